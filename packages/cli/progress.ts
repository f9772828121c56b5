/** A progress bar on the terminal's error stream; nothing at all when nobody watches. */
const WIDTH = 30;
const EVERY_MS = 100;

export interface Progress {
  show(done: number, all: number): void;
  end(): void;
}

export function progressBar(what: string): Progress {
  if (!process.stderr.isTTY) return { show: () => {}, end: () => {} };
  let last = 0;
  return {
    show(done, all) {
      const now = performance.now();
      if (done < all && now - last < EVERY_MS) return;
      last = now;
      const full = Math.round((done / all) * WIDTH);
      process.stderr.write(`\r${what} [${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done}/${all}`);
    },
    end: () => process.stderr.write('\r\x1b[K'),
  };
}
