/** The left half of the table: all that strength reaches. */
import type { View } from '@longtable/rune-age';
import { STRONGHOLD_STRENGTH } from '@longtable/rune-age/data/numbers';
import type { ReactNode } from 'react';
import { Icon } from '../../src/design/icon.tsx';
import type { Cast } from './cast.ts';
import { Back, Face } from './face.tsx';
import { labelOf } from './label.ts';
import { closeness, columns, type Lay, narrowLay, wideRows } from './lay.ts';
import { Figure } from './number.tsx';
import { type Aim, aimAt, Plate } from './plate.tsx';
import { armyOf } from './purse.ts';
import { scenarioOpen } from './state.ts';
import { Thing } from './thing.tsx';

interface ZoneProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly className: string;
  /** Cards side by side. */
  readonly n: number;
  /** The same on a phone, where it differs. */
  readonly narrow?: number;
  /** Rows that a wide table lays them in, where their number makes them smaller. */
  readonly rows?: number;
  readonly children: ReactNode;
}

export const Zone = ({ title, aside, className, n, narrow = n, rows = 1, children }: ZoneProps) => (
  <section
    className={`ra-zone ${className}`}
    aria-label={title}
    style={{ '--k': Math.max(n, 1), '--k-narrow': Math.max(narrow, 1), '--zone-rows': rows } as React.CSSProperties}
  >
    <h2 className="ra-zl">
      <span>{title}</span>
      {aside}
    </h2>
    <div className="ra-row">{children}</div>
  </section>
);

interface TargetProps {
  readonly id: string;
  readonly needed: number;
  readonly dice?: number;
  readonly cast: Cast;
  readonly text?: boolean;
}

/** The light on a target. */
const litBy = ({ outlook }: Aim): string => (outlook === 'may' || outlook === 'far' ? outlook : '');

/** Something to be fought, with the plate that says how it would go. */
function Target({ id, needed, dice = 0, cast, text = false }: TargetProps) {
  const { t } = cast;
  const aim = aimAt(cast, needed, dice);
  return (
    <div className="ra-tg">
      <Thing id={id} label={labelOf(cast, id, t.against(needed, aim.odds.mine))} className={litBy(aim)} spot={id}>
        <Face id={id} cast={cast} text={text} price={false} strength={needed} />
      </Thing>
      <Plate id={id} needed={needed} dice={dice} cast={cast} />
    </div>
  );
}

const Objective = ({ cast }: { readonly cast: Cast }) => {
  const { view, t, w } = cast;
  const { objective, options } = view;
  const scenario = w.scenarios[options.scenario];
  if (objective === null)
    return (
      <button type="button" className="ra-goal" onClick={() => scenarioOpen.set(true)}>
        <span className="win" aria-hidden="true" />
        <b>{scenario.name}</b>
        <small>{scenario.text}</small>
      </button>
    );
  return (
    <div className="ra-tg ra-lord">
      <Thing
        id="objective"
        label={labelOf(cast, 'objective', t.strength(objective.strength))}
        className={litBy(aimAt(cast, objective.strength, objective.attrition))}
        spot="objective"
      >
        <Face id="objective" cast={cast} strength={objective.strength} />
      </Thing>
      <Plate id="objective" needed={objective.strength} dice={objective.attrition} cast={cast} wide name={cast.name('objective')} />
    </div>
  );
};

const EventDeck = ({ cast: { view, t } }: { readonly cast: Cast }) => (
  <button type="button" className="ra-evd" onClick={() => scenarioOpen.set(true)} data-spot="events">
    <Back n={view.eventsLeft.length} />
    <span>
      <b>{t.eventDeck}</b>
      {t.stages(view.events)}
      <span className="open">
        <Icon name="rules" />
        {t.openScenario}
      </span>
    </span>
  </button>
);

/** An Instant that holds this round or the next. */
const Lasting = ({ id, cast }: { readonly id: string; readonly cast: Cast }) => (
  <div className="ra-tg">
    <Thing id={`lasting:${id}`} tip={id} label={labelOf(cast, id, cast.text(id))}>
      <Face id={id} cast={cast} text />
    </Thing>
  </div>
);

export const lastingOf = ({ lasting, dawning }: View): readonly string[] => [lasting, dawning].flatMap((id) => (id === null ? [] : [id]));

/** Rows of cards that share the height, wide and narrow. */
const rowsIn = (foes: number, spots: number, narrow: Lay): React.CSSProperties =>
  ({ '--rows': wideRows(foes, spots), '--rows-narrow': narrow.rows }) as React.CSSProperties;

export function Targets({ cast }: { readonly cast: Cast }) {
  const { view, viewer, t } = cast;
  const strength = armyOf(view, viewer).reduce((a, b) => a + b, 0);
  const held = lastingOf(view);
  const places = view.sites.filter(({ owner }) => owner < 0);
  const strongholds = viewer === null ? 0 : view.players[viewer]!.strongholds;
  const foes = view.enemies.length + held.length;
  const spots = places.length + (strongholds > 0 ? 1 : 0);
  const narrow = narrowLay(foes, spots);
  const mine = viewer !== null && (
    <em>
      {t.yourStrength} <Figure of="strength" n={strength} />
    </em>
  );
  return (
    <div className={`ra-fight${closeness(foes, spots)}`} style={rowsIn(foes, spots, narrow)}>
      <section className="ra-zone objective" aria-label={t.objective}>
        <h2 className="ra-zl">
          <span>{t.objective}</span>
        </h2>
        <Objective cast={cast} />
        <EventDeck cast={cast} />
      </section>
      <div className={`ra-foes ${narrow.as}`}>
        <Zone title={t.enemies} className="enemies" n={columns(foes, spots)} narrow={narrow.foes} aside={mine}>
          {view.enemies.map(({ id, strength: needed, attrition }) => (
            <Target key={id} id={id} needed={needed} dice={attrition} cast={cast} text />
          ))}
          {held.map((id) => (
            <Lasting key={id} id={id} cast={cast} />
          ))}
          {foes === 0 && <p className="ra-none">{t.noEnemies}</p>}
        </Zone>
        <Zone
          title={view.options.scenario === 'conquest' ? t.places : t.cities}
          className="places"
          n={columns(spots, foes)}
          narrow={narrow.spots}
        >
          {strongholds > 0 && <Target id="stronghold" needed={STRONGHOLD_STRENGTH} cast={cast} />}
          {places.map(({ id, strength: needed }) => (
            <Target key={id} id={id} needed={needed} cast={cast} />
          ))}
          {spots === 0 && <p className="ra-none">{t.noCities}</p>}
        </Zone>
      </div>
    </div>
  );
}
