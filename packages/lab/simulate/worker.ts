/** A thread that plays parts of a simulation as they are handed to it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SimulationPlan } from './plan.ts';
import { playPart } from './play.ts';

const plan = workerData as SimulationPlan;
parentPort?.on('message', async ([from, to]: [number, number]) => {
  parentPort?.postMessage(await playPart(plan, from, to));
});
