/** The store that a command looks after. */
import { BadConfig, type Config, readConfig } from '@longtable/server';
import { type Line, WrongUse } from './command.ts';

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
