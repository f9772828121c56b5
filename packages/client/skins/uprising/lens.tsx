/** The lens: everything on a hex, row by row, with what it means. */
import { GARRISON_DICE } from '@longtable/uprising/data/dice';
import { NEMESIS } from '@longtable/uprising/data/nemesis';
import { TILE } from '@longtable/uprising/data/tiles';
import { goodsText } from '@longtable/uprising/locale/things';
import { type ReactNode, useEffect } from 'react';
import { IconButton } from '../../src/design/button.tsx';
import { useStore } from '../../src/state/store.ts';
import { type Cast, companyOf, singles } from './cast.ts';
import { Die, UnitDie } from './die.tsx';
import { Mark } from './glyph.tsx';
import { lens } from './lens-store.ts';
import type { View } from './open.ts';
import { CompanyPiece, CurseEye, FoePiece, GarrisonPiece, HavenPiece, HeroPiece, SkeletonPiece } from './pieces.tsx';
import { standingAt } from './stack.tsx';

interface RowProps {
  readonly piece: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

const Row = ({ piece, title, text, children }: RowProps) => (
  <div className="r">
    <svg className="p" viewBox="-26 -34 54 56" aria-hidden="true">
      {piece}
    </svg>
    <div>
      <b>{title}</b>
      <span>{text}</span>
      {children}
    </div>
  </div>
);

/** The dice of a Legion or Horde as it stands, and the four labelled parts of its card. */
export function FoeParts({ cast: { w, t, view }, foe }: { readonly cast: Cast; readonly foe: View['foes'][number] }) {
  const { archery, clash } = NEMESIS[foe.card];
  const text = w.nemesis[foe.card];
  const parts = (['immediate', 'ability', 'godpower', 'destroyed'] as const).filter((part) => text[part] !== '–');
  return (
    <div className="up-parts">
      {(
        [
          ['archery', archery],
          ['clash', clash],
        ] as const
      ).map(([kind, rows]) => (
        <p key={kind} className="up-dice">
          <em>{t.lens[kind]}</em>
          {(rows[foe.threat] ?? []).map((colour, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal dice have no other identity
            <Die key={i} colour={colour} faces={view.options.dice} face={-1} small />
          ))}
          {(rows[foe.threat] ?? []).length === 0 && '–'}
          <span className="sr">{(rows[foe.threat] ?? []).map((colour) => w.colours[colour]).join(', ')}</span>
        </p>
      ))}
      {parts.map((part) => (
        <p key={part}>
          <em>{t.lens[part]}</em> {text[part]}
        </p>
      ))}
    </div>
  );
}

function Things({ cast, h }: { readonly cast: Cast; readonly h: number }) {
  const { view, w, t, viewer, faces } = cast;
  const { hex, foes, heroes, hunted } = standingAt(view, h);
  const company = companyOf(view, hex.owner, hex.units);
  const count = company.reduce((sum, { n }) => sum + n, 0);
  const haven = hex.haven === viewer ? t.lens.yourHaven : t.lens.haven(faces[hex.haven]?.name ?? '');
  const walls = [hex.wall ? t.lens.wall : '', hex.tower ? t.lens.tower : ''].filter(Boolean);
  return (
    <>
      {heroes.map((seat) => (
        <Row
          key={seat}
          piece={<HeroPiece colour={faces[seat]!.colour} active={false} />}
          title={w.heroes[view.players[seat]!.hero]}
          text={seat === viewer ? t.lens.yourHero(view.players[seat]!.ap) : t.lens.hero(cast.faction(seat))}
        />
      ))}
      {hex.haven >= 0 && (
        <Row
          piece={<HavenPiece colour={faces[hex.haven]!.colour} wall={hex.wall} tower={hex.tower} />}
          title={haven}
          text={[t.lens.havenText, ...walls].join('; ')}
        />
      )}
      {count > 0 && (
        <Row
          piece={<CompanyPiece units={singles(company).slice(0, 2)} />}
          title={t.lens.units(count)}
          text={company.map(({ id, n }) => `${n}× ${w.units[id]}`).join(', ')}
        >
          <p className="up-dice">
            {singles(company).map(({ id, def }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal Units have no other identity
              <UnitDie key={`${id} ${i}`} def={def} className="sm" />
            ))}
          </p>
        </Row>
      )}
      {hex.garrisons > 0 && (
        <Row piece={<GarrisonPiece levels={hex.garrisons} />} title={t.lens.garrison(hex.garrisons)} text={t.lens.garrisonText}>
          {(['archery', 'clash'] as const).map((kind) => (
            <p key={kind} className="up-dice">
              <em>{t.lens[kind]}</em>
              {GARRISON_DICE[hex.garrisons]![kind].map((colour, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal dice have no other identity
                <Die key={i} colour={colour} faces={view.options.dice} face={-1} small />
              ))}
            </p>
          ))}
        </Row>
      )}
      {hex.skeletons > 0 && (
        <Row
          piece={<SkeletonPiece count={Math.min(2, hex.skeletons)} />}
          title={t.lens.skeletons(hex.skeletons)}
          text={t.lens.skeletonText}
        />
      )}
      {foes.map((foe) => (
        <Row
          key={foe.card}
          piece={<FoePiece card={foe.card} threat={foe.threat} tokens={foe.tokens} />}
          title={w.nemesis[foe.card].name}
          text={`${t.threat} ${foe.threat}, ${t.initiative(foe.initiative)}, ${t.tokens(foe.tokens)}`}
        >
          <FoeParts cast={cast} foe={foe} />
        </Row>
      ))}
      {hunted.map(({ card }) => (
        <Row
          key={card}
          piece={<FoePiece card={card} threat={null} tokens={0} />}
          title={t.lens.target(w.nemesis[card].name)}
          text={t.hunts(cast.place(h))}
        />
      ))}
      {hex.curse && <Row piece={<CurseEye />} title={t.lens.curse} text={t.lens.curseText} />}
    </>
  );
}

function HexLens({ cast, h }: { readonly cast: Cast; readonly h: number }) {
  const { view, w, t, place } = cast;
  const hex = view.hexes[h]!;
  const tile = hex.tile === null ? null : TILE[hex.tile];
  const goods = tile === null ? '' : goodsText(w, tile.produces);
  const terrain = hex.up || hex.kind === 'bare' ? w.terrains[hex.terrain] : '';
  return (
    <>
      <h3>
        {place(h)} <small>{[terrain, hex.up && goods !== '0' ? t.lens.gives(goods) : ''].filter(Boolean).join(' · ')}</small>
      </h3>
      <Things cast={cast} h={h} />
      {hex.up && hex.tile !== null && w.tiles[hex.tile][1] !== '' && (
        <Row piece={<Mark name="quill" size={30} colour="currentColor" />} title={t.lens.tile} text={w.tiles[hex.tile][1]} />
      )}
      {!hex.up && hex.kind !== 'bare' && !hex.curse && <p>{t.lens.hidden}</p>}
      {(hex.up || hex.kind === 'bare' || hex.curse) && (
        <Row piece={<Mark name="battle" size={30} colour="currentColor" />} title={t.lens.combat} text={t.lens.terrain[hex.terrain]} />
      )}
    </>
  );
}

/** Open beside the map where there is room, over its foot where there is none. */
export function Lens({ cast, className }: { readonly cast: Cast; readonly className: string }) {
  const looked = useStore(lens);
  useEffect(() => {
    if (looked === null) return;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') lens.set(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [looked]);
  if (!looked?.startsWith('hex:')) return null;
  return (
    <section className={`up-lens ${className}`} aria-label={cast.place(Number(looked.slice(4)))} role="status">
      <IconButton icon="close" label={cast.t.close} onPress={() => lens.set(null)} className="x" />
      <HexLens cast={cast} h={Number(looked.slice(4))} />
    </section>
  );
}
