/** A fight: both sides with their dice, what they add up to, how it may end, and what may be used now. */
import type { Id } from '@longtable/kernel';
import { type Colour, FACES } from '@longtable/uprising/data/dice';
import { DRUID } from '@longtable/uprising/data/druids';
import { FACTION, UNIT } from '@longtable/uprising/data/factions';
import { NEMESIS, type NemesisId } from '@longtable/uprising/data/nemesis';
import type { Party, View } from '@longtable/uprising/spec';
import { useTouch } from '../../src/board/targets.tsx';
import { Icon } from '../../src/design/icon.tsx';
import type { SkinProps } from '../skin.ts';
import { signOfCard } from './cards.tsx';
import type { Cast } from './cast.ts';
import { Crest } from './crest.tsx';
import { Die } from './die.tsx';
import { Glyph, type GlyphName } from './glyph.tsx';
import type { Odds } from './odds.ts';
import { BannerSign, Emblem } from './pieces.tsx';
import { useOdds } from './use-odds.ts';

type Combat = NonNullable<View['combat']>;
const SIGNS = ['skull', 'shield', 'bolt'] as const;

const isCard = (group: string): group is NemesisId => group in NEMESIS;

/** What each symbol comes to on average. */
function averages(dice: readonly Colour[], faces: View['options']['dice']): readonly number[] {
  return [0, 1, 2].map((i) => dice.reduce((sum, colour) => sum + FACES[faces][colour].reduce((n, face) => n + face[i]!, 0) / 6, 0));
}

/** The dice of a side: as they lie, or as they would be thrown. */
function diceOf(combat: Combat, side: 0 | 1): readonly { readonly colour: Colour; readonly face: number }[] {
  const lying = combat.dice.filter((die) => die.side === side);
  if (lying.length > 0) return lying;
  const kind = combat.round ?? (combat.pools.archery.some((pool) => pool.length > 0) ? 'archery' : 'clash');
  return combat.pools[kind][side]!.map((colour) => ({ colour, face: -1 }));
}

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
  readonly chosen?: boolean;
  /** Left out: it is not to be thrown again now. */
  readonly onToggle?: () => void;
}

