/** The telling of a Nemesis Phase: who acts, what, why, and what was rejected. */
import type { Event } from '@longtable/uprising/events';
import { Icon } from '../../src/design/icon.tsx';
import { useText } from '../../src/i18n/index.ts';
import { RuleLink } from '../../src/rules/rule-link.tsx';
import { Arrow } from './arrows.tsx';
import type { Cast } from './cast.ts';
import { Emblem } from './pieces.tsx';
import { type Act, choiceOf } from './story.ts';

/** The way that was taken, and those that were not. */
function Ways({ event, cast: { t, place, faces } }: { readonly event: Event; readonly cast: Cast }) {
  const text = useText();
  const choice = choiceOf(event);
  if (choice === null) return null;
  const to = (event as { to: number }).to;
  const others = choice.tied.filter((hex) => hex !== to);
  const out = choice.rejected.filter(({ why }) => why !== 'edge' && why !== 'detour');
  return (
    <div className="ways">
      <p className="opt win">
        <Icon name="check" />
        <b>{place(to)}</b> <span>{t.story.priority[choice.priority]}</span>
      </p>
      {others.map((hex) => (
        <p key={hex} className="opt">
          <Icon name="chevron" />
          <b>{place(hex)}</b> <span>{t.story.equal}</span>
        </p>
      ))}
      {out.map(({ id, why, n }) => (
        <p key={id} className="opt lose">
          <Icon name="close" />
          <b>{place(id)}</b> <span>{t.story.out(why, n)}</span>
        </p>
      ))}
      <p className="by">
        <RuleLink game="uprising" rule={choice.rule} word={text.log.why} />{' '}
        {choice.by === null ? t.story.noTie : t.story.tie(faces[choice.by]?.name ?? '')}
      </p>
    </div>
  );
}

interface TaleProps {
  readonly act: Act;
  readonly cast: Cast;
  /** Follows its size. */
  readonly hold: (element: HTMLElement | null) => void;
}

export function Tale({ act, cast, hold }: TaleProps) {
  const { w, t, view } = cast;
  const foe = view.foes.find(({ card }) => card === act.card);
  return (
    <section ref={hold} className="paper up-tale" aria-label={act.card === null ? t.story.title : w.nemesis[act.card].name}>
      {act.card !== null && (
        <header>
          <Emblem card={act.card} />
          <h2>{w.nemesis[act.card].name}</h2>
          {foe && (
            <span className="th">
              {foe.threat}
              <small>{t.threat}</small>
            </span>
          )}
        </header>
      )}
      <ol>
        {act.steps.map(({ event, text }, i) => {
          const last = i === act.steps.length - 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps only grow
            <li key={i} className={last ? 'now' : 'done'}>
              {choiceOf(event) === null ? text : t.story.moves(cast.place((event as { to: number }).to))}
              {last && <Ways event={event} cast={cast} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Arrows of the step that is told: the way taken, and in dots the ones that were as good. */
export function StoryArrows({ event }: { readonly event: Event | null }) {
  if (event === null || (event.type !== 'foe-moved' && event.type !== 'skeletons-moved')) return null;
  const ties = choiceOf(event)?.tied.filter((hex) => hex !== event.to) ?? [];
  return (
    <>
      {ties.map((hex) => (
        <Arrow key={hex} from={event.from} to={hex} kind="story" dash="3 8" bend={0} />
      ))}
      <Arrow from={event.from} to={event.to} kind={event.party === 'E' ? 'legion' : 'horde'} bend={0} />
    </>
  );
}
