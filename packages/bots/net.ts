/** A learnt value: a small net on the features of a position, written as text so that it travels with a title's words. */

/** Rows of weights as text, two characters each; what a whole number of them is worth stands beside. */
interface Row {
  readonly unit: number;
  readonly text: string;
}

export interface NetData {
  /** For each hidden unit: its weights by feature, what it is worth without any, and whether it adds or takes away. */
  readonly hidden: readonly (Row & { readonly bias: number; readonly sign: 1 | -1 })[];
  /** The weights of the features themselves. */
  readonly linear: Row;
  readonly bias: number;
}

export interface Net {
  readonly features: number;
  readonly units: number;
  /** By feature, then by unit. */
  readonly weights: readonly number[];
  readonly biases: readonly number[];
  readonly signs: readonly number[];
  readonly linear: readonly number[];
  readonly bias: number;
  /** Room to work in. */
  readonly sums: number[];
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Two digits stand for -2048 to 2047. */
const MIDDLE = 2048;

const numbersIn = ({ unit, text }: Row): number[] =>
  zeros(text.length / 2).map((_, i) => unit * (digitAt(text, 2 * i) * DIGITS.length + digitAt(text, 2 * i + 1) - MIDDLE));
const digitAt = (text: string, i: number): number => DIGITS.indexOf(text[i]!);

/** Plain numbers: typed arrays are not among the things that every server lets a title's words name. */
export const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);

/** Sets all numbers to 0. Not by `fill`: that makes it a list of whole numbers, which the first fraction replaces by another list. */
export function clear(numbers: number[]): void {
  for (let i = 0; i < numbers.length; i++) numbers[i] = 0;
}

/** The same as text again; numbers lie within what two digits can say, in units of their row. */
export function dataOf({ features, units, weights, biases, signs, linear, bias }: Omit<Net, 'sums'>): NetData {
  const column = (j: number): number[] => zeros(features).map((_, i) => weights[i * units + j]!);
  return {
    hidden: biases.map((own, j) => ({ ...rowOf(column(j)), bias: rounded(own), sign: signs[j]! < 0 ? -1 : 1 })),
    linear: rowOf(linear),
    bias: rounded(bias),
  };
}
const rounded = (x: number): number => Number(x.toPrecision(5));

/** Finer than this makes no difference that could be felt, and takes more room when it is packed. */
const FINEST = 255;

function rowOf(numbers: readonly number[]): Row {
  const unit = rounded(Math.max(1e-9, ...numbers.map(Math.abs)) / FINEST);
  const digits = (n: number): string => DIGITS[Math.floor(n / DIGITS.length)]! + DIGITS[n % DIGITS.length]!;
  return { unit, text: numbers.map((x) => digits(Math.round(x / unit) + MIDDLE)).join('') };
}

export function netOf({ hidden, linear, bias }: NetData): Net {
  const straight = numbersIn(linear);
  const features = straight.length;
  const units = hidden.length;
  const weights = zeros(features * units);
  for (const [j, row] of hidden.entries()) for (const [i, weight] of numbersIn(row).entries()) weights[i * units + j] = weight;
  return {
    features,
    units,
    weights,
    biases: hidden.map((row) => row.bias),
    signs: hidden.map((row) => row.sign),
    linear: straight,
    bias,
    sums: zeros(units),
  };
}

/** The value of a position by its features. Most of them are 0 and cost nothing. */
export function valueBy({ features, units, weights, biases, signs, linear, bias, sums }: Net, x: readonly number[]): number {
  let value = bias;
  for (let j = 0; j < units; j++) sums[j] = biases[j]!;
  for (let i = 0; i < features; i++) {
    const own = x[i]!;
    if (own === 0) continue;
    value += own * linear[i]!;
    const at = i * units;
    for (let j = 0; j < units; j++) sums[j]! += own * weights[at + j]!;
  }
  for (let j = 0; j < units; j++) if (sums[j]! > 0) value += signs[j]! * sums[j]!;
  return value;
}
