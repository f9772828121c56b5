/** The option of all commands that look after a store. Apart from the store itself, which is loaded only where it is used. */
import type { OptionSpec } from './command.ts';

export const DATA_OPTION: OptionSpec = { value: 'FOLDER', help: 'Folder of the embedded store. Default: DATA_DIR, or "data".' };
