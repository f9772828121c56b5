// Exit code 0 when what is installed is what the lock file asks for.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './node24.mjs';

const packages = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
const wanted = packages('package-lock.json');
const have = packages('node_modules/.package-lock.json');
for (const [path, { version, link, resolved, optional }] of Object.entries(wanted)) {
  if (path === '' || !path.startsWith('node_modules/') || optional) continue;
  // A package of ours that the lock file knows and this checkout does not have.
  if (link && !existsSync(join(ROOT, resolved, 'package.json'))) continue;
  if (!have[path] || (!link && have[path].version !== version)) process.exit(1);
}
