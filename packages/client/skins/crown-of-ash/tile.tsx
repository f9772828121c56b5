/** Structure tiles: what they offer, their tax, their points. */

import { TILES } from '@longtable/crown-of-ash/data/structures';
import { target } from '@longtable/crown-of-ash/ids';
import { goodsText, roman, tileName } from '@longtable/crown-of-ash/locale/words';
import { OFFERS, TAXES } from '@longtable/crown-of-ash/query/gains';
import { Icon } from '../../src/design/icon.tsx';
import type { Cast } from './cast.ts';
import { Pip, Units } from './goods.tsx';
import { Thing } from './thing.tsx';

interface TileProps {
  readonly id: number;
  readonly cast: Cast;
}

export function tileWords({ id, cast: { w, t } }: TileProps): string {
  const { cost, vp, tier, resurrects } = TILES[id]!;
  const offers = resurrects ? w.resurrects : goodsText(w, OFFERS[id]!.goods, OFFERS[id]!.special);
  const parts = [tileName(w, id), `${t.offers}: ${offers}`, `${t.tax}: ${goodsText(w, TAXES[id]!.goods, TAXES[id]!.special)}`];
  if (tier > 0) parts.push(`${t.costs}: ${cost} ${w.goods.gold}`, t.tier(roman(tier)));
  parts.push(t.worth(vp));
  return parts.join(', ');
}

const Offer = ({ id, cast: { t } }: TileProps) =>
  TILES[id]!.resurrects ? (
    <span className="coa-units">
      <Icon name="graveyard" />
      {t.resurrect}
    </span>
  ) : (
    <Units goods={OFFERS[id]!.goods} special={OFFERS[id]!.special} />
  );

const Tax = ({ id, cast: { t } }: TileProps) => (
  <span className="tax">
    {t.tax} <Units goods={TAXES[id]!.goods} special={TAXES[id]!.special} />
  </span>
);

/** A tile of the row: with its price. */
export const RowTile = ({ id, cast, spot }: TileProps & { readonly spot: string }) => (
  <Thing id={target('tile', id)} label={tileWords({ id, cast })} className="coa-rowtile" spot={spot} locks>
    <TileFace id={id} cast={cast} />
  </Thing>
);

export function TileFace({ id, cast }: TileProps) {
  const { cost, vp, tier } = TILES[id]!;
  return (
    <span className="coa-tt">
      <span className="n">{tileName(cast.w, id)}</span>
      {tier > 0 && (
        <span className="price">
          {cost}
          <Pip good="gold" />
        </span>
      )}
      <Offer id={id} cast={cast} />
      <Tax id={id} cast={cast} />
      <span className="v">
        <Icon name="vp" />
        {vp}
      </span>
    </span>
  );
}

/** A tile in a region, on what it covers: the stack as it stands, worth so much. */
export const Stack = ({ tiles, value, cast }: { readonly tiles: readonly number[]; readonly value: number; readonly cast: Cast }) => {
  const top = tiles.at(-1)!;
  return (
    <Thing id={target('tile', top)} label={`${tileWords({ id: top, cast })}, ${cast.t.covered(tiles.length - 1)}`} className="coa-tile">
      {tiles.slice(0, -1).map((id, i) => (
        <i key={id} className={`under u${Math.min(tiles.length - 1 - i, 3)}`} />
      ))}
      <span key={top} className="face">
        <span className="n">{tileName(cast.w, top)}</span>
        <Offer id={top} cast={cast} />
        <Tax id={top} cast={cast} />
      </span>
      {value > 0 && <span className="vp">{value}</span>}
    </Thing>
  );
};
