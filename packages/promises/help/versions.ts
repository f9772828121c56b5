/** Other builds of the same program: other rules for the same games, as an older or a newer release would bring them. */
import { type FrozenNames, freeze, hashOf, type Kind, ownCode, ownTitles, released } from '@longtable/frozen';
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

const unchanged: Change = (_game, _kind, code) => code;

/** The rules that were released first, truly older ones, and what is changed in them besides. */
export async function firstRelease(store: Store, key: string, change: Change = unchanged): Promise<Build> {
  const first: Record<string, FrozenNames> = {};
  for (const { game, rules, words } of released) first[game] ??= { rules, words, view: '' };
  return built(store, key, first, change, async (hash) => ownCode(hash) ?? '');
}

const asWritten = new Map<string, Promise<string>>();
/** The readable code of this build. */
function readable(hash: string, game: string, kind: Kind): Promise<string> {
  const code = asWritten.get(hash) ?? freeze(game, kind, 'readable').then((file) => file.code);
  asWritten.set(hash, code);
  return code;
}

/** This build with something changed in it, and no number raised anywhere. */
export const changedBuild = async (store: Store, key: string, change: Change): Promise<Build> =>
  built(store, key, await ownTitles(), change, readable);

type CodeOf = (hash: string, game: string, kind: Kind) => Promise<string>;

async function built(store: Store, key: string, from: Build, change: Change, codeOf: CodeOf): Promise<Build> {
  const build: Record<string, FrozenNames> = {};
  for (const [game, names] of Object.entries(from)) {
    const changed = async (kind: Kind): Promise<string> => change(game, kind, await codeOf(names[kind], game, kind));
    const code = { rules: await changed('rules'), words: await changed('words') };
    const own = { rules: hashOf(code.rules), words: hashOf(code.words), view: names.view };
    for (const kind of ['rules', 'words'] as const) {
      const name = { hash: own[kind], game, kind, rules: own.rules, put: Date.now() };
      await store.putTitles([{ ...name, code: code[kind], seal: sealOf(key, name) }]);
    }
    build[game] = own;
  }
  return build;
}

/** Skirmish with other dice: every match goes another way from its first clash on. */
export const otherDice: Change = (game, kind, code) =>
  game === 'skirmish' && kind === 'rules' ? code.replace('t.random(DICE[seat], 6)', 't.random(DICE[seat], 5)') : code;
