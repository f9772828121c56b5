/** The plate under a target: what it needs against what the hand has, and how that would go. */
import type { Seat } from '@longtable/kernel';
import { useTouch } from '../../src/board/targets.tsx';
import type { Cast } from './cast.ts';
import { inSix, type Odds, type Outlook, oddsOf, outlookOf } from './odds.ts';
import { armyOf, helpers } from './purse.ts';

const TONES: Readonly<Record<Outlook, string>> = { sure: 'ok', chance: 'ok', may: 'may', far: 'no' };

export interface Aim {
  readonly odds: Odds;
  readonly outlook: Outlook;
}

/** The chances of the viewer's hand against a strength. */
export function aimAt({ view, viewer }: Cast, needed: number, dice: number): Aim {
  const odds = oddsOf(armyOf(view, viewer), needed, dice);
  return { odds, outlook: outlookOf(odds, helpers(view, viewer)) };
}

function verdict({ t }: Cast, { odds, outlook }: Aim, dice: number): string {
  if (outlook === 'far') return t.far;
  if (outlook === 'may') return t.perhaps;
  if (dice > 0) return t.chance(outlook === 'sure' ? 6 : inSix(odds), 6);
  return odds.mine === odds.needed ? t.tie : t.sure;
}

interface PlateProps {
  readonly id: string;
  readonly needed: number;
  readonly dice?: number;
  readonly cast: Cast;
  readonly wide?: boolean;
  /** Said where the card is too small for its name. */
  readonly name?: string;
}

/** Tone and words of the plate under a thing that is fought in a battle. */
export function Plate({ id, needed, dice = 0, cast, wide = false, name }: PlateProps) {
  const { t, view, viewer } = cast;
  const touch = useTouch();
  if (viewer === null) return null;
  const aim = aimAt(cast, needed, dice);
  const state = touch.of(id)?.state;
  const barred = state === 'blocked' ? (view.attacked.includes(id as never) ? t.triedNow : t.notNow) : null;
  const tone = barred !== null ? 'no' : state === undefined ? 'idle' : TONES[aim.outlook];
  return (
    <span className={`ra-vs ${tone}`}>
      {name !== undefined && (
        <span className="who" aria-hidden="true">
          {name}
        </span>
      )}
      <b className="full">{(wide ? t.against : t.versus)(needed, aim.odds.mine)}</b>
      <b className="brief" aria-hidden="true">
        {t.duel(needed, aim.odds.mine)}
      </b>
      <small>{barred ?? verdict(cast, aim, dice)}</small>
    </span>
  );
}

/** The plate under something that another player defends. What they hold is never guessed. */
export function SiegePlate({
  id,
  owner,
  walls,
  cast,
}: {
  readonly id: string;
  readonly owner: Seat;
  readonly walls: number;
  readonly cast: Cast;
}) {
  const { t, view, viewer } = cast;
  const touch = useTouch();
  if (viewer === null) return null;
  const state = touch.of(id)?.state;
  const mine = armyOf(view, viewer).reduce((a, b) => a + b, 0);
  const cards = view.players[owner]!.cards;
  return (
    <span className={`ra-vs ${state === 'legal' ? (cards === 0 && mine > walls ? 'ok' : 'may') : 'no'}`}>
      <b>{walls > 0 ? t.siegeWalls(mine, walls) : t.siegeOf(mine, cards)}</b>
      <small>{state === 'blocked' ? t.notNow : walls > 0 ? t.andCards(cards) : t.noWalls}</small>
    </span>
  );
}
