/** Words in one language say what the whole words say in it, and answer in it whichever is asked for. */
import { engine, rndFrom, type Spec, sample } from '@longtable/kernel';
import { LANGUAGES, type Say } from '@longtable/kit';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadTitle } from '../index.ts';
import { loadWordsIn } from '../words.ts';

const GAMES = GAME_IDS.filter((game) => game !== 'skirmish');
const ANSWERS = 150;

/** Looks of a random match, through the eyes of whoever is asked. */
async function* looks(id: (typeof GAMES)[number]) {
  const { game } = await loadTitle(id);
  const machine = engine(game);
  const match = machine.start(game.options({}, 2) as object, 2, 7);
  const rnd = rndFrom(7);
  for (let n = 0; n < ANSWERS && match.result === null; n++) {
    const [asked] = machine.awaited(match);
    const ask = match.open.find(({ seat }) => seat === asked)!;
    yield { view: game.view(match, ask.seat), with: {}, name: (seat: number) => `Seat ${seat}` } satisfies Say<Spec>;
    machine.apply(match, ask.seat, sample(ask, rnd));
  }
}

describe.each(GAMES)('%s', (id) => {
  it.each(LANGUAGES)('%s alone is as the whole tells it', async (language) => {
    const whole = await loadTitle(id);
    const only = (await loadWordsIn(id, language))!;
    expect(only.texts).toEqual({ en: whole.texts[language], de: whole.texts[language] });
    expect([only.players, only.bound, only.fields]).toEqual([whole.players, whole.bound, whole.fields]);
    const seen = new Set<string>();
    for await (const say of looks(id)) {
      const tableau = whole.tableau(say, language);
      expect(only.tableau(say, language)).toEqual(tableau);
      seen.add(JSON.stringify(tableau));
    }
    expect(seen.size).toBeGreaterThan(20);
  });
  it('the languages differ', async () => {
    const [en, de] = [(await loadWordsIn(id, 'en'))!, (await loadWordsIn(id, 'de'))!];
    expect(en.texts.de.tagline).not.toBe(de.texts.de.tagline);
    for await (const say of looks(id)) expect(en.tableau(say, 'en')).not.toEqual(de.tableau(say, 'de'));
  });
});

it.each(['skirmish', 'chess', 'constructor', ''])('"%s" has no words in one language alone', async (id) => {
  expect(await loadWordsIn(id, 'en')).toBeNull();
});
