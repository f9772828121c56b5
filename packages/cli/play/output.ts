/** The screen of a match at the terminal: text for people, or one line of JSON for each thing that is shown. */
import { wrapped } from '../wrap.ts';

export interface Output {
  /** `data` is what programs get instead of the lines. */
  show(what: string, lines: readonly string[], data?: unknown): void;
  clear(): void;
}

/** `columns`: how wide the terminal is; undefined: there is none, and lines stay whole. */
export const textOutput = (columns: () => number | undefined): Output => ({
  show(what, lines) {
    if (lines.length === 0) return;
    const width = columns();
    if (what === 'table' || what === 'question') console.log('');
    console.log((width === undefined ? lines : lines.flatMap((line) => wrapped(line, width))).join('\n'));
  },
  clear: () => process.stdout.write('\x1b[2J\x1b[3J\x1b[H'),
});

export const jsonOutput: Output = {
  show(what, lines, data) {
    if (lines.length > 0 || data !== undefined) console.log(JSON.stringify({ [what]: data ?? lines }));
  },
  clear: () => {},
};
