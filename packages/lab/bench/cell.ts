/**
 * One cell of the benchmark in a process of its own: `cell.ts <what> <game> <warm ms> <measured ms>` prints a rate. `growth-kinds` is for people
 * and no part of the benchmark: it says by which questions the cost of an answer grows.
 */
import { answers, clones, growth, imaginations, searches, viewBytes, views } from './cells.ts';
import type { Span } from './clock.ts';
import { growthByKind } from './kinds.ts';
import { peerMoves, peerSearches } from './peer-cells.ts';

const [what = '', of = '', warm = '', measure = ''] = process.argv.slice(2);
const span: Span = { warm: Number(warm), measure: Number(measure) };
/** `yield:3`: with three seats. */
const [game = '', seats = ''] = of.split(':');

const CELLS: Record<string, () => number | Promise<number | object>> = {
  peer: () => peerMoves(span, false),
  'peer-frozen': () => peerMoves(span, true),
  kept: () => answers(game, { keep: true }, span),
  'kept-told': () => answers(game, { keep: true, record: true }, span),
  place: () => answers(game, {}, span),
  'place-told': () => answers(game, { record: true }, span),
  real: () => answers(game, { keep: true, record: true, real: true }, span),
  growth: () => growth(game, Number(seats), span),
  'growth-kinds': () => growthByKind(game, Number(seats), span),
  clone: () => clones(game, false, span),
  structured: () => clones(game, true, span),
  view: () => views(game, span),
  'view-bytes': () => viewBytes(game),
  imagine: () => imaginations(game, span),
  search: () => searches(game, span),
  'peer-search': () => peerSearches(span),
};

const cell = CELLS[what];
if (cell === undefined) throw new Error(`no cell ${what}`);
const found = await cell();
console.log(JSON.stringify(found, null, typeof found === 'number' ? 0 : 2));
