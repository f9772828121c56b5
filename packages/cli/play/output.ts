/** The screen of a match at the terminal: text for people, or one line of JSON for each thing that is shown. */
export interface Output {
  /** `data` is what programs get instead of the lines. */
  show(what: string, lines: readonly string[], data?: unknown): void;
  clear(): void;
}

export const textOutput: Output = {
  show(what, lines) {
    if (lines.length === 0) return;
    if (what === 'table' || what === 'question') console.log('');
    console.log(lines.join('\n'));
  },
  clear: () => process.stdout.write('\x1b[2J\x1b[3J\x1b[H'),
};

export const jsonOutput: Output = {
  show(what, lines, data) {
    if (lines.length > 0 || data !== undefined) console.log(JSON.stringify({ [what]: data ?? lines }));
  },
  clear: () => {},
};
