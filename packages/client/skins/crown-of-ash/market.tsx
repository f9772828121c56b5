/** Things that can be had: the display of fighters, the row of tiles, and the spaces for gold and for building. */
import { DISPLAY, EMPTY } from '@longtable/crown-of-ash/data/numbers';
import type { Cast } from './cast.ts';
import { Fighter } from './fighter.tsx';
import { Space } from './space.tsx';
import { RowTile } from './tile.tsx';
import { ROMAN } from './words.ts';

export const Display = ({ cast }: { readonly cast: Cast }) => (
  <section className="coa-display" aria-label={cast.t.display}>
    {cast.view.display.map((id, i) =>
      id === EMPTY ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place of the display is its number
        <span key={`empty ${i}`} className="coa-hole" data-spot={`display:${i}`}>
          {ROMAN[DISPLAY.tiers[i]!]}
        </span>
      ) : (
        <Fighter key={id} id={id} cast={cast} cost spot={`display:${i}`} />
      ),
    )}
  </section>
);

export const Row = ({ cast }: { readonly cast: Cast }) => (
  <section className="coa-row" aria-label={cast.t.row}>
    {cast.view.row.map((id, i) =>
      id === EMPTY ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place of the row is its number
        <span key={`empty ${i}`} className="coa-hole" data-spot={`row:${i}`}>
          {cast.t.empty}
        </span>
      ) : (
        <RowTile key={id} id={id} cast={cast} spot={`row:${i}`} />
      ),
    )}
  </section>
);

export const Ends = ({ cast }: { readonly cast: Cast }) => (
  <>
    <Space space="gold" cast={cast} className="trade gold">
      <span className="cap">{cast.t.takeGold}</span>
    </Space>
    <Space space="build" cast={cast} className="trade build">
      <span className="cap">{cast.t.build}</span>
    </Space>
  </>
);
