/** Whole matches at the terminal, typed by a script. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lines, longtable, temporary } from './run.ts';

/** More answers than any match of Skirmish takes: the first option is always legal. */
const FIRST_OPTIONS = new Array<number>(60).fill(1);

describe('play skirmish', () => {
  it('is played to its end in English', async () => {
    const { code, out, err } = await longtable(['play', 'skirmish', '--seed', '3', '--players', '3'], lines(...FIRST_OPTIONS));
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Choose a soldier for the hill. The prize is 1.');
    expect(out).toContain('[Seat 2 (captain)] · score 0 · 4 cards');
    expect(out).toMatch(/The match is over\.\nAll hills have been fought over\.\nScores: Seat 1 \d+, .*\nVictory: Seat/);
  });
  it('is played to its end in German', async () => {
    const { code, out } = await longtable(['play', 'skirmish', '--seed', '3', '--lang', 'de'], lines(...FIRST_OPTIONS));
    expect(code).toBe(0);
    expect(out).toContain('Wähle einen Soldaten für den Hügel.');
    expect(out).toMatch(/Die Partie ist zu Ende\.\nAlle Hügel sind umkämpft worden\.\nPunkte: Platz 1 \d+/);
  });
  it('says so when the input ends before the match, and that it is not over', async () => {
    const { code, out } = await longtable(['play', 'skirmish', '--seed', '3'], '');
    expect(code).toBe(1);
    expect(out.trimEnd().split('\n').at(-1)).toBe('The input ended before the match was over.');
    expect((await longtable(['play', 'skirmish', '--seed', '3'], lines('quit'))).code).toBe(0);
  });
  it('shows a seat its own hand and nobody else’s', async () => {
    const { out } = await longtable(['play', 'skirmish', '--seed', '3', '--seat', '2', '--players', '3'], lines('quit'));
    expect(out.match(/Your hand/g)).toHaveLength(1);
    expect(out).toMatch(/\[Seat 2\].*\n {2}Your hand: [1-5], /);
  });
  it('understands numbers, ids and words, and says so when it does not', async () => {
    const typed = lines('9', '=9', 'nothing', '1 2', '', '=5', 'quit');
    const { out } = await longtable(['play', 'skirmish', '--seed', '3', '--players', '3'], typed);
    expect(out.match(/is no answer to this question/g)).toHaveLength(4);
    expect(out).toMatch(/Seat 1 5 \+ /);
  });
  it('answers help, log, explain, rules and why', async () => {
    const typed = lines('help', 'log', 'explain', 'why', 'why 1', 'why 77', 'rules ral-03', 'rules SK-XX-99', 'table', 'quit');
    const { out } = await longtable(['play', 'skirmish', '--seed', '3', '--players', '3'], typed);
    for (const part of [
      'save FILE',
      'A hill worth 1 is turned up',
      'Everybody chooses in secret.',
      'Nothing that one might expect is forbidden here.',
      'That is possible: Rank 1.',
      '"77" is neither possible nor',
      'SK-RAL-03: The strongest captain may counter a rally',
      'No rule has the number "SK-XX-99" or speaks of it.',
      'Good-bye.',
    ])
      expect(out).toContain(part);
  });
  it('names the rule that forbids an option', async () => {
    const { out } = await longtable(['play', 'skirmish', '--hotseat', '--seed', '12'], lines(...blockedCounter));
    expect(out).toContain('not possible now: "why" says why.');
    expect(out).toMatch(/Counter with rank \d \[\d\]: The strongest captain may counter a rally .* \(SK-RAL-03\)/);
  });
});

/** Two captains who send their best, so that a rally with a high rank meets a low one in hand. */
const blockedCounter = Array.from({ length: 40 }, () => ['why', '3', '2', '1']).flat();

describe('one person who leads all seats', () => {
  it('passes no device, is shown every hand and takes back what any seat decided', async () => {
    const { code, out } = await longtable(['play', 'skirmish', '--alone', '--seed', '3'], lines('1', 'undo', 'quit'));
    expect(code).toBe(0);
    expect(out).not.toContain('Pass the device');
    expect(out).toContain('Seat 1, you decide:');
    expect(out).toContain('Seat 2, you decide:');
    expect(out).toMatch(/\[Seat 1\].*\n {2}Your hand: [1-5], /);
    expect(out).toMatch(/\[Seat 2\].*\n {2}Your hand: [1-5], /);
    expect(out).toContain('Taken back.');
  });
  it('plays Uprising alone, and is shown only what has changed when another faction decides', async () => {
    const { out } = await longtable(['play', 'uprising', '--alone', '--seed', '3'], lines('1', '1', '1', 'quit'));
    expect(out).not.toContain('Pass the device');
    expect(out.match(/Seat 2, you decide/g)?.length).toBeGreaterThan(0);
    const [whole, news] = out.split(/^── /m).slice(1);
    expect(news!.length).toBeLessThan(0.6 * whole!.length);
  });
  it('is no hot seat', async () => {
    const { code, err } = await longtable(['play', 'skirmish', '--alone', '--hotseat']);
    expect([code, err]).toEqual([2, 'longtable: --hotseat seats persons everywhere; leave --alone out.\n']);
  });
});

