/** The view while a happening is being told: what each event changes on the board, until the whole of it is shown. */
import type { Event, View } from '@longtable/crown-of-ash';
import { BOARD_SPACES, CITADEL } from '@longtable/crown-of-ash/data/board';
import { GOLD } from '@longtable/crown-of-ash/data/goods';
import { EMPTY, KING, MINIONS, NOBODY } from '@longtable/crown-of-ash/data/numbers';

type Player = View['players'][number];

const withPlayer = (view: View, who: number, change: (player: Player) => Partial<Player>): View => {
  const player = view.players[who];
  return player === undefined ? view : { ...view, players: view.players.with(who, { ...player, ...change(player) }) };
};
const plus = (goods: readonly number[], more: readonly number[], sign = 1): number[] => goods.map((n, i) => n + sign * (more[i] ?? 0));
const less = (list: readonly number[], gone: readonly number[]): readonly number[] => list.filter((id) => !gone.includes(id));

/** A minion comes to a space of the board, or leaves it. */
function minions(view: View, space: string, change: (there: readonly number[]) => readonly number[]): View {
  const at = (BOARD_SPACES as readonly string[]).indexOf(space);
  return at < 0 ? view : { ...view, spaces: view.spaces.with(at, change(view.spaces[at]!)) };
}

const leaves = (who: number) => (there: readonly number[]) => there.toSpliced(there.lastIndexOf(who), 1);
const comes = (who: number) => (there: readonly number[]) => [...there, who];
const guard = (view: View, area: number, defenders: readonly number[]): View =>
  area < 0 ? view : { ...view, defenders: view.defenders.with(area, defenders) };
const own = (view: View, area: number, who: number): View => ({ ...view, owner: view.owner.with(area, who) });
const stackOn = (view: View, region: number, tile: number): View => ({
  ...view,
  tiles: view.tiles.with(region, [...view.tiles[region]!, tile]),
});

/** The King sits in the Citadel when the first round begins, unless the AI holds it. */
const crowned = (view: View): View => (view.owner[CITADEL] === NOBODY ? own(view, CITADEL, KING) : view);

/** The round is over: all minions are back when the row is renewed. */
const home = (view: View): View => ({
  ...view,
  spaces: view.spaces.map(() => []),
  players: view.players.map((player) => ({ ...player, minions: MINIONS, refreshed: false })),
});

function reinforced(view: View, { fighter, from, to, swapped }: Extract<Event, { type: 'reinforced' }>): View {
  const left = from < 0 ? view : guard(view, from, [...less(view.defenders[from]!, [fighter]), ...(swapped === EMPTY ? [] : [swapped])]);
  return to < 0 ? left : guard(left, to, [...less(left.defenders[to]!, [swapped]), fighter]);
}

/** Events that move nothing on the board: a new kind of event must be put here or be shown, or nothing compiles. */
type Unseen =
  | 'fate'
  | 'refreshed'
  | 'reshuffled'
  | 'attack'
  | 'committed'
  | 'unveiled'
  | 'laid'
  | 'forewarned'
  | 'revealed'
  | 'rolled'
  | 'overturned'
  | 'fortified'
  | 'combat'
  | 'discarded'
  | 'exhumes'
  | 'ai-action'
  | 'lowest'
  | 'charged'
  | 'final'
  | 'end';
const unseen = (_event: Extract<Event, { type: Unseen }>, view: View): View => view;

export function advance(view: View, event: Event): View {
  switch (event.type) {
    case 'necromancer':
      return withPlayer(view, event.who, () => ({ necromancer: event.necromancer }));
    case 'founded':
      return guard(own(stackOn(view, event.region, event.tile), event.region, event.who), event.region, [event.fighter]);
    case 'garrison':
      return guard(own(view, CITADEL, event.who), CITADEL, event.fighters);
    case 'round':
      return { ...crowned(view), round: event.round };
    case 'order':
      return { ...view, order: event.order };
    case 'turn':
      return { ...view, active: event.who };
    case 'minion': {
      const sent = withPlayer(view, event.who, ({ minions: n, refreshed }) => ({
        minions: n - 1,
        refreshed: refreshed || event.space === 'refresh',
      }));
      return minions(sent, event.space, comes(event.who));
    }
    case 'commanded':
      return minions(minions(view, event.from, leaves(event.of)), event.to, comes(event.of));
    case 'gained':
      return withPlayer(view, event.who, ({ goods, vp }) => ({ goods: plus(goods, event.goods), vp: vp + event.vp }));
    case 'fenced':
      return withPlayer(view, event.who, ({ goods }) => ({ goods: plus(plus(goods, event.gave, -1), event.took) }));
    case 'built': {
      const paid = withPlayer(view, event.who, ({ goods }) => ({ goods: goods.with(GOLD, goods[GOLD]! - event.cost) }));
      const bought = { ...paid, row: paid.row.map((id) => (id === event.tile ? EMPTY : id)) };
      return own(stackOn(bought, event.region, event.tile), event.region, event.who);
    }
    case 'row':
      return { ...view, row: view.row.with(event.place, event.tile) };
    case 'cleared':
      return home({ ...view, row: view.row.map(() => EMPTY) });
    case 'amended':
      return guard(view, event.area, event.defenders);
    case 'reinforced':
      return reinforced(view, event);
    case 'raised': {
      const bought = { ...view, display: view.display.map((id) => (id === event.fighter ? EMPTY : id)) };
      return withPlayer(bought, event.who, ({ goods, hand }) => ({ goods: plus(goods, event.paid, -1), hand: hand + 1 }));
    }
    case 'display':
      return { ...view, display: view.display.with(event.space, event.fighter) };
    case 'conquered':
      return guard(own(view, event.area, event.who), event.area, event.fighters);
    case 'buried':
      return withPlayer(view, event.who, ({ graveyard }) => ({ graveyard: [...graveyard, ...event.fighters] }));
    case 'rescued':
      return withPlayer(view, event.who, ({ graveyard }) => ({ graveyard: less(graveyard, [event.fighter]) }));
    case 'casualty':
    case 'returned':
      return { ...view, defenders: view.defenders.map((list) => less(list, [event.fighter])) };
    case 'resurrected':
    case 'homecoming':
      return withPlayer(view, event.who, ({ graveyard, hand }) => ({
        graveyard: less(graveyard, event.fighters),
        hand: hand + event.fighters.length,
      }));
    case 'scored':
      return withPlayer(view, event.who, () => ({ vp: event.vp }));
    case 'ai-card':
      return view.ai === null ? view : { ...view, ai: { ...view.ai, turned: [...view.ai.turned, event.card] } };
    case 'cube':
      return view.ai === null ? view : { ...view, ai: { ...view.ai, cube: event.square } };
    default:
      return unseen(event, view);
  }
}
