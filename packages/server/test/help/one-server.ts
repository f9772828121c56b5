/** One server for all tests of a file, with a folder of its own. */
import { afterAll, beforeAll } from 'vitest';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../../promises/help/setting.ts';

/** Its address is known once the tests run. */
export function oneServer(env: Record<string, string> = {}): Pick<Started, 'base'> {
  let server: Started;
  const folder = temporaryFolder();
  beforeAll(async () => {
    server = await startServer({ DATA_DIR: folder, ...env });
  });
  afterAll(async () => {
    await server.close();
    removeFolder(folder);
  });
  return {
    get base() {
      return server.base;
    },
  };
}
