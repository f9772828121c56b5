/** Choosing a faction and a Hero with all that the choice means: Units, dice, costs, income, attributes, first Feats. */
import { type Colour, FACES } from '@longtable/uprising/data/dice';
import { FACTION, FACTIONS, type FactionId, UNIT } from '@longtable/uprising/data/factions';
import { FEAT, FEAT_DECK } from '@longtable/uprising/data/feats';
import { HERO, type HeroId, heroesOf } from '@longtable/uprising/data/heroes';
import { symbolText } from '@longtable/uprising/locale/things';
import { difficultyOf } from '@longtable/uprising/table';
import { useState } from 'react';
import { Icon } from '../../src/design/icon.tsx';
import { Shield } from '../../src/design/shield.tsx';
import type { SkinProps } from '../skin.ts';
import { type Cast, isChosen } from './cast.ts';
import { Die, UnitDie } from './die.tsx';
import { Glyph } from './glyph.tsx';
import { Goods } from './goods.tsx';
import { CHARGE, TINCTURE } from './heraldry.ts';
import { Attributes } from './own.tsx';
import { Portrait } from './portrait.tsx';
import { UnitCard } from './unit-card.tsx';

const DIFFICULTY: Readonly<Record<FactionId, 1 | 2 | 3>> = { mohyar: 1, duerkhar: 1, krowh: 2, druwhn: 2 };

interface FactionCardProps {
  readonly id: FactionId;
  readonly cast: Cast;
  readonly state: 'legal' | 'chosen' | 'idle';
  /** It cannot be had: somebody has it, or another one is chosen. */
  readonly taken: boolean;
  readonly onPress: () => void;
}

function FactionCard({ id, cast: { w, t }, state, taken, onPress }: FactionCardProps) {
  return (
    <button
      type="button"
      className={`panel fc ${taken ? 'taken' : state}`}
      data-pick={id}
      data-target={`faction:${id}`}
      data-state={state}
      aria-pressed={state === 'chosen'}
      aria-disabled={state === 'idle'}
      onClick={onPress}
    >
      <span className="two">
        {heroesOf(id).map((hero) => (
          <Portrait key={hero} hero={hero} part="60 20 180 130" />
        ))}
      </span>
      {taken && (
        <span className="tk">
          <Icon name="lock" />
          {t.choose.taken}
        </span>
      )}
      <span className="hd">
        <Shield colour={TINCTURE[id]} charge={CHARGE[id] as 'tree'} size={24} />
        <b>{w.factions[id]}</b>
        <span className="diff">
          {[1, 2, 3].map((i) => (
            <i key={i} className={i <= DIFFICULTY[id] ? 'f' : ''} />
          ))}
          {t.choose.levels[DIFFICULTY[id]]}
        </span>
      </span>
      <span className="about">{t.choose.about[id]}</span>
      <span className="us">
        {FACTION[id].units.map((unit) => (
          <UnitDie key={unit} def={UNIT[unit]} />
        ))}
      </span>
    </button>
  );
}

interface HeroCardProps {
  readonly id: HeroId;
  readonly cast: Cast;
  readonly state: 'legal' | 'chosen' | 'idle';
  readonly onPress: () => void;
}

function HeroCard({ id, cast, state, onPress }: HeroCardProps) {
  const { w, t } = cast;
  const first = FEAT_DECK[id].filter((feat) => FEAT[feat].start);
  const later = FEAT_DECK[id].filter((feat) => !FEAT[feat].start);
  return (
    <button
      type="button"
      className={`panel hc ${state}`}
      data-pick={id}
      data-target={`hero:${id}`}
      data-state={state}
      aria-pressed={state === 'chosen'}
      aria-disabled={state === 'idle'}
      onClick={onPress}
    >
      <span className="pic">
        <Portrait hero={id} part="30 6 240 150" />
        <b>{w.heroes[id]}</b>
      </span>
      <Attributes values={HERO[id].attributes} cast={cast} />
      {first.map((feat) => (
        <span key={feat} className="ft">
          <b>
            <Glyph name="star" />
            {w.feats[feat][0]}
          </b>
          {w.feats[feat][1]}
        </span>
      ))}
      <span className="nx">
        {t.choose.later(
          later
            .slice(0, 3)
            .map((feat) => w.feats[feat][0])
            .join(', '),
          later.length - 3,
        )}
      </span>
    </button>
  );
}

