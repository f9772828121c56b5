/** A fight: both sides with their dice, how it may end, and what each thing that may be used now would change about it. */
import type { Id } from '@longtable/kernel';
import { DRUID } from '@longtable/uprising/data/druids';
import type { Window } from '@longtable/uprising/data/ops';
import { CARD } from '@longtable/uprising/data/play-cards';
import { cardName } from '@longtable/uprising/locale/things';
import { useState } from 'react';
import { useTouch } from '../../src/board/targets.tsx';
import { Icon } from '../../src/design/icon.tsx';
import type { SkinProps } from '../skin.ts';
import { signOfCard } from './cards.tsx';
import type { Cast } from './cast.ts';
import { Side } from './combat-side.tsx';
import { Glyph, type GlyphName } from './glyph.tsx';
import type { Odds, Prospect } from './odds.ts';
import type { Combat } from './pool.ts';
import { useOdds } from './use-odds.ts';

const per = (n: number): string => `${Math.round(n * 100)} %`;
/** Shares of the bar from which on a part has room for its figure, and for words. */
const FIGURE = 0.09;
const WORDS = 0.36;

/** Three parts of one bar; a part that is wide enough carries its words. */
function OddsBar({ odds, t }: { readonly odds: Prospect; readonly t: Cast['t'] }) {
  const parts = [
    ['w', odds.win, t.combat.win(per(odds.win))],
    ['b', odds.both, t.combat.both(per(odds.both))],
    ['l', odds.lose, t.combat.lose(per(odds.lose))],
  ] as const;
  return (
    <div className="odds">
      <div className="bar" aria-hidden="true">
        {parts.map(([kind, share, text]) => (
          <span key={kind} className={`o-${kind}`} style={{ flexGrow: Math.round(share * 100) }}>
            {share >= WORDS ? text : share >= FIGURE ? per(share) : ''}
          </span>
        ))}
      </div>
      <p className="sr">{parts.map(([, , text]) => text).join(', ')}</p>
      <p className="n">{t.combat.about}</p>
    </div>
  );
}

/** Hits of the roll as it lies, own side first. */
const Forecast = ({ odds, t }: { readonly odds: Prospect; readonly t: Cast['t'] }) => (
  <p className="forecast">
    {[odds.taken, odds.dealt].map((n, side) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a side is its number
      <span key={side}>
        <Icon name="skull" />
        {t.combat.takes(Math.round(n))}
      </span>
    ))}
  </p>
);

/** Changes by an option: the odds of the whole fight, and hits of this round, exact where the dice lie and an average where not. */
function Change({ from, to, t }: { readonly from: Prospect; readonly to: Prospect | undefined; readonly t: Cast['t'] }) {
  if (to === undefined) return null;
  const figure = (n: number): string => (from.sure && to.sure ? String(n) : n.toFixed(1));
  const hits = [
    figure(to.dealt) === figure(from.dealt) ? '' : t.combat.dealt(figure(from.dealt), figure(to.dealt)),
    figure(to.taken) === figure(from.taken) ? '' : t.combat.taken(figure(from.taken), figure(to.taken)),
  ].filter(Boolean);
  const better = Math.round((to.win - from.win) * 100);
  const odds = better === 0 && hits.length === 0 ? t.combat.same : t.combat.wins(per(from.win), per(to.win));
  const sign = better > 0 ? 'up' : better < 0 ? 'down' : '';
  return (
    <em className={`change ${sign}`}>
      {odds}
      {hits.length > 0 && <small>{hits.join('; ')}</small>}
    </em>
  );
}

interface UsablesProps {
  readonly props: SkinProps;
  readonly cast: Cast;
  readonly ids: readonly Id[];
  readonly odds: Odds | null;
}

const signOf = (id: Id): GlyphName => (id === 'cancel-shield' ? 'shield' : String(id) in DRUID ? 'bolt' : signOfCard(String(id)));

/** A card has a name of its own; its option says what one would do with it. */
const nameOf = (id: Id, { w }: Cast, optionName: SkinProps['optionName']): string =>
  String(id) in CARD || String(id) in DRUID ? cardName(w, String(id)) : optionName(id);

/** More than a small hand can show below the dice. */
const MANY = 3;

