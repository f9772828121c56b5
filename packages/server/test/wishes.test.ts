/** Wishes to bots on the same side: who may say them, what is kept, and that bots think of them. */
import { expect, test } from 'vitest';
import { Player } from '../../promises/help/player.ts';
import { oneServer } from './help/one-server.ts';

const server = oneServer({ BOT_PAUSE_MS: '0' });

const BOT = { who: 'bot', level: 'apprentice' } as const;

async function begun(game: string, seats: readonly object[], options: object = {}): Promise<{ ann: Player; id: string }> {
  const ann = await Player.named(server.base, 'Ann');
  const { id } = await ann.make({ game, seats, options, listed: true });
  await ann.watch(id);
  await ann.do({ t: 'start' });
  await ann.until(() => ann.table?.status === 'playing');
  return { ann, id };
}

test('bots answer a wish at once, with a reason in both languages, and the table remembers it', async () => {
  const { ann, id } = await begun('uprising', [{ who: 'me' }, BOT, BOT], { resources: 0 });
  const before = ann.looks.get(0);
  expect((await ann.do({ t: 'wish', seat: 0, kind: 'food', at: '' })).t).toBe('done');
  await ann.until(() => (ann.table?.wishes?.length ?? 0) > 0);
  const wish = ann.table!.wishes!.at(-1)!;
  expect(wish.replies.map(({ seat }) => seat)).toEqual([1, 2]);
  for (const { why } of wish.replies) expect([why.en, why.de].every((text) => text.length > 5)).toBe(true);
  expect(ann.looks.get(0)?.given).toBe(before?.given);
  await ann.watch(id);
  expect(ann.table!.wishes!.at(-1)).toEqual(wish);
  ann.close();
});

test('nobody wishes for another, nor what the title has no word for, nor where nobody plays together', async () => {
  const { ann, id } = await begun('uprising', [{ who: 'me' }, BOT]);
  const eve = await Player.named(server.base, 'Eve');
  await eve.watch(id);
  const refused = async (player: Player, message: object): Promise<string | undefined> => {
    const said = await player.do({ t: 'wish', seat: 0, kind: 'food', at: '', ...message });
    return said.t === 'refused' ? said.refusal.refused : undefined;
  };
  expect(await refused(eve, {})).toBe('not-allowed');
  expect(await refused(ann, { seat: 1 })).toBe('not-allowed');
  expect(await refused(ann, { kind: 'gold' })).toBe('bad-option');
  expect(await refused(ann, { kind: 'defend', at: '999' })).toBe('bad-option');
  const { ann: other } = await begun('skirmish', [{ who: 'me' }, BOT]);
  expect(await refused(other, {})).toBe('bad-option');
  expect(other.table?.wishes).toBeUndefined();
  for (const player of [ann, eve, other]) player.close();
});
