/** A fight that is over: who won, what each side dealt round by round, and what came of it. */

import { NEMESIS, type NemesisId } from '@longtable/uprising/data/nemesis';
import type { Event } from '@longtable/uprising/events';
import type { Party } from '@longtable/uprising/spec';
import { Icon } from '../../src/design/icon.tsx';
import type { IconName } from '../../src/design/icons.ts';
import type { SkinProps } from '../skin.ts';
import type { Cast } from './cast.ts';
import { Crest } from './crest.tsx';
import type { Fight } from './fight.ts';
import { BannerSign, Emblem } from './pieces.tsx';

const SIGNS: Readonly<Partial<Record<Event['type'], IconName>>> = {
  vp: 'vp',
  losses: 'skull',
  slain: 'battle',
  destroyed: 'battle',
  godpower: 'bolt',
  'godpower-stopped': 'bolt',
  'druid-used': 'bolt',
  placed: 'horde',
  'building-removed': 'haven',
};

export const isCard = (group: string): group is NemesisId => group in NEMESIS;

interface PartySignProps {
  readonly cast: Cast;
  readonly party: Party;
  readonly group: string;
}

/** The shield of a faction, the emblem of a card, or the banner of the Nemesis. */
export function PartySign({ cast: { faces }, party, group }: PartySignProps) {
  if (typeof party === 'number') return <Crest face={faces[party]!} />;
  return isCard(group) ? <Emblem card={group} /> : <BannerSign party={party} />;
}

export function titleOf({ over }: Fight, { t, viewer, party, group, place }: Cast): string {
  const { winner, sides, groups } = over;
  if (winner === null) return t.combat.nobodyAt(place(over.hex));
  if (winner === viewer) return t.combat.youWon(place(over.hex));
  const side = sides.indexOf(winner);
  return t.combat.wonAt(typeof winner === 'number' ? party(winner) : group(winner, groups[side]!), place(over.hex));
}

/** Hits that one side dealt: a term for each round, and the sum in a dark cell. */
function Dealt({ fight, side, cast }: { readonly fight: Fight; readonly side: 0 | 1; readonly cast: Cast }) {
  const { t, w } = cast;
  const { over, rounds } = fight;
  const foe = side === 0 ? 1 : 0;
  const sum = rounds.reduce((total, { hits }) => total + hits[foe]!, 0);
  const [before, after] = [over.before[side]!, over.after[side]!];
  return (
    <div className="sd">
      <div className="h">
        <PartySign cast={cast} party={over.sides[side]!} group={over.groups[side]!} />
        <b>{cast.group(over.sides[side]!, over.groups[side]!)}</b>
        <small>{t.combat.strength(before, after)}</small>
      </div>
      <div className="terms">
        {rounds.map(({ kind, hits }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
          <span key={i}>
            <b>{i === 0 ? hits[foe] : `+${hits[foe]}`}</b>
            <small>{w.rounds[kind]}</small>
          </span>
        ))}
        <span className="sum">
          <b>{sum}</b>
          <small>{t.combat.hits(sum)}</small>
        </span>
      </div>
    </div>
  );
}

interface FightResultProps {
  readonly fight: Fight;
  readonly cast: Cast;
  readonly eventLine: SkinProps['eventLine'];
}

export function FightResult({ fight, cast, eventLine }: FightResultProps) {
  const { view, viewer, t } = cast;
  const sides: readonly (0 | 1)[] = fight.over.sides[1] === viewer ? [1, 0] : [0, 1];
  const lines = fight.told.flatMap((event) => {
    const text = eventLine(event);
    return text === null ? [] : [{ icon: SIGNS[event.type] ?? 'quill', text }];
  });
  const own = viewer === null ? null : (view.players[viewer]?.vp ?? null);
  return (
    <div className="up-result">
      <div className="two">
        {sides.map((side) => (
          <Dealt key={side} fight={fight} side={side} cast={cast} />
        ))}
      </div>
      <ul className="reasons">
        {lines.map(({ icon, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change
          <li key={i}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
        {own !== null && fight.told.some((event) => event.type === 'vp' && event.party === viewer) && (
          <li>
            <Icon name="king" />
            {t.combat.race(own, view.empireVp, view.chaosVp)}
          </li>
        )}
      </ul>
    </div>
  );
}
