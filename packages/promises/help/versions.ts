/** Other builds of the same program: other rules for the same games, as an older or a newer release would bring them. */
import { type FrozenNames, hashOf, type Kind, ownCode, ownTitles, released } from '@longtable/frozen';
import type { Store } from '@longtable/server/store/contract.ts';
import { openTitles, sealOf, type Titles } from '@longtable/server/titles.ts';

export type Build = Readonly<Record<string, FrozenNames>>;
/** The code of a file as another build would have it. */
export type Change = (game: string, kind: Kind, code: string) => string;

/** A server of another build: its new tables are played by its own rules. */
export async function buildOn(store: Store, key: string, own: Build): Promise<Titles> {
  const titles = await openTitles(store, key);
  return { ...titles, own: (game) => own[game] ?? null };
}

/** The rules that were released first: truly older ones. */
export async function firstRelease(store: Store, key: string): Promise<Build> {
  const build: Record<string, FrozenNames> = {};
  for (const { game, rules, words } of released) build[game] ??= { rules, words, view: '' };
  await put(store, key, build);
  return build;
}

/** This build with something changed in it, and no number raised anywhere. */
export async function changedBuild(store: Store, key: string, change: Change): Promise<Build> {
  const build: Record<string, FrozenNames> = {};
  const codes = new Map<string, string>();
  const named = (game: string, kind: Kind, hash: string): string => {
    const code = change(game, kind, ownCode(hash) ?? '');
    codes.set(hashOf(code), code);
    return hashOf(code);
  };
  for (const [game, { rules, words, view }] of Object.entries(await ownTitles()))
    build[game] = { rules: named(game, 'rules', rules), words: named(game, 'words', words), view };
  await put(store, key, build, codes);
  return build;
}

async function put(store: Store, key: string, build: Build, codes: ReadonlyMap<string, string> = new Map()): Promise<void> {
  for (const [game, { rules, words }] of Object.entries(build))
    for (const [kind, hash] of [['rules', rules] as const, ['words', words] as const]) {
      const name = { hash, game, kind, rules, put: Date.now() };
      await store.putTitles([{ ...name, code: codes.get(hash) ?? ownCode(hash) ?? '', seal: sealOf(key, name) }]);
    }
}

/** Skirmish with other dice: every match goes another way from its first clash on. */
export const otherDice: Change = (game, kind, code) =>
  game === 'skirmish' && kind === 'rules' ? code.replace('t.random(DICE[seat], 6)', 't.random(DICE[seat], 5)') : code;
