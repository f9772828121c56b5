/**
 * The code that tables are played by: files of this build, of releases, and of the store, each found by its hash. What is named is what
 * runs, also for today's rules. A file out of the store runs only if it is sealed with a key that the store does not hold.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  ABI,
  type FrozenNames,
  type FrozenRules,
  type FrozenWords,
  type GuestTitle,
  isHash,
  legacyRules,
  loadRules,
  loadWords,
  ownCode,
  ownTitles,
  released,
  UnusableTitle,
} from '@longtable/frozen';
import type { RulesName } from '@longtable/host';
import { type Store, type TitleName, type TitleRow, Unavailable } from './store/contract.ts';

/** Rules that a table may be played by, ready to be used. */
export interface TableRules {
  readonly hash: string;
  readonly rules: FrozenRules;
  /** The newest words that belong to them; null: there are none here. */
  readonly words: string | null;
}

export interface Titles {
  readonly ids: readonly string[];
  /** The files of this server for a game: what new tables are played by. null: there is no such game. */
  own(game: string): FrozenNames | null;
  /** This build's files are safe in the store: must be so before a table names them. */
  keep(): Promise<void>;
  /** Throws `UnusableTitle`. */
  open(rules: string): Promise<TableRules>;
  /** The same for what was opened before. */
  opened(rules: string): TableRules | null;
  words(hash: string): Promise<FrozenWords>;
  /** The bytes of a file that may be used. */
  code(hash: string): Promise<string | null>;
}

/** The hash of the rules that a first entry names. Those from before hashes had numbers. */
export const rulesHash = (game: string, rules: RulesName): string =>
  typeof rules === 'string' ? rules : (legacyRules(game, rules) ?? `${game} ${rules}`);

export const sealOf = (key: string, { hash, game, kind, rules }: Omit<TitleName, 'put'>): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([hash, game, kind, rules, ABI]))
    .digest('hex');

export function isSealed(key: string | null, row: TitleRow): boolean {
  if (key === null) return false;
  const wanted = Buffer.from(sealOf(key, row));
  const given = Buffer.from(row.seal);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

type Code = (hash: string) => string | null;

/** The files of this server as the store keeps them. */
function ownRows(own: Readonly<Record<string, FrozenNames>>, code: Code, key: string | null, put: number): TitleRow[] {
  return Object.entries(own).flatMap(([game, { rules, words }]) =>
    [['rules', rules] as const, ['words', words] as const].map(([kind, hash]) => {
      const name = { hash, game, kind, rules, put };
      return { ...name, code: code(hash) ?? '', seal: key === null ? '' : sealOf(key, name) };
    }),
  );
}

/** Puts this server's files into the store; without a store only they and released ones are known. `guests`: titles from outside. */
export async function openTitles(
  store: Store | null,
  key: string | null,
  now: number | 'read-only' = Date.now(),
  guests: readonly GuestTitle[] = [],
): Promise<Titles> {
  const own = { ...(await ownTitles()), ...Object.fromEntries(guests.map(({ game, names }) => [game, names])) };
  const guestCode: Code = (hash) => guests.find(({ code }) => code.has(hash))?.code.get(hash) ?? null;
  let kept = store === null || now === 'read-only';
  async function keep(): Promise<void> {
    if (kept || store === null || now === 'read-only') return;
    const there = new Set((await store.titleNames()).map(({ hash }) => hash));
    await store.putTitles(ownRows(own, (hash) => ownCode(hash) ?? guestCode(hash), key, now).filter(({ hash }) => !there.has(hash)));
    kept = true;
  }
  // A full disk is no reason not to start: tables that are there can be watched.
  await keep().catch((error: unknown) => {
    if (!(error instanceof Unavailable)) throw error;
  });
  const known = new Map<string, TableRules>();

  async function stored(hash: string): Promise<{ code: string; own: boolean }> {
    const row = store === null || !isHash(hash) ? null : await store.title(hash);
    if (row === null) throw new UnusableTitle(hash, 'missing');
    if (!isSealed(key, row)) throw new UnusableTitle(hash, 'unsealed');
    return { code: row.code, own: false };
  }
  async function bytes(hash: string): Promise<{ code: string; own: boolean }> {
    const code = ownCode(hash);
    if (code !== null) return { code, own: true };
    const guest = guestCode(hash);
    return guest === null ? stored(hash) : { code: guest, own: false };
  }

  /** This server's own words, else the newest that were ever put for these rules. */
  async function wordsFor(rules: string): Promise<string | null> {
    const ours = Object.values(own).find((names) => names.rules === rules);
    if (ours !== undefined) return ours.words;
    const there = store === null ? [] : await store.titleNames();
    const kept = there.findLast((name) => name.kind === 'words' && name.rules === rules);
    return kept?.hash ?? released.findLast((r) => r.rules === rules)?.words ?? null;
  }

  async function open(hash: string): Promise<TableRules> {
    const before = known.get(hash);
    if (before !== undefined) return before;
    const opened = { hash, rules: await loadRules(hash, await bytes(hash)), words: await wordsFor(hash) };
    known.set(hash, opened);
    return opened;
  }

  /** Read and checked once: a bot that thinks asks for them each time. */
  const spoken = new Map<string, FrozenWords>();
  async function words(hash: string): Promise<FrozenWords> {
    const read = spoken.get(hash) ?? (await loadWords(hash, await bytes(hash)));
    spoken.set(hash, read);
    return read;
  }

  return {
    ids: Object.keys(own),
    keep,
    own: (game) => (Object.hasOwn(own, game) ? (own[game] ?? null) : null),
    open,
    opened: (hash) => known.get(hash) ?? null,
    words,
    code: async (hash) => (await bytes(hash).catch(() => null))?.code ?? null,
  };
}
