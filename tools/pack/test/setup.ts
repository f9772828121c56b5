/** Before all tests of packages: the tarballs, of the page that is built. */
import { pack, TARBALLS } from '../../pack.ts';

export async function setup(): Promise<void> {
  await pack(TARBALLS);
}
