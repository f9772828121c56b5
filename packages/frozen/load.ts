/** Frozen files as modules: bytes checked against their name, foreign ones also against the list of what is allowed, then imported once. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Budget, inMeteredTime, inTime, withBudget } from './budget.ts';
import { ABI, type FrozenRules, type FrozenWords, isHash, type Kind } from './contract.ts';
import { hashOf } from './freeze.ts';
import { meteredCode } from './release.ts';

/** unsealed: out of a store, and nobody vouches for it · damaged: other bytes than its name says · impure: it does what rules must not · newer: made for a later program · broken: it throws */
export type Unusable = 'missing' | 'unsealed' | 'damaged' | 'impure' | 'newer' | 'broken';

/** A file that cannot be played by. Whoever needs it waits; all others go on. */
export class UnusableTitle extends Error {
  readonly hash: string;
  readonly why: Unusable;
  constructor(hash: string, why: Unusable, more = '') {
    super(`the file ${hash} is ${why}${more === '' ? '' : `: ${more}`}`);
    this.hash = hash;
    this.why = why;
  }
}

export interface Bytes {
  readonly code: string;
  /** Of this build or of a release: it was looked at when it was frozen. */
  readonly own: boolean;
}

/** The files that this process imports: threads of it import them, too. Nobody needs them after it. */
let folder: string | null = null;
function ownFolder(): string {
  if (folder === null) {
    const made = mkdtempSync(join(tmpdir(), 'longtable-titles-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  // Whoever tidies up temporary folders may have been here.
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function check(hash: string, { code, own }: Bytes, kind: Kind): Promise<void> {
  if (hashOf(code) !== hash) throw new UnusableTitle(hash, 'damaged');
  if (own) return;
  const { impurities } = await import('./purity.ts');
  let impure: string[];
  try {
    impure = impurities(code, kind);
  } catch (error) {
    throw new UnusableTitle(hash, 'broken', String(error));
  }
  if (impure.length > 0) throw new UnusableTitle(hash, 'impure', impure.join(', '));
}

/** Files as this thread imports them: as they are, or metered. Other threads always find them as they are. */
type Form = 'plain' | 'metered';

async function imported(hash: string, code: string, form: Form): Promise<Record<string, unknown>> {
  const plain = join(ownFolder(), `${hash}.mjs`);
  writeFileSync(plain, code);
  try {
    const file = form === 'plain' ? plain : join(ownFolder(), `${hash}.metered.mjs`);
    if (form === 'metered') writeFileSync(file, meteredCode(hash, code));
    return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  } catch (error) {
    throw new UnusableTitle(hash, 'broken', String(error));
  }
}

const SHAPES: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  rules: { game: 'object', engine: 'function', chance: 'function' },
  words: { words: 'object', think: 'function', view: 'string' },
};

const known = new Map<string, Promise<Record<string, unknown>>>();

async function load(hash: string, bytes: Bytes, kind: Kind, form: Form): Promise<Record<string, unknown>> {
  if (!isHash(hash)) throw new UnusableTitle(hash, 'missing');
  await check(hash, bytes, kind);
  const module = await imported(hash, bytes.code, form);
  if (typeof module['abi'] !== 'number' || module['abi'] > ABI) throw new UnusableTitle(hash, 'newer');
  for (const [name, type] of Object.entries(SHAPES[kind]))
    if (typeof module[name] !== type) throw new UnusableTitle(hash, 'broken', `no ${name}`);
  return module;
}

/** The address of a file that was loaded: for other threads of this process. */
export const fileOf = (hash: string): string => pathToFileURL(join(ownFolder(), `${hash}.mjs`)).href;

/** Imports a file once; what failed is tried again when it is asked for again. */
function once(hash: string, bytes: Bytes, kind: Kind, form: Form): Promise<Record<string, unknown>> {
  const name = `${hash} ${form}`;
  const before = known.get(name);
  if (before !== undefined && hashOf(bytes.code) === hash) return before;
  const loading = load(hash, bytes, kind, form);
  if (before === undefined) known.set(name, loading);
  loading.catch(() => known.get(name) === loading && known.delete(name));
  return loading;
}

const guarded = new WeakMap<FrozenRules, FrozenRules>();

/** All rules run within a time budget. */
export async function loadRules(hash: string, bytes: Bytes): Promise<FrozenRules> {
  const [form, budget]: [Form, Budget] = bytes.own ? ['metered', inMeteredTime()] : ['plain', inTime()];
  const rules = (await once(hash, bytes, 'rules', form)) as unknown as FrozenRules;
  const safe = guarded.get(rules) ?? withBudget(rules, budget);
  guarded.set(rules, safe);
  return safe;
}
export const loadWords = async (hash: string, bytes: Bytes): Promise<FrozenWords> =>
  (await once(hash, bytes, 'words', 'plain')) as unknown as FrozenWords;
