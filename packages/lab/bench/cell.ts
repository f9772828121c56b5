/** One cell of the benchmark in a process of its own: `cell.ts <what> <game> <warm ms> <measured ms>` prints a rate. */
import { answers, clones, peerMoves, peerSearches, type Span, searches } from './cells.ts';

const [what = '', game = '', warm = '', measure = ''] = process.argv.slice(2);
const span: Span = { warm: Number(warm), measure: Number(measure) };

const CELLS: Record<string, () => number | Promise<number>> = {
  peer: () => peerMoves(span),
  kept: () => answers(game, true, span),
  place: () => answers(game, false, span),
  clone: () => clones(game, false, span),
  structured: () => clones(game, true, span),
  search: () => searches(game, span),
  'peer-search': () => peerSearches(span),
};

const cell = CELLS[what];
if (cell === undefined) throw new Error(`no cell ${what}`);
console.log(JSON.stringify(await cell()));