function DieInFight({ colour, face, sign, cast: { view, w }, chosen = false, onToggle }: DieInFightProps) {
  const shown = face < 0 ? [] : FACES[view.options.dice][colour][face]!;
  const words = shown.flatMap((n, i) => (n > 0 ? [`${n} ${w.symbols[i]}`] : [])).join(' + ');
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
    <button type="button" className={`dd ${state}`} aria-pressed={chosen} data-state={state} onClick={onToggle}>
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

function Side({ cast, combat, side, props: { question, draft } }: SideProps) {
  const { view, w, t, faces, viewer } = cast;
  const party = combat.sides[side]!;
  const group = combat.groups[side]!;
  const dice = diceOf(combat, side);
  const rolled = dice.some(({ face }) => face >= 0);
  const symbols = combat.symbols[side] ?? [0, 0, 0];
  const signs = signsOf(view, party);
  const rerolls = question?.kind === 'reroll' && question.ask.shape === 'some' ? question.ask.options : [];
  const first = combat.dice.findIndex((die) => die.side === side);
  const name = group === 'units' && party === viewer ? t.combat.yours(combat.now[side]!) : cast.group(party, group);
  return (
    <div className="sd">
      <div className="h">
        {typeof party === 'number' ? (
          <Crest face={faces[party]!} />
        ) : isCard(group) ? (
          <Emblem card={group} />
        ) : (
          <BannerSign party={party} />
        )}
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
      <div className={rolled ? 'dr rolled' : 'dr'}>
        {dice.map(({ colour, face }, i) => (
          <DieInFight
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the roll
            key={i}
            colour={colour}
            face={face}
            sign={signs[colour] ?? 'dice'}
            cast={cast}
            {...(rerolls.includes(first + i) && { chosen: draft.chosen.includes(first + i), onToggle: () => draft.toggle(first + i) })}
          />
        ))}
        {dice.length === 0 && <span className="faint">{t.combat.noDice}</span>}
      </div>
      {!rolled && dice.length > 0 && (
        <p className="exp">
          {t.combat.average}
          {averages(
            dice.map(({ colour }) => colour),
            view.options.dice,
          ).map((n, i) => (
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

const per = (n: number): string => `${Math.round(n * 100)} %`;

const OddsBar = ({ odds, t }: { readonly odds: Odds; readonly t: Cast['t'] }) => (
  <div className="odds">
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className="o-w" width={odds.win * 100} height="6" />
      <rect className="o-b" x={odds.win * 100} width={odds.both * 100} height="6" />
      <rect className="o-l" x={(odds.win + odds.both) * 100} width={odds.lose * 100} height="6" />
    </svg>
    <p>
      <b>{t.combat.win(per(odds.win))}</b>
      <span>{t.combat.both(per(odds.both))}</span>
      <b>{t.combat.lose(per(odds.lose))}</b>
    </p>
    <p className="n">{t.combat.about}</p>
  </div>
);

/** What the roll as it lies would do. */
function Forecast({ cast: { t, view }, combat }: { readonly cast: Cast; readonly combat: Combat }) {
  if (!combat.dice.some(({ face }) => face >= 0) || view.combat === null) return null;
  const hits = ([0, 1] as const).map((side) =>
    Math.max(0, (combat.symbols[side === 0 ? 1 : 0]?.[0] ?? 0) - (combat.symbols[side]?.[1] ?? 0)),
  );
  return (
    <p className="forecast">
      {hits.map((n, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a side is its number
        <span key={side}>
          <Icon name="skull" />
          {t.combat.takes(n)}
        </span>
      ))}
    </p>
  );
}

/** Cards, Druids and Bolts that may be used in the open window. */
function Usables({ props, cast: { t } }: { readonly props: SkinProps; readonly cast: Cast }) {
  const { question, onPick, optionName, optionAbout } = props;
  const touch = useTouch();
  if (question?.kind !== 'window' || question.ask.shape !== 'pick') return null;
  const ids = question.ask.options.filter((id) => id !== 'done');
  const sign = (id: Id): GlyphName => (id === 'cancel-shield' ? 'shield' : String(id) in DRUID ? 'bolt' : signOfCard(String(id)));
  return (
    <>
      <h3 className="label">{t.combat.use}</h3>
      <div className="win">
        {ids.map((id) => (
          <button
            key={id}
            type="button"
            className="wc legal"
            data-option={id}
            data-target={`card:${id}`}
            data-state={touch.of(`card:${id}`)?.state ?? 'legal'}
            onClick={() => onPick(id)}
          >
            <b>
              <Glyph name={sign(id)} />
              {optionName(id)}
            </b>
            {optionAbout(id)}
          </button>
        ))}
      </div>
    </>
  );
}

export function CombatSheet({ props, cast }: { readonly props: SkinProps; readonly cast: Cast }) {
  const { view, t, w, viewer, place } = cast;
  const combat = view.combat;
  const own = combat === null ? -1 : combat.sides.indexOf(viewer ?? -1);
  const odds = useOdds(view, own < 0 ? null : (own as 0 | 1));
  if (combat === null) return null;
  const sides: readonly (0 | 1)[] = own === 1 ? [1, 0] : [0, 1];
  return (
    <section className="paper up-sheet up-combat" aria-label={place(combat.hex)}>
      <h2>
        {place(combat.hex)}: {combat.round === null ? w.tableau.combat : w.rounds[combat.round]}
        <small>
          {w.terrains[combat.terrain]}: {t.lens.terrain[combat.terrain]}
        </small>
      </h2>
      <div className="two">
        {sides.map((side) => (
          <Side key={side} cast={cast} combat={combat} side={side} props={props} />
        ))}
      </div>
      {odds ? <OddsBar odds={odds} t={t} /> : <Forecast cast={cast} combat={own === 1 ? turned(combat) : combat} />}
      <Usables props={props} cast={cast} />
    </section>
  );
}

/** Own side first. */
const turned = (combat: Combat): Combat => ({ ...combat, symbols: combat.symbols.toReversed() });
