/** The pictures of a summary. Words stand beside the drawings, not in them, so that they stay as large as the rest on a phone. */
import type { Picture, PictureSign, PictureSum } from '@longtable/catalogue';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { isIcon } from '../design/icons.ts';

type Scene = LazyExoticComponent<ComponentType>;

/** Drawings that use the pieces of a game's own board, fetched with the game that is read. */
const SCENES: Readonly<Record<string, Scene>> = {
  yield: lazy(async () => ({ default: (await import('./scenes/yield.tsx')).YieldScene })),
  'crown-of-ash': lazy(async () => ({ default: (await import('./scenes/crown-of-ash.tsx')).CrownScene })),
  'rune-age': lazy(async () => ({ default: (await import('./scenes/rune-age.tsx')).RuneScene })),
  uprising: lazy(async () => ({ default: (await import('./scenes/uprising.tsx')).UprisingScene })),
  skirmish: lazy(async () => ({ default: (await import('./scenes/skirmish.tsx')).SkirmishScene })),
};

export function PictureOf({ game, picture }: { readonly game: string; readonly picture: Picture }) {
  switch (picture.kind) {
    case 'scene':
      return <SceneOf game={game} says={picture.says} />;
    case 'way':
      return <Way stops={picture.stops} again={picture.again} />;
    case 'sums':
      return <Sums sides={picture.sides} says={picture.says} />;
    case 'points':
      return <Points rows={picture.rows} />;
  }
}

function SceneOf({ game, says }: { readonly game: string; readonly says: string }) {
  const Drawn = SCENES[game];
  return (
    <figure className="pic pic-scene">
      <div className="pic-window" aria-hidden="true">
        <Suspense>{Drawn && <Drawn />}</Suspense>
      </div>
      <figcaption>{says}</figcaption>
    </figure>
  );
}

/** A medal with a sign or a figure. */
const Medal = ({ of: { sign, figure } }: { readonly of: PictureSign }) => (
  <svg className="medal" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <circle cx="24" cy="25.5" r="21" fill="#0003" />
    <circle cx="24" cy="24" r="21" fill="#fff8e6" stroke="#6f5326" strokeWidth="2" />
    <circle cx="24" cy="24" r="17.5" fill="none" stroke="#b79c6a" />
    {isIcon(sign) ? (
      <svg x="11" y="11" width="26" height="26" color="#3a2612">
        <use href={`#i-${sign}`} />
      </svg>
    ) : (
      <text x="24" y="32" textAnchor="middle" className="medal-figure">
        {figure}
      </text>
    )}
  </svg>
);

interface WayProps {
  readonly stops: readonly PictureSign[];
  readonly again: string | undefined;
}

const Way = ({ stops, again }: WayProps) => (
  <figure className="pic">
    <ol className="way">
      {stops.map((stop, i) => (
        <li key={`${stop.label}${stop.figure ?? i}`}>
          <Medal of={stop} />
          <span>{stop.label}</span>
        </li>
      ))}
    </ol>
    {again !== undefined && (
      <figcaption className="again">
        <svg viewBox="0 0 40 24" aria-hidden="true" focusable="false">
          <path d="M34 3v9c0 5-3 8-8 8H9" fill="none" stroke="#6f5326" strokeWidth="3" />
          <path d="M14 13l-8 7 8 6z" fill="#6f5326" transform="translate(0 -1)" />
        </svg>
        {again}
      </figcaption>
    )}
  </figure>
);

interface SumsProps {
  readonly sides: readonly [PictureSum, PictureSum];
  readonly says: string;
}

const Sums = ({ sides, says }: SumsProps) => (
  <figure className="pic sums">
    {sides.map((side, i) => (
      <div key={side.name} className={i === 0 ? 'sum-side one' : 'sum-side two'}>
        <b>{side.name}</b>
        <ul>
          {side.parts.map((part, at) => (
            <li key={`${part.label}${at === 0 ? '' : at}`}>
              <svg aria-hidden="true" focusable="false">
                {isIcon(part.sign) && <use href={`#i-${part.sign}`} />}
              </svg>
              <strong>{part.figure}</strong>
              <span>{part.label}</span>
            </li>
          ))}
          <li className="sum-all">
            <strong>{side.sum}</strong>
          </li>
        </ul>
      </div>
    ))}
    <figcaption>{says}</figcaption>
  </figure>
);

const Points = ({ rows }: { readonly rows: readonly PictureSign[] }) => (
  <figure className="pic">
    <ul className="pic-points">
      {rows.map((row) => (
        <li key={row.label}>
          <Medal of={row} />
          {row.figure !== undefined && <strong>{row.figure}</strong>}
          <span>{row.label}</span>
        </li>
      ))}
    </ul>
  </figure>
);
