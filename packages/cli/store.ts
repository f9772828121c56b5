/** The store that a command looks after. */
import { existsSync } from 'node:fs';
import { BadConfig, type Config, readConfig, sqlitePath } from '@longtable/server';
import { type Line, type OptionSpec, WrongUse } from './command.ts';

export const DATA_OPTION: OptionSpec = { value: 'FOLDER', help: 'Folder of the embedded store. Default: DATA_DIR, or "data".' };

/** Works on the store that the line and the environment name; what is wrong with them or with a file is wrong use. */
export async function onStore<T>(line: Line, work: (config: Config) => Promise<T>): Promise<T> {
  const folder = line.text('data');
  try {
    return await work(readConfig({ ...process.env, ...(folder === undefined ? {} : { DATA_DIR: folder }) }));
  } catch (error) {
    if (error instanceof BadConfig) throw new WrongUse(`${error.message}.`);
    throw error;
  }
}

/** The same where a store must be there already: a slip in its name makes no empty one. */
export const onKeptStore = <T>(line: Line, work: (config: Config) => Promise<T>): Promise<T> =>
  onStore(line, (config) => {
    if (config.databaseUrl === null && !existsSync(sqlitePath(config)))
      throw new WrongUse(`There is no database at ${sqlitePath(config)}.`);
    return work(config);
  });
