/** The AI opponent: the action card it has turned, the region the die gave it, what it does, and its fighter track. */
import type { CrownOfAsh, Event } from '@longtable/crown-of-ash';
import { ACTION_CARDS, type AiAction, FIGHTER_TRACK } from '@longtable/crown-of-ash/data/ai-cards';
import { actionCard, areaName } from '@longtable/crown-of-ash/locale/words';
import { Icon } from '../../src/design/icon.tsx';
import type { IconName } from '../../src/design/icons.ts';
import type { Heard } from '../skin.ts';
import type { Cast } from './cast.ts';
import { ROMAN } from './words.ts';

/** The AI's turn, as far as it is told. */
export interface AiTurn {
  readonly die: number | null;
  readonly card: number | null;
  readonly region: number | null;
  readonly action: AiAction | null;
  readonly area: number | null;
}

const BEGIN: AiTurn = { die: null, card: null, region: null, action: null, area: null };

export function followAi(turn: AiTurn | null, event: Event, ai: number): AiTurn | null {
  if (event.type === 'turn') return event.who === ai ? BEGIN : null;
  if (turn === null) return null;
  if (event.type === 'rolled' && event.why === 'region') return { ...turn, die: event.value, region: event.value - 1 };
  if (event.type === 'overturned' && turn.card === null) return { ...turn, die: event.value, region: event.value - 1 };
  if (event.type === 'ai-card') return { ...turn, card: event.card, region: event.region };
  if (event.type === 'ai-action') return { ...turn, action: event.action, area: event.area };
  return turn;
}

/** Its latest turn, from what was heard. */
export function lastAiTurn(heard: readonly Heard<CrownOfAsh>[], ai: number): AiTurn | null {
  const begins = (event: Event): boolean => event.type === 'turn' && event.who === ai;
  const from = heard.findLastIndex(({ events }) => events.some(begins));
  if (from < 0) return null;
  const events = heard.slice(from).flatMap((step) => step.events);
  const first = events.findIndex(begins);
  const end = events.findIndex(({ type }, i) => i > first && type === 'turn');
  return events.slice(first, end < 0 ? undefined : end).reduce<AiTurn | null>((turn, event) => followAi(turn, event, ai), null);
}

const SIGNS: Readonly<Record<AiAction, IconName>> = {
  'use-resource': 'plunder',
  'attack-region': 'battle',
  'attack-citadel': 'citadel',
  build: 'build',
  'closest-resource': 'plunder',
  'attack-least-defended': 'battle',
  'build-most-defended': 'build',
};

/** The card with its sections from left to right: those passed over, the one that is done, and the rest. */
export function AiCard({ turn, cast }: { readonly turn: AiTurn; readonly cast: Cast }) {
  const { t, w } = cast;
  const card = ACTION_CARDS[turn.card ?? -1];
  const done = card === undefined || turn.action === null ? -1 : card.sections.findIndex(({ action }) => action === turn.action);
  return (
    <div className="coa-aicard">
      <p className="head">
        {turn.die !== null && (
          <span className="die black" data-value={turn.die}>
            <b>{turn.die}</b>
          </span>
        )}
        {turn.region !== null && (
          <span>
            {t.region}: <b>{areaName(w, turn.region)}</b>
          </span>
        )}
      </p>
      {card && turn.card !== null && (
        <div className="action" key={turn.card}>
          <h3>{actionCard(w, turn.card)}</h3>
          <ol>
            {card.sections.map(({ when, action }, i) => (
              <li key={`${when} ${action}`} className={i === done ? 'done' : i < done ? 'passed' : ''}>
                <Icon name={i === done ? 'check' : SIGNS[action]} />
                <span>
                  {w.actions[action]}
                  {when !== 'always' && <em>{t.when[when]}</em>}
                  {i < done && <em>{t.impossible}</em>}
                  {i === done && turn.area !== null && <b>{turn.area <= 6 ? areaName(w, turn.area) : w.space('gold', String)}</b>}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

export const FighterTrack = ({ cast }: { readonly cast: Cast }) => (
  <span className="coa-track">
    {FIGHTER_TRACK.tiers.map((tier, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a square of the track is its number
      <span key={i} className={i === cast.view.ai?.cube ? 'on' : ''}>
        {ROMAN[tier]}
      </span>
    ))}
  </span>
);

const RIGHT_HALF: readonly number[] = [1, 2, 3];

/** While its turn is told, beside the region it is about. */
export const AiTelling = ({ turn, cast }: { readonly turn: AiTurn; readonly cast: Cast }) => (
  <section className={RIGHT_HALF.includes(turn.region ?? -1) ? 'coa-aitelling paper west' : 'coa-aitelling paper'} aria-hidden="true">
    <h2>{cast.t.aiTurn}</h2>
    <AiCard turn={turn} cast={cast} />
    <p className="label">{cast.t.track}</p>
    <FighterTrack cast={cast} />
  </section>
);