const dieFaces = [0, 1, 2, 3, 4, 5] as const;

function FactionSheet({ id, cast }: { readonly id: FactionId; readonly cast: Cast }) {
  const { w, t, view } = cast;
  const { units, production, haven } = FACTION[id];
  const colours = [...new Set<Colour>(units.map((unit) => UNIT[unit].die))];
  return (
    <section className="paper up-faction" aria-label={w.factions[id]}>
      <h2 className="label">{t.choose.units}</h2>
      <div className="u4">
        {units.map((unit) => (
          <UnitCard key={unit} unit={unit} cast={cast} count={String(UNIT[unit].number)} />
        ))}
      </div>
      <h2 className="label">{t.choose.income}</h2>
      <div className="prod">
        {production.slice(0, 5).map((goods, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number of Havens
          <div key={n} className={n === 1 ? 's' : ''}>
            <Goods goods={goods} w={w} all />
            {t.choose.havens(n)}
          </div>
        ))}
      </div>
      <p className="kv">
        <span>
          {t.choose.haven} <Goods goods={[0, haven, 0]} w={w} />
        </span>
        <span>
          {t.choose.walls} <Goods goods={[0, 1, 0]} w={w} />
        </span>
        <span>{t.choose.start(difficultyOf(view.options).resources)}</span>
      </p>
      <h2 className="label faces-h">{t.choose.dice}</h2>
      <div className="faces">
        {colours.map((colour) => (
          <div key={colour}>
            {dieFaces.map((face) => (
              <Die key={face} colour={colour} faces={view.options.dice} face={face} small />
            ))}
            <span className="sr">
              {w.colours[colour]}:{' '}
              {FACES[view.options.dice][colour].map((face) => face.map((n, i) => (n > 0 ? symbolText(w, n, i) : '')).join(' ')).join(', ')}
            </span>
          </div>
        ))}
      </div>
      <p className="kv key">
        {(['skull', 'shield', 'bolt'] as const).map((sign) => (
          <span key={sign}>
            <Icon name={sign} />
            {t.choose.signs[sign]}
          </span>
        ))}
      </p>
    </section>
  );
}

/** One sheet for both questions: the faction above, its two Heroes and all its Units below. */
export function ChooseSheet({ props, cast }: { readonly props: SkinProps; readonly cast: Cast }) {
  const { question, draft } = props;
  const [looked, setLooked] = useState<FactionId | null>(null);
  const options = (question?.ask.shape === 'pick' ? question.ask.options : []) as readonly string[];
  const asksHero = question?.stage === 'hero';
  const chosen = draft.chosen[0] as string | undefined;
  const open = FACTIONS.filter((id) => (asksHero ? HERO[options[0] as HeroId]?.faction === id : options.includes(id)));
  const shown = asksHero ? open[0]! : ((chosen as FactionId | undefined) ?? looked ?? open[0] ?? FACTIONS[0]);
  const pick = (id: string): void => draft.choose(id);
  /** Only what others have is gone: also while they choose, and while one's own Hero is chosen, everything else can be read. */
  const gone = (id: FactionId): boolean =>
    question?.stage === 'faction'
      ? !open.includes(id)
      : cast.view.players.some(({ faction }, seat) => faction === id && isChosen(cast.view, seat));
  return (
    <div className={asksHero ? 'up-choose of-hero' : 'up-choose'}>
      <div className="facs" role="group" aria-label={cast.t.choose.faction}>
        {FACTIONS.map((id) => (
          <FactionCard
            key={id}
            id={id}
            cast={cast}
            state={id === shown && (asksHero || chosen === id) ? 'chosen' : open.includes(id) && !asksHero ? 'legal' : 'idle'}
            taken={gone(id)}
            onPress={() => {
              setLooked(id);
              if (!asksHero && options.includes(id)) pick(id);
            }}
          />
        ))}
      </div>
      <div className="det">
        <div className="heroes" role="group" aria-label={cast.t.choose.hero}>
          {heroesOf(shown).map((id) => (
            <HeroCard
              key={id}
              id={id}
              cast={cast}
              state={!asksHero || !options.includes(id) ? 'idle' : chosen === id ? 'chosen' : 'legal'}
              onPress={() => asksHero && options.includes(id) && pick(id)}
            />
          ))}
        </div>
        <FactionSheet id={shown} cast={cast} />
      </div>
    </div>
  );
}
