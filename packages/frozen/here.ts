/** Rules by their hash without a server: of this build, of a release, or out of files that somebody hands in. */
import type { FrozenRules } from './contract.ts';
import { hashOf } from './freeze.ts';
import { loadRules, UnusableTitle } from './load.ts';
import { ownCode, ownTitles } from './release.ts';

/** `given`: the code of files that may be used beside; it is checked like all code that is not our own. */
export async function rulesHere(hash: string, given: readonly string[] = []): Promise<FrozenRules> {
  // The files of this build are there once somebody has asked for them.
  await ownTitles();
  const own = ownCode(hash);
  if (own !== null) return loadRules(hash, { code: own, own: true });
  const code = given.find((text) => hashOf(text) === hash);
  if (code === undefined) throw new UnusableTitle(hash, 'missing');
  return loadRules(hash, { code, own: false });
}
