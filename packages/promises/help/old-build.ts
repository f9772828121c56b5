/** A server of another build: rules and words of this one with a line more, so that nothing but their hashes differs. For browser tests. */
import { readConfig } from '@longtable/server/config.ts';
import { serve } from '@longtable/server/serve.ts';
import { openStore } from '@longtable/server/store/open.ts';
import { buildOn, changedBuild } from './versions.ts';

const key = process.env['TITLES_KEY'] ?? '';
const config = readConfig(process.env);
const store = await openStore(config);
const own = await changedBuild(store, key, (_game, _kind, code) => `${code}// another build\n`);
const server = await serve(config, { store, titles: await buildOn(store, key, own) });
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
