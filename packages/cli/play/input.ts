/** Lines that a person types, or a script pipes in. */
import { createInterface } from 'node:readline';

export interface Input {
  /** True if a person sits there: then the screen is cleared and Enter awaited between seats. */
  readonly live: boolean;
  /** null: the input has ended. */
  next(): Promise<string | null>;
  close(): void;
}

export function terminalInput(echo: boolean): Input {
  const live = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const reader = createInterface({ input: process.stdin, ...(live ? { output: process.stdout } : {}), prompt: '> ' });
  const lines = reader[Symbol.asyncIterator]();
  let open = true;
  reader.on('close', () => {
    open = false;
  });
  return {
    live,
    async next() {
      if (live && open) reader.prompt();
      const { value, done } = await lines.next();
      if (done) return null;
      if (!live && echo) console.log(`> ${value}`);
      return value as string;
    },
    close: () => reader.close(),
  };
}
