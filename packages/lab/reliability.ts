/** Forecasts against what came: of all the times that bots gave a seat 70 %, how often did it win? */
import { botNamed, prospects } from '@longtable/bots';
import { fail } from '@longtable/kernel';
import { isOptionRefusal } from '@longtable/kit';
import { type Fixture, playFixture, type Ring, ringFor } from './arena/play.ts';

export interface ReliabilityPlan {
  readonly game: string;
  readonly bot: string;
  readonly players: number;
  readonly matches: number;
  readonly seed: number;
  readonly options: object;
}

/** Forecasts within a tenth. */
export interface Bin {
  readonly from: number;
  readonly forecasts: number;
  /** Means of forecasts and of results. */
  readonly said: number;
  readonly came: number;
}

export interface Reliability {
  readonly bins: readonly Bin[];
  readonly forecasts: number;
  /** The mean logarithmic loss; 0.693 is a coin's. */
  readonly loss: number;
  /** The number by which all leads should be divided: 1 is right, 2 is twice too sure. */
  readonly sureness: number;
}

interface Forecast {
  readonly said: number;
  readonly came: number;
}

const BINS = 10;
/** A forecast is never certain. */
const LEAST = 1e-4;

/** Forecasts at calm positions of whole matches. Seats that won side by side share the win, unless nobody could win without the others. */
export function forecastsOf({ title, heuristic }: Ring, plan: ReliabilityPlan): Forecast[] {
  const bot = botNamed(plan.bot) ?? fail(`no bot ${plan.bot}`);
  const all: Forecast[] = [];
  const options = title.game.options(plan.options, plan.players);
  const isTogether = !isOptionRefusal(options) && title.game.together?.(options) === true;
  for (let i = 0; i < plan.matches; i++) {
    const said: number[][] = [];
    const fixture: Fixture = {
      players: Array.from({ length: plan.players }, () => ({ bot, heuristic })),
      options: plan.options,
      seed: plan.seed + i,
      watch: (m) => {
        if (heuristic.calm(m, 1)) said.push(prospects(heuristic, m));
      },
    };
    const { winners } = playFixture(title, fixture);
    const part = isTogether ? 1 : 1 / winners.length;
    for (const row of said) for (const [seat, one] of row.entries()) all.push({ said: one, came: winners.includes(seat) ? part : 0 });
  }
  return all;
}

export function reliability(forecasts: readonly Forecast[]): Reliability {
  const bins = Array.from({ length: BINS }, (_, i): Bin => {
    const own = forecasts.filter(({ said }) => Math.min(BINS - 1, Math.floor(said * BINS)) === i);
    return { from: i / BINS, forecasts: own.length, said: mean(own.map(({ said }) => said)), came: mean(own.map(({ came }) => came)) };
  });
  return { bins, forecasts: forecasts.length, loss: lossAt(forecasts, 1), sureness: sureness(forecasts) };
}

const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length);

/** The loss if all leads counted `1 / times`. */
function lossAt(forecasts: readonly Forecast[], times: number): number {
  return mean(
    forecasts.map(({ said, came }) => {
      const clear = Math.min(1 - LEAST, Math.max(LEAST, said));
      const p = 1 / (1 + Math.exp(-Math.log(clear / (1 - clear)) / times));
      return -(came * Math.log(p) + (1 - came) * Math.log(1 - p));
    }),
  );
}

/** The divisor of leads with the least loss, by looking ever closer. */
function sureness(forecasts: readonly Forecast[]): number {
  let [low, high] = [0.1, 10];
  for (let i = 0; i < 30; i++) {
    const [a, b] = [low * (high / low) ** 0.4, low * (high / low) ** 0.6];
    if (lossAt(forecasts, a) < lossAt(forecasts, b)) high = b;
    else low = a;
  }
  return Math.sqrt(low * high);
}

export const reliabilityOf = async (plan: ReliabilityPlan): Promise<Reliability> => reliability(forecastsOf(await ringFor(plan), plan));
