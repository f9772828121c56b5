import type { RuneAge } from '@longtable/rune-age';
import { NOBODY } from '@longtable/rune-age/data/numbers';
import { type Figures, fromOne, type Reader } from './facets.ts';

export const runeAgeFacets: Reader<RuneAge> = ({ table, seats, result }, events) => {
  const first = events.map(({ event }) => event).find((event) => event.type === 'setup')?.first ?? table.first;
  const role = (seat: number): string => (table.overlord === NOBODY ? 'ruler' : seat === table.overlord ? 'overlord' : 'ally');
  return table.players.map(({ race }, seat) => ({
    seat: [fromOne(seat)],
    order: [fromOne((seat - first + seats) % seats)],
    race: [race],
    role: [role(seat)],
    scenario: [table.options.cooperative ? 'dragonlords, cooperative' : table.options.scenario],
    end: [result?.why ?? 'none'],
  }));
};

export const runeAgeFigures: Figures<RuneAge> = ({ table }) => ({ rounds: table.round });
