/** The scenario sheet: the goal and who is near it, what is in play and does something, and what can still come. */
import { event } from '@longtable/rune-age/data/events';
import { eventDeck } from '@longtable/rune-age/data/scenarios';
import { Dialog } from '../../src/design/dialog.tsx';
import { Shield } from '../../src/design/shield.tsx';
import { useStore } from '../../src/state/store.ts';
import type { Cast } from './cast.ts';
import { Back, Face } from './face.tsx';
import { Home } from './home.tsx';
import { Attrition, Figure } from './number.tsx';
import type { Props } from './props.ts';
import { lanesOf, MEASURED, type Measured } from './race.ts';
import { scenarioOpen } from './state.ts';
import { lastingOf } from './targets.tsx';
import { WORDS } from './words.ts';

interface PartProps {
  readonly cast: Cast;
}

export function Scenario({ cast, props }: PartProps & { readonly props: Props }) {
  const open = useStore(scenarioOpen);
  const { view, w } = cast;
  if (!open) return null;
  const { scenario, cooperative } = view.options;
  const goal = WORDS[cast.language].goals[cooperative ? 'cooperative' : scenario];
  const title = `${w.scenarios[scenario].name}${cooperative ? `, ${goal.together}` : ''}`;
  return (
    <Dialog title={title} open onClose={() => scenarioOpen.set(false)} className="ra-scenario">
      <div className="ra-sc">
        <section className="paper goal">
          {view.objective !== null && <Face id="objective" cast={cast} strength={view.objective.strength} />}
          <h3>{goal.title}</h3>
          <ul>
            {goal.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
        <div className="deck">
          <InPlay cast={cast} />
          {[1, 2, 3].map((stage) => (
            <Stage key={stage} stage={stage} cast={cast} />
          ))}
        </div>
        <aside>
          {view.shared !== null && <Shared cast={cast} />}
          <Race cast={cast} props={props} measured={cooperative ? 'army' : MEASURED[scenario]} />
          {MEASURED[scenario] !== 'realm' && view.shared === null && <Race cast={cast} props={props} measured="realm" />}
        </aside>
      </div>
    </Dialog>
  );
}

/** Enemies and lasting Instants, and what they do. */
function InPlay({ cast }: PartProps) {
  const { view, t } = cast;
  const held = lastingOf(view);
  return (
    <section className="panel stage">
      <h3>{t.inPlayNow}</h3>
      <div className="row">
        {view.enemies.map(({ id, strength }) => (
          <figure key={id}>
            <Face id={id} cast={cast} text strength={strength} />
          </figure>
        ))}
        {held.map((id) => (
          <figure key={id}>
            <Face id={id} cast={cast} text />
            <figcaption>{id === view.dawning ? t.nextRound : t.thisRound}</figcaption>
          </figure>
        ))}
        {view.enemies.length + held.length === 0 && <p>{t.nothingInPlay}</p>}
      </div>
      {[...view.enemies.map(({ id }) => id), ...held].map((id) => (
        <p key={id} className="does">
          <b>{cast.name(id)}</b> {cast.text(id)}
        </p>
      ))}
    </section>
  );
}

/** One stage of the deck: what is still in it, in an order that nobody knows, and what was seen. */
function Stage({ stage, cast }: PartProps & { readonly stage: number }) {
  const { view, t } = cast;
  const { scenario, expansion, cooperative } = view.options;
  const all = eventDeck(
    scenario,
    expansion,
    cooperative,
    (id) => event(id).extra === true,
    (id) => event(id).stage,
  ).filter((id) => event(id).stage === stage);
  if (all.length === 0) return null;
  const left = view.eventsLeft.filter((id) => event(id).stage === stage);
  const seen = all.filter((id) => !left.includes(id));
  return (
    <section className="panel stage">
      <h3>
        {t.stageOf(stage)}
        <span>{t.unseen(left.length, all.length)}</span>
      </h3>
      <div className="row">
        {left.length > 0 && <Back n={left.length} />}
        <div className="may">
          {left.map((id) => (
            <Tag key={id} id={id} cast={cast} />
          ))}
          {seen.length > 0 && <p>{`${t.alreadySeen}: ${seen.map((id) => cast.name(id)).join(', ')}`}</p>}
        </div>
      </div>
    </section>
  );
}

const Tag = ({ id, cast }: PartProps & { readonly id: string }) => {
  const { strength, attrition = 0 } = event(id as 'dl-11');
  return (
    <span className="tag" title={cast.text(id)}>
      {strength !== undefined && <Figure of="strength" n={strength} />}
      {cast.name(id)}
      <Attrition n={attrition} />
    </span>
  );
};

function Race({ cast, props, measured }: PartProps & { readonly props: Props; readonly measured: Measured }) {
  const { view, t, faces, viewer } = cast;
  const { title, note } = t.races[measured];
  return (
    <section className="panel race">
      <h3>{title}</h3>
      <p>{note}</p>
      {lanesOf(view, props.heard, measured).map(({ seat, n, of }) => {
        const face = faces[seat]!;
        return (
          <div key={seat} className={`lane p${face.colour}`}>
            <Shield colour={face.colour} charge={face.charge} />
            <b>{seat === viewer ? t.you : face.name}</b>
            <span className="num">{t.of(n, of)}</span>
            <span className="bar" aria-hidden="true">
              <i style={{ width: `${Math.min(100, (n / of) * 100)}%` }} />
            </span>
          </div>
        );
      })}
    </section>
  );
}

function Shared({ cast: { view, t } }: PartProps) {
  const { race, damage, limit } = view.shared!;
  return (
    <section className="panel race">
      <h3>{t.sharedRealm}</h3>
      <Home face={undefined} race={t.race[race]!} damage={t.damageOf(damage, limit)} n={damage} limit={limit} />
    </section>
  );
}
