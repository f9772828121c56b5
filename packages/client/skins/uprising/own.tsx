/** The own side of the table: Hero, action points, goods, what may be done at any time, reserve and cards. */

import { ACTION_POINTS, FACTION, RESOURCES, UNIT } from '@longtable/uprising/data/factions';
import { ATTRIBUTES } from '@longtable/uprising/data/heroes';
import { goodsText } from '@longtable/uprising/locale/things';
import { useState } from 'react';
import { Dialog } from '../../src/design/dialog.tsx';
import { Icon } from '../../src/design/icon.tsx';
import type { SkinProps } from '../skin.ts';
import { OwnCards } from './cards.tsx';
import { type Cast, castOf, isChosen } from './cast.ts';
import { UnitDie } from './die.tsx';
import { Glyph } from './glyph.tsx';
import type { View } from './open.ts';
import { Portrait } from './portrait.tsx';
import { Pouch } from './pouch.tsx';

type Player = View['players'][number];

const ATTRIBUTE_DIE = { might: 'red', magic: 'purple', leadership: 'blue', guile: 'guile' } as const;

/** Attributes as the dice that they give for Quests. */
export const Attributes = ({ values, cast: { w } }: { readonly values: readonly number[]; readonly cast: Cast }) => (
  <div className="up-attrs">
    {ATTRIBUTES.map((attribute, i) => (
      <div key={attribute}>
        <span className="sr">
          {w.attributes[attribute]} {values[i]}
        </span>
        <span className="dd" aria-hidden="true">
          {values[i] === 0 && <b>–</b>}
          {Array.from({ length: values[i]! }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal dice have no other identity
            <i key={n} className={`pip ${ATTRIBUTE_DIE[attribute]}`} />
          ))}
        </span>
        <span aria-hidden="true">{w.attributes[attribute]}</span>
      </div>
    ))}
  </div>
);

const Beads = ({ ap, t }: { readonly ap: number; readonly t: Cast['t'] }) => (
  <div className="up-aps" data-spot="ap">
    <span className="sr">{t.apOf(ap)}</span>
    {Array.from({ length: Math.max(ACTION_POINTS, ap) }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: beads have no other identity
      <span key={i} className={i < ap ? 'ap' : 'ap u'} aria-hidden="true" />
    ))}
    <em aria-hidden="true">{t.ap(ap)}</em>
  </div>
);

const Stock = ({ player, cast: { w, t } }: { readonly player: Player; readonly cast: Cast }) => (
  <div className="up-res" data-spot="goods">
    {RESOURCES.map((res, i) => (
      <span key={res} className={`rs up-${res}`} title={w.resources[res]}>
        <Icon name={res} />
        <b className="num">{player[res]}</b>
        <span className="sr">{w.resources[res]}</span>
        <small title={t.income(goodsText(w, player.income))}>+{player.income[i]}</small>
      </span>
    ))}
  </div>
);

function Reserve({ player, cast: { w, t } }: { readonly player: Player; readonly cast: Cast }) {
  return (
    <section className="panel up-reserve">
      <h2 className="label">{t.reserve}</h2>
      {FACTION[player.faction].units.map((id, kind) => {
        const def = UNIT[id];
        return (
          <div key={id} className="ur">
            <UnitDie def={def} />
            <div>
              {w.units[id]}
              <span className="d">{(def.elite ? t.eliteKinds : t.kinds)[def.type]}</span>
            </div>
            <em>
              {player.reserve[kind]} {t.of} {def.number}
            </em>
          </div>
        );
      })}
    </section>
  );
}

export function Own(props: SkinProps) {
  const cast = castOf(props);
  const { view, viewer, w, t } = cast;
  const [open, setOpen] = useState(false);
  if (viewer === null || !isChosen(view, viewer)) return null;
  const player = view.players[viewer]!;
  const face = cast.faces[viewer]!;
  return (
    <>
      <section className={`panel up-own p${face.colour}`} aria-label={w.heroes[player.hero]}>
        <div className="pic">
          <Portrait hero={player.hero} part="40 20 220 110" />
          <span className="fac">
            {w.factions[player.faction]} · {t.you}
          </span>
          <h2>{w.heroes[player.hero]}</h2>
        </div>
        <Attributes values={player.attributes} cast={cast} />
        <Beads ap={player.ap} t={t} />
        <Stock player={player} cast={cast} />
        <button type="button" className="up-pouch-button" data-spot="pouch" data-shows="card" onClick={() => setOpen(true)}>
          <Glyph name="pouch" />
          <span className="sr">{t.pouchOpen}</span>
        </button>
      </section>
      <Pouch props={props} cast={cast} />
      <Reserve player={player} cast={cast} />
      <OwnCards props={props} cast={cast} />
      <Dialog title={w.heroes[player.hero]} open={open} onClose={() => setOpen(false)} className="up-hero-sheet">
        <Attributes values={player.attributes} cast={cast} />
        <Pouch props={props} cast={cast} onDone={() => setOpen(false)} />
        <Reserve player={player} cast={cast} />
        <OwnCards props={props} cast={cast} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
