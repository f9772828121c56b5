/** Decisions of bots in pairs of positions that their seat may not be able to tell apart. The bots get the true match. */
import { type Bot, type Heuristic, loadHeuristic } from '@longtable/bots';
import { type GameId, loadTitle } from '@longtable/games';
import { canonical, engine, fail, isRefusal, type Match, type Rnd, rndFrom, type Seat, type Spec, sample } from '@longtable/kernel';
import { type Machine, original, ZONES } from './twins.ts';

export interface DecisionsReport {
  pairs: number;
  decisions: number;
  readonly differences: string[];
}

interface Wanted {
  readonly game: GameId;
  readonly bots: readonly Bot[];
  readonly pairs: number;
  readonly seed: number;
  readonly stopAtFirst?: boolean;
}

export async function compareDecisions({ game, bots, pairs, seed, stopAtFirst = false }: Wanted): Promise<DecisionsReport> {
  const title = await loadTitle(game);
  const heuristic: Heuristic<Spec> = (await loadHeuristic(game)) ?? fail(`no bot knows ${game}`);
  const zones = ZONES[game] ?? fail(`nobody has said what is hidden in ${game}`);
  const machine: Machine = engine<Spec>(title.game);
  const report: DecisionsReport = { pairs: 0, decisions: 0, differences: [] };
  const isOver = (): boolean => report.pairs >= pairs || (stopAtFirst && report.differences.length > 0);

  const decided = (bot: Bot, match: Match<Spec>, seat: Seat, n: number): string => {
    const { answer, offer, prospect } = bot.decide({ engine: machine, heuristic, match, seat, rnd: rndFrom(n), offers: true });
    return canonical({ answer, offer: offer ?? null, prospect });
  };
  const loaded = (saved: string): Match<Spec> => {
    const match = machine.load(saved);
    return isRefusal(match) ? fail(`not loaded: ${match.refused}`) : match;
  };

  function compare(m: Match<Spec>, seat: Seat, rnd: Rnd): void {
    const saved = machine.save(m);
    const twin = original(zones, machine, saved).twin(seat, rnd);
    if (twin === null || question(machine, m, seat) !== question(machine, loaded(twin), seat)) return;
    report.pairs++;
    const luck = rnd(1_000_000);
    for (const bot of bots) {
      report.decisions++;
      const [real, other] = [decided(bot, loaded(saved), seat, luck), decided(bot, loaded(twin), seat, luck)];
      if (real !== other) report.differences.push(`${game}, ${bot.name}, seat ${seat}: ${real} against ${other}`);
    }
  }

  for (let n = 0; !isOver(); n++) {
    const rnd = rndFrom(seed * 7_919 + n);
    const least = Math.max(2, title.players.min);
    const seats = least + rnd(title.players.max - least + 1);
    const options = title.game.options(title.variant(seats, rnd), seats);
    if (isRefusal(options)) fail(JSON.stringify(options));
    const m = machine.start(options, seats, seed + n);
    while (m.result === null && !isOver()) {
      const awaited = machine.awaited(m);
      const seat = awaited[rnd(awaited.length)] ?? fail('nobody is asked');
      if (rnd(6) === 0) compare(m, seat, rnd);
      machine.apply(m, seat, sample(m.open.find((ask) => ask.seat === seat) ?? fail('nothing is asked'), rnd));
    }
  }
  return report;
}

/** The seat's question and offers: they must be the same, or the two are no twins to it. */
const question = (machine: Machine, m: Match<Spec>, seat: Seat): string =>
  canonical([m.open.find((ask) => ask.seat === seat) ?? null, machine.offers(m, seat)]);