describe('undo', () => {
  it('takes back a decision while nothing came of it', async () => {
    const typed = lines('1', 'undo', 'quit');
    const { out } = await longtable(['play', 'skirmish', '--hotseat', '--seed', '3'], typed);
    expect(out).toContain('Pass the device to Seat');
    expect(out).toContain('You have not decided anything yet.');
  });
  it('stops at dice and at what others decided', async () => {
    const { out } = await longtable(['play', 'skirmish', '--seed', '3', '--players', '3'], lines('1', 'undo', 'quit'));
    expect(out).toContain('Somebody else has decided since: that stands.');
  });
});

describe('save and --load', () => {
  it('go on where the match was left, and end as it would have ended', async () => {
    const file = join(temporary(), 'match.json');
    const whole = await longtable(['play', 'skirmish', '--seed', '5', '--hotseat'], lines(...FIRST_OPTIONS));
    const saved = await longtable(['play', 'skirmish', '--seed', '5', '--hotseat'], lines(1, 1, 1, `save ${file}`, 'quit'));
    expect(saved.out).toContain(`Saved to ${file}`);
    expect((JSON.parse(readFileSync(file, 'utf8')) as { moves: unknown[] }).moves).toHaveLength(3);
    const loaded = await longtable(['play', 'skirmish', '--hotseat', '--load', file], lines(...FIRST_OPTIONS));
    const end = (text: string): string => text.slice(text.indexOf('The match is over.'));
    expect(end(loaded.out)).toBe(end(whole.out));
    expect(end(loaded.out)).toContain('Victory');
    const mixed = await longtable(['play', 'skirmish', '--load', file, '--seed', '7']);
    expect([mixed.code, mixed.err]).toEqual([2, 'longtable: --seed comes from the file that is loaded.\n']);
  });
  it('name the line that goes on with the same seats, which need not name the game', async () => {
    const file = join(temporary(), 'match.json');
    const seats = ['--players', '3', '--seat', '2', '--bots', 'random,greedy', '--lang', 'de'];
    const { out } = await longtable(['play', 'skirmish', '--seed', '5', ...seats], lines(1, `save ${file}`, 'quit'));
    const again = `longtable play skirmish --load ${file} --seat 2 --bots random,greedy --lang de`;
    expect(out).toContain(`Gesichert in ${file}. Weiter mit: ${again}\n`);
    const words = again.split(' ').slice(1);
    const named = await longtable(words, lines('quit'));
    expect(named.out).toContain('Platz 2, du entscheidest:');
    expect(
      (
        await longtable(
          words.filter((word) => word !== 'skirmish'),
          lines('quit'),
        )
      ).out,
    ).toBe(named.out);
  });
  it('write over a match, and over nothing else', async () => {
    const folder = temporary();
    const [notes, match] = [join(folder, 'notes.txt'), join(folder, 'match.json')];
    writeFileSync(notes, 'mine');
    const { out } = await longtable(
      ['play', 'skirmish', '--seed', '5', '--hotseat'],
      lines(`save ${notes}`, `save ${match}`, 1, `save ${match}`, 'quit'),
    );
    expect(out).toContain(`"${notes}" holds something else than a match`);
    expect(readFileSync(notes, 'utf8')).toBe('mine');
    expect((JSON.parse(readFileSync(match, 'utf8')) as { moves: unknown[] }).moves).toHaveLength(1);
  });
  it('says so when a file cannot be written, and goes on', async () => {
    const { code, out } = await longtable(['play', 'skirmish', '--seed', '5'], lines('save', `save ${temporary()}`, 'quit'));
    expect(code).toBe(0);
    expect(out).toContain('Type the name of a file too: save FILE.');
    expect(out).toContain('cannot be written: it is a folder');
  });
});

describe('play --json', () => {
  it('is one line of JSON for each thing shown', async () => {
    const { out } = await longtable(['play', 'skirmish', '--seed', '3', '--json'], lines(...FIRST_OPTIONS));
    const shown = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, { options?: { id: unknown; label: string }[]; winners?: number[] }>);
    expect(shown[0]).toEqual({ welcome: { game: 'skirmish', seats: 2, seed: 3 } });
    expect(shown.find((line) => line['question'])?.['question']?.options?.[0]?.label).toMatch(/^Rank/);
    expect(shown.at(-1)?.['end']?.winners).toBeInstanceOf(Array);
  });
});
