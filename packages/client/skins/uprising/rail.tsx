/** Enemies in the order they act, and the lens. */
import { DISTANCE } from '@longtable/uprising/data/map';
import { useMemo, useState } from 'react';
import { useTouch } from '../../src/board/targets.tsx';
import { Button } from '../../src/design/button.tsx';
import { Dialog } from '../../src/design/dialog.tsx';
import { useStore } from '../../src/state/store.ts';
import type { SkinProps } from '../skin.ts';
import { Lanes } from './build.tsx';
import { type Cast, castOf } from './cast.ts';
import { Digest } from './digest.tsx';
import { watchAgain } from './encore.ts';
import { lastFight } from './fight.ts';
import { FightResult, titleOf } from './fight-result.tsx';
import { Lens } from './lens.tsx';
import { lens } from './lens-store.ts';
import type { View } from './open.ts';
import { Emblem } from './pieces.tsx';
import { actsOf, lastNemesis } from './story.ts';

/** The next deed of an enemy, in a line. */
export function intentOf({ view, t, viewer, place }: Cast, { at, target }: View['foes'][number]): string {
  if (target < 0) return t.at(place(at));
  const yours = viewer !== null && view.hexes[target]?.haven === viewer;
  return `${(yours ? t.huntsYours : t.hunts)(place(target))}, ${t.off(DISTANCE[at]?.[target] ?? 0)}`;
}

/** Enemies beyond this number stand closer, so that the log keeps its place. */
const MANY = 4;

export function Foes({ cast }: { readonly cast: Cast }) {
  const { view, w, t } = cast;
  const touch = useTouch();
  const many = view.foes.length > MANY;
  const stateOf = (card: string) => touch.of(`foe:${card}`) ?? touch.of(`card:${card}`);
  const press = (card: string, at: number): void => {
    if (!touch.press(`foe:${card}`) && !touch.press(`card:${card}`)) lens.set(`hex:${at}`);
  };
  return (
    <section className={many ? 'panel up-foes many' : 'panel up-foes'} aria-label={t.enemies} data-spot="foes">
      <h2 className="label">{t.enemies}</h2>
      {view.foes.length === 0 && <p className="faint">{t.noEnemies}</p>}
      {view.foes.map((foe) => {
        const state = stateOf(foe.card)?.state ?? 'idle';
        return (
          <button
            key={foe.card}
            type="button"
            className={`foe ${state}${view.combat?.groups.includes(foe.card) ? ' on' : ''}`}
            data-target={`foe:${foe.card}`}
            data-state={state}
            onClick={() => press(foe.card, foe.at)}
          >
            <span className="in" title={t.initiative(foe.initiative)}>
              {foe.initiative}
            </span>
            <Emblem card={foe.card} />
            <b>{w.nemesis[foe.card].name}</b>
            <span className="d">
              {intentOf(cast, foe)}
              {foe.tokens !== 1 && ` · ${t.tokens(foe.tokens)}`}
            </span>
            <span className="th" title={t.threat}>
              {foe.threat}
              <small className={many ? 'sr' : undefined}>{t.threat}</small>
            </span>
          </button>
        );
      })}
    </section>
  );
}

function DigestButton({ props: { heard, happening, eventLine }, cast }: { readonly props: SkinProps; readonly cast: Cast }) {
  const [open, setOpen] = useState(false);
  const again = useStore(watchAgain);
  const events = useMemo(() => lastNemesis(heard), [heard]);
  const last: object | undefined = events.at(-1);
  const isBeingTold = happening?.events.some((event) => event === last) === true;
  if (events.length === 0 || isBeingTold) return null;
  return (
    <>
      <Button small icon="horde" onPress={() => setOpen(true)} className="up-digest-button">
        {cast.t.story.digest}
      </Button>
      <Dialog title={cast.t.story.digest} open={open} onClose={() => setOpen(false)}>
        {open && <Digest acts={actsOf(events, (event) => eventLine(event))} cast={cast} />}
        {again !== null && (
          <Button
            icon="play"
            onPress={() => {
              setOpen(false);
              again();
            }}
          >
            {cast.t.story.again}
          </Button>
        )}
      </Dialog>
    </>
  );
}

/** The last own fight, to be looked at again. */
function FightButton({ props: { heard, eventLine, viewer }, cast }: { readonly props: SkinProps; readonly cast: Cast }) {
  const [open, setOpen] = useState(false);
  const fight = useMemo(() => (viewer === null ? null : lastFight(heard, viewer)), [heard, viewer]);
  if (fight === null) return null;
  return (
    <>
      <Button small icon="battle" onPress={() => setOpen(true)} className="up-digest-button">
        {titleOf(fight, cast)}
      </Button>
      <Dialog title={titleOf(fight, cast)} open={open} onClose={() => setOpen(false)} className="up-combat">
        {open && <FightResult fight={fight} cast={cast} eventLine={eventLine} />}
      </Dialog>
    </>
  );
}

export function Rail(props: SkinProps) {
  const cast = castOf(props);
  if (cast.view.phase === 'setup') return null;
  return (
    <>
      {cast.view.phase === 'build' && <Lanes props={props} cast={cast} />}
      <Foes cast={cast} />
      <DigestButton props={props} cast={cast} />
      <FightButton props={props} cast={cast} />
      <Lens cast={cast} className="beside" />
    </>
  );
}
