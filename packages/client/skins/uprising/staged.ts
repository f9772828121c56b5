/** A view as it stands after one more event: what moves, falls or comes is seen at its moment, and not all at once at the end. */
import { FACTION, UNIT, type UnitId } from '@longtable/uprising/data/factions';
import type { Event } from '@longtable/uprising/events';
import type { Party } from '@longtable/uprising/spec';
import type { View } from './open.ts';
import { fightAfter } from './staged-combat.ts';

type Hex = View['hexes'][number];

const withHex = (view: View, h: number, change: (hex: Hex) => Partial<Hex>): View =>
  view.hexes[h] === undefined ? view : { ...view, hexes: view.hexes.with(h, { ...view.hexes[h], ...change(view.hexes[h]) }) };

const withFoe = (view: View, card: string, part: Partial<View['foes'][number]>): View => ({
  ...view,
  foes: view.foes.map((foe) => (foe.card === card ? { ...foe, ...part } : foe)),
});

const PIECES = { garrison: 'garrisons', skeleton: 'skeletons', curse: 'curse' } as const;

function placed(view: View, what: keyof typeof PIECES, h: number, n: number): View {
  if (what === 'curse') return withHex(view, h, () => ({ curse: n > 0 }));
  return withHex(view, h, (hex) => ({ [PIECES[what]]: Math.max(0, hex[PIECES[what]] + n) }));
}

function withUnits(view: View, seat: number, h: number, unit: UnitId, n: number): View {
  const { index } = UNIT[unit];
  return withHex(view, h, (hex) => {
    const units = hex.units.length > index ? hex.units : FACTION[UNIT[unit].faction].units.map(() => 0);
    const next = units.with(index, Math.max(0, units[index]! + n));
    return { units: next, owner: next.some((count) => count > 0) ? seat : -1 };
  });
}

function withHero(view: View, seat: number, to: number): View {
  const gone: View = { ...view, hexes: view.hexes.map((hex) => ({ ...hex, heroes: hex.heroes.filter((one) => one !== seat) })) };
  const moved = withHex(gone, to, (hex) => ({ heroes: [...hex.heroes, seat] }));
  return { ...moved, players: moved.players.map((player, i) => (i === seat ? { ...player, at: to } : player)) };
}

function withPoints(view: View, party: Party, total: number): View {
  if (party === 'E') return { ...view, empireVp: total };
  if (party === 'C') return { ...view, chaosVp: total };
  return { ...view, players: view.players.map((player, i) => (i === party ? { ...player, vp: total } : player)) };
}

function fallen(view: View, { hex, units, seat }: Extract<Event, { type: 'losses' }>): View {
  const ids = FACTION[view.players[seat]!.faction].units;
  return units.reduce((next, n, kind) => (n > 0 ? withUnits(next, seat, hex, ids[kind]!, -n) : next), view);
}

/** The view after an event. */
export const advance = (view: View, event: Event): View => fightAfter(moved(view, event), event);

function moved(view: View, event: Event): View {
  switch (event.type) {
    case 'phase':
      return { ...view, phase: event.phase };
    case 'moved':
      return withHero(view, event.seat, event.to);
    case 'foe-moved':
      return withFoe(view, event.card, { at: event.to });
    case 'threat':
      return withFoe(view, event.card, { threat: event.threat });
    case 'token':
      return withFoe(view, event.card, { tokens: event.tokens });
    case 'target':
      return withFoe(view, event.card, { target: event.hex, prey: event.prey });
    case 'slain':
    case 'foe-removed':
      return { ...view, foes: view.foes.filter(({ card }) => card !== event.card) };
    case 'placed':
      return placed(view, event.what, event.hex, 1);
    case 'removed':
    case 'destroyed':
      return placed(view, event.what, event.hex, -event.n);
    case 'skeletons-moved':
      return placed(placed(view, 'skeleton', event.from, -event.n), 'skeleton', event.to, event.n);
    case 'unit-moved':
      return withUnits(withUnits(view, event.seat, event.from, event.unit, -1), event.seat, event.to, event.unit, 1);
    case 'built':
      return event.what in UNIT
        ? withUnits(view, event.seat, event.hex, event.what as UnitId, 1)
        : withHex(view, event.hex, () => (event.what === 'haven' ? { haven: event.seat } : { [event.what]: true }));
    case 'building-removed':
      return withHex(view, event.hex, () => (event.what === 'haven' ? { haven: -1, wall: false, tower: false } : { [event.what]: false }));
    case 'losses':
      return fallen(view, event);
    case 'explored':
      return withHex(view, event.hex, () => ({ up: true, tile: event.tile }));
    case 'quest-tried':
      return { ...view, heroRoll: { seat: event.seat, quest: event.quest, pool: [], dice: [], symbols: [0, 0, 0], met: [] } };
    case 'hero-rolled':
      return {
        ...view,
        heroRoll: { seat: event.seat, quest: view.heroRoll?.quest ?? null, pool: [], dice: event.dice, symbols: event.symbols, met: [] },
      };
    case 'quest-solved':
    case 'quest-failed':
      return { ...view, heroRoll: null };
    case 'vp':
      return withPoints(view, event.party, event.total);
    default:
      return view;
  }
}
