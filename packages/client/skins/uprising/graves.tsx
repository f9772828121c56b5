/** The two Graveyards in a corner of the map: what lies in them, and what that is worth to the Nemesis. */
import type { Grave } from '@longtable/uprising/spec';
import { useState } from 'react';
import { Dialog } from '../../src/design/dialog.tsx';
import { type Cast, companyOf } from './cast.ts';
import { BannerSign } from './pieces.tsx';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** The contents of a Graveyard, faction by faction; the other Nemesis counts as one (UP-SCO-03). */
function kindsOf(
  grave: Grave,
  { view, w, faction, party }: Cast,
): readonly { readonly name: string; readonly text: string; readonly n: number }[] {
  const units = grave.units.map((counts, seat) => ({
    name: faction(seat),
    text: companyOf(view, seat, counts)
      .map(({ id, n }) => `${n}× ${w.units[id]}`)
      .join(', '),
    n: sum(counts),
  }));
  const garrisons = sum(grave.garrisons);
  return [
    ...units,
    { name: party('E'), text: `${garrisons} ${w.pieces.garrison}`, n: garrisons },
    { name: party('C'), text: `${grave.skeletons} ${w.skeletons}`, n: grave.skeletons },
  ].filter(({ n }) => n > 0);
}

const WORTH = 2;

export function Graves({ cast }: { readonly cast: Cast }) {
  const { view, t } = cast;
  const [open, setOpen] = useState(false);
  const graves = [
    ['E', t.graves.empire, kindsOf(view.imperialGrave, cast)],
    ['C', t.graves.chaos, kindsOf(view.chaosGrave, cast)],
  ] as const;
  return (
    <>
      <button type="button" className="up-graves" data-target="graves" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span className="sr">{t.graves.title}</span>
        {graves.map(([party, name, kinds]) => (
          <span key={party}>
            <BannerSign party={party} />
            <b>{sum(kinds.map(({ n }) => n))}</b>
            <span className="sr">
              {name}, {t.graves.worth(kinds.length * WORTH)}
            </span>
          </span>
        ))}
      </button>
      <Dialog title={t.graves.title} open={open} onClose={() => setOpen(false)} className="narrow">
        {graves.map(([party, name, kinds]) => (
          <section key={party} className="up-grave">
            <h3>
              <BannerSign party={party} /> {name} <small>{t.graves.worth(kinds.length * WORTH)}</small>
            </h3>
            {kinds.length === 0 && <p className="faint">{t.graves.empty}</p>}
            {kinds.map((kind) => (
              <p key={kind.name}>
                <b>{kind.name}</b> {kind.text}
              </p>
            ))}
          </section>
        ))}
      </Dialog>
    </>
  );
}