/** Cards, Druids and Bolts that may be used in the open window. In a small hand many of them are a list of names that unfolds. */
function Usables({ props: { onPick, optionName, optionAbout }, cast, ids, odds }: UsablesProps) {
  const { t } = cast;
  const touch = useTouch();
  const [open, setOpen] = useState(false);
  if (ids.length === 0) return null;
  const many = ids.length >= MANY;
  return (
    <div className={many && !open ? 'usables folded' : 'usables'}>
      <h3 className="label">{t.combat.use}</h3>
      {many && (
        <button
          type="button"
          className="unfold"
          data-shows={ids.map((id) => `card:${id}`).join(' ')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {ids.map((id) => nameOf(id, cast, optionName)).join(', ')}
        </button>
      )}
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
              <Glyph name={signOf(id)} />
              {optionName(id)}
            </b>
            {optionAbout(id)}
            {odds && <Change from={odds.now} to={odds.after[id]} t={t} />}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Cards and Godpowers that cannot be used now, each with its reason; the rule itself opens on a tap. */
function BarredCards({ props: { question, onWhy, optionName }, cast }: { readonly props: SkinProps; readonly cast: Cast }) {
  const { t } = cast;
  const barred = question?.kind === 'window' ? (question.shown.blocked ?? []) : [];
  if (barred.length === 0) return null;
  return (
    <>
      <h3 className="label">{t.combat.notNow}</h3>
      <div className="win barred">
        {barred.map(({ id, rule }) => (
          <button key={id} type="button" className="wc no" data-barred={id} onClick={() => onWhy(rule, id)}>
            <b>
              <Glyph name="lock" />
              {nameOf(id, cast, optionName)}
            </b>
            <small>{t.combat.why[rule] ?? rule}</small>
          </button>
        ))}
      </div>
    </>
  );
}

const STAGES = ['before-combat', 'before-rolling', 'rolled', 'before-damage', 'damage', 'after-damage', 'after-combat'] as const;

/** The stage of the fight, as far as a question or the dice tell it. */
function stageOf(combat: Combat, question: SkinProps['question']): (typeof STAGES)[number] {
  const window = question?.kind === 'window' ? (question.shown.with?.['window'] as Window | undefined) : undefined;
  const named = STAGES.find((stage) => stage === window);
  if (named !== undefined) return named;
  if (question?.kind === 'losses') return 'damage';
  if (combat.dice.some(({ face }) => face >= 0)) return 'rolled';
  return combat.round === null ? 'before-combat' : 'before-rolling';
}

function Stages({ now, t }: { readonly now: (typeof STAGES)[number]; readonly t: Cast['t'] }) {
  const at = STAGES.indexOf(now);
  return (
    <ol className="up-stages" aria-label={t.combat.stages}>
      {STAGES.map((stage, i) => (
        <li key={stage} className={i === at ? 'on' : i < at ? 'done' : ''} {...(i === at && { 'aria-current': 'step' as const })}>
          {t.combat.stage[stage]}
        </li>
      ))}
    </ol>
  );
}

export function CombatSheet({ props, cast }: { readonly props: SkinProps; readonly cast: Cast }) {
  const { view, t, w, viewer, place } = cast;
  const { question } = props;
  const combat = view.combat;
  const ids = question?.kind === 'window' && question.ask.shape === 'pick' ? question.ask.options.filter((id) => id !== 'done') : [];
  const own = combat === null || viewer === null ? -1 : combat.sides.indexOf(viewer);
  const odds = useOdds(view, own < 0 || props.happening !== null ? null : viewer, ids);
  if (combat === null) return null;
  const sides: readonly (0 | 1)[] = own === 1 ? [1, 0] : [0, 1];
  const lie = combat.dice.some(({ face }) => face >= 0);
  return (
    <section className="paper up-sheet up-combat" aria-label={place(combat.hex)}>
      <h2>
        {place(combat.hex)}: {combat.round === null ? w.tableau.combat : w.rounds[combat.round]}
        <small>
          {w.terrains[combat.terrain]}: {t.lens.terrain[combat.terrain]}
        </small>
      </h2>
      <Stages now={stageOf(combat, question)} t={t} />
      <div className="two">
        {sides.map((side) => (
          <Side key={side} cast={cast} combat={combat} side={side} props={props} />
        ))}
      </div>
      {odds && lie && odds.now.sure && <Forecast odds={odds.now} t={t} />}
      {odds && <OddsBar odds={odds.now} t={t} />}
      <Usables key={ids.join()} props={props} cast={cast} ids={ids} odds={odds} />
      <BarredCards props={props} cast={cast} />
    </section>
  );
}
