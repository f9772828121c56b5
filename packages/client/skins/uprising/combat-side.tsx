/** One side of a fight: who it is, its dice as they would be thrown or as they lie, and what they come to. */
import { type Colour, FACES } from '@longtable/uprising/data/dice';
import { FACTION, UNIT } from '@longtable/uprising/data/factions';
import { NEMESIS } from '@longtable/uprising/data/nemesis';
import { symbolText } from '@longtable/uprising/locale/things';
import type { Party } from '@longtable/uprising/spec';
import { Icon } from '../../src/design/icon.tsx';
import type { SkinProps } from '../skin.ts';
import type { Cast } from './cast.ts';
import { Die, useStill } from './die.tsx';
import { isCard, PartySign } from './fight-result.tsx';
import type { GlyphName } from './glyph.tsx';
import type { View } from './open.ts';
import { averages, type Combat, diceOf, throwsOne } from './pool.ts';

const SIGNS = ['skull', 'shield', 'bolt'] as const;

/** Signs of the Units that throw, by the colour of their die. */
function signsOf(view: View, party: Party): Readonly<Partial<Record<Colour, GlyphName>>> {
  if (typeof party !== 'number') return {};
  return Object.fromEntries(FACTION[view.players[party]!.faction].units.map((id) => [UNIT[id].die, UNIT[id].type]));
}

interface DieInFightProps {
  readonly colour: Colour;
  readonly face: number;
  readonly sign: GlyphName;
  readonly cast: Cast;
  /** Its place in the roll. */
  readonly place: number;
  readonly chosen?: boolean;
  /** Left out: it is not to be thrown again now. */
  readonly onToggle?: () => void;
}

function DieInFight({ colour, face, sign, cast: { view, w }, place, chosen = false, onToggle }: DieInFightProps) {
  const shown = face < 0 ? [] : FACES[view.options.dice][colour][face]!;
  const words = shown.flatMap((n, i) => (n > 0 ? [symbolText(w, n, i)] : [])).join(' + ');
  const inside = (
    <>
      <Die colour={colour} faces={view.options.dice} face={face} sign={sign} />
      <span className="sr">
        {w.colours[colour]} {face < 0 ? '' : words || w.blank}
      </span>
    </>
  );
  if (onToggle === undefined) return <span className="dd">{inside}</span>;
  const state = chosen ? 'chosen' : 'legal';
  return (
    <button
      type="button"
      className={`dd ${state}`}
      aria-pressed={chosen}
      data-target={`die:${place}`}
      data-state={state}
      onClick={onToggle}
    >
      {inside}
    </button>
  );
}

interface SideProps {
  readonly cast: Cast;
  readonly combat: Combat;
  readonly side: 0 | 1;
  readonly props: SkinProps;
}

export function Side({ cast, combat, side, props: { question, draft } }: SideProps) {
  const { view, w, t, viewer } = cast;
  const party = combat.sides[side]!;
  const group = combat.groups[side]!;
  const dice = diceOf(combat, side);
  const rolled = dice.some(({ face }) => face >= 0);
  const still = useStill(dice);
  const symbols = combat.symbols[side] ?? [0, 0, 0];
  const signs = signsOf(view, party);
  const rerolls = question?.kind === 'reroll' && question.ask.shape === 'some' ? question.ask.options : [];
  const name = group === 'units' && party === viewer ? t.combat.yours(combat.now[side]!) : cast.group(party, group);
  return (
    <div className="sd" data-target={`side:${side}`}>
      <div className="h">
        <PartySign cast={cast} party={party} group={group} />
        <b>{name}</b>
        <small>{isCard(group) ? `${t.threat} ${combat.now[side]}` : t.combat.strength(combat.before[side]!, combat.now[side]!)}</small>
        {rolled && (
          <span className="s">
            {SIGNS.map((sign, i) => (
              <span key={sign}>
                <Icon name={sign} />
                {symbols[i]}
                <span className="sr"> {w.symbols[i]}</span>
              </span>
            ))}
          </span>
        )}
      </div>
      <div className={rolled ? `dr rolled${still}` : 'dr'}>
        {dice.map(({ colour, brought, face, place }, i) => (
          <DieInFight
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the roll; one that shows something new was thrown again
            key={`${combat.rounds} ${i} ${face}`}
            colour={colour}
            face={face}
            sign={signs[brought] ?? 'dice'}
            place={place}
            cast={cast}
            {...(rerolls.includes(place) && { chosen: draft.chosen.includes(place), onToggle: () => draft.toggle(place) })}
          />
        ))}
        {dice.length === 0 && <span className="faint">{t.combat.noDice}</span>}
      </div>
      {!rolled && dice.length > 0 && (
        <p className="exp">
          <span className="w">{throwsOne(combat, side, dice) ? t.combat.throwsOne : t.combat.average}</span>
          {!throwsOne(combat, side, dice) &&
            averages(dice, view.options.dice).map((n, i) => (
              <span key={SIGNS[i]}>
                <Icon name={SIGNS[i]!} /> <b>{n.toFixed(1)}</b>
                <span className="sr"> {w.symbols[i]}</span>
              </span>
            ))}
        </p>
      )}
      {isCard(group) && (
        <p className="thr" aria-hidden="true">
          {Array.from({ length: NEMESIS[group].max }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its number
            <i key={i} className={i < combat.now[side]! ? 'f' : ''}>
              {i + 1}
            </i>
          ))}
        </p>
      )}
    </div>
  );
}
