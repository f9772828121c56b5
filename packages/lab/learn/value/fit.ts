/**
 * Fits a net to matches. The target of a position is half what the old net says and half what came of it: the lead in the end, mixed with what
 * the old net says of the positions on the way. What is learnt stays near what was known: an answer that is overrated once is not at once the best.
 */
import { dataOf, type NetData, netOf, valueBy, zeros } from '@longtable/bots/net';
import { rndFrom } from '@longtable/kernel';
import type { Told } from './plan.ts';

/** The part of the end in what came of a position, for each position on the way. */
const LATER = 0.92;
const OLD = 0.5;
const EPOCHS = 6;
const BATCH = 32;
const RATE = 0.0005;
/** Errors above this many points pull no harder: dice can do anything. */
const CLIP = 20;

interface Example {
  readonly row: readonly number[];
  readonly target: number;
}

export function examplesOf(told: readonly Told[], old: NetData): Example[] {
  const net = netOf(old);
  return told.flatMap(({ rows, lead }) => {
    let later = lead;
    return rows
      .map((row) => ({ row, said: valueBy(net, row) }))
      .reverse()
      .map(({ row, said }): Example => {
        const target = OLD * said + (1 - OLD) * later;
        later = LATER * later + (1 - LATER) * said;
        return { row, target };
      });
  });
}

/** The old net moved towards the examples, with the mean error of both in points. */
export function fit(examples: readonly Example[], old: NetData, seed: number): { net: NetData; before: number; after: number } {
  const { features, units, sums, signs, ...start } = netOf(old);
  // All that moves lies in one list: weights by feature and unit, biases of units, linear weights, the bias.
  const at = { biases: features * units, linear: features * units + units, bias: features * units + units + features };
  const moving = [...start.weights, ...start.biases, ...start.linear, start.bias];
  const pull = zeros(moving.length);
  const learner = adam(moving, pull);

  function learn({ row, target }: Example): void {
    let value = moving[at.bias]!;
    for (let j = 0; j < units; j++) sums[j] = moving[at.biases + j]!;
    for (let i = 0; i < features; i++) {
      value += row[i]! * moving[at.linear + i]!;
      if (row[i] !== 0) for (let j = 0; j < units; j++) sums[j]! += row[i]! * moving[i * units + j]!;
    }
    for (let j = 0; j < units; j++) if (sums[j]! > 0) value += signs[j]! * sums[j]!;
    const error = Math.max(-CLIP, Math.min(CLIP, value - target)) / BATCH;
    pull[at.bias]! += error;
    for (let j = 0; j < units; j++) if (sums[j]! > 0) pull[at.biases + j]! += error * signs[j]!;
    for (let i = 0; i < features; i++) {
      if (row[i] === 0) continue;
      pull[at.linear + i]! += error * row[i]!;
      for (let j = 0; j < units; j++) if (sums[j]! > 0) pull[i * units + j]! += error * signs[j]! * row[i]!;
    }
  }

  const rnd = rndFrom(seed);
  for (let n = 0; n < (EPOCHS * examples.length) / BATCH; n++) {
    for (let k = 0; k < BATCH; k++) learn(examples[rnd(examples.length)]!);
    learner.step();
  }
  const net = dataOf({
    features,
    units,
    signs,
    weights: moving.slice(0, at.biases),
    biases: moving.slice(at.biases, at.linear),
    linear: moving.slice(at.linear, at.bias),
    bias: moving[at.bias]!,
  });
  return { net, before: errorOf(old, examples), after: errorOf(net, examples) };
}

/** Mean distance from the targets, in points. */
export function errorOf(data: NetData, examples: readonly Example[]): number {
  const net = netOf(data);
  return examples.reduce((sum, { row, target }) => sum + Math.abs(valueBy(net, row) - target), 0) / examples.length;
}

/** Adam (Kingma and Ba, 2015): every number moves by its own measure of how steady its pull is. */
function adam(moving: number[], pull: number[]): { step(): void } {
  const mean = zeros(moving.length);
  const square = zeros(moving.length);
  let steps = 0;
  return {
    step() {
      steps++;
      const [young, wide] = [1 - 0.9 ** steps, 1 - 0.999 ** steps];
      for (let i = 0; i < moving.length; i++) {
        mean[i] = 0.9 * mean[i]! + 0.1 * pull[i]!;
        square[i] = 0.999 * square[i]! + 0.001 * pull[i]! ** 2;
        moving[i]! -= (RATE * (mean[i]! / young)) / (Math.sqrt(square[i]! / wide) + 1e-8);
        pull[i] = 0;
      }
    },
  };
}
