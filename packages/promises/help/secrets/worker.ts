/** One thread that compares pairs: says after each match what it has seen so far. */
import { parentPort, workerData } from 'node:worker_threads';
import { ownTitle, ownTitlesOnly } from '../own.ts';
import { comparePairs, type Wanted } from './pairs.ts';

const { game, ...wanted } = workerData as Wanted & { readonly game: string };
const title = await ownTitle(await ownTitlesOnly(), game);
await comparePairs(title, { ...wanted, onProgress: (report) => parentPort?.postMessage(report) });
