/** Offers that may be taken up at any time, or never: quiet, slate, no part of any question. */
import type { Id } from '@longtable/kernel';
import { useState } from 'react';
import type { OfferFace, SkinProps } from '../skin.ts';
import type { Cast } from './cast.ts';
import { Glyph, type GlyphName } from './glyph.tsx';

const SIGNS: Readonly<Record<string, GlyphName>> = { trade: 'trade', exchange: 'exchange', card: 'star' };
const FEW = 3;

interface PouchProps {
  readonly props: SkinProps;
  readonly cast: Cast;
  readonly onDone?: () => void;
}

export function Pouch({ props: { offers, onOffer }, cast: { t }, onDone }: PouchProps) {
  const [open, setOpen] = useState<string | null>(null);
  if (offers.length === 0) return null;
  const take = (offer: OfferFace, id: Id): void => {
    setOpen(null);
    onOffer(offer.kind, id);
    onDone?.();
  };
  return (
    <section className="up-pouch" aria-label={t.pouch}>
      <h2 className="label">
        <Glyph name="pouch" />
        {t.pouch}
      </h2>
      <div className="ofs">
        {offers.map((offer) => {
          const ids = offer.ask.shape === 'pick' ? offer.ask.options : [];
          const unfolded = ids.length <= FEW || open === offer.kind;
          if (ids.length === 1)
            return (
              <button key={offer.kind} type="button" className="of" title={offer.explain} onClick={() => take(offer, ids[0]!)}>
                <Glyph name={SIGNS[offer.kind] ?? 'star'} />
                {offer.kind === 'card' ? offer.option(ids[0]!) : offer.name}
              </button>
            );
          return (
            <div key={offer.kind} className="ofs">
              {ids.length > FEW && (
                <button
                  type="button"
                  className="of"
                  aria-expanded={open === offer.kind}
                  title={offer.explain}
                  onClick={() => setOpen(open === offer.kind ? null : offer.kind)}
                >
                  <Glyph name={SIGNS[offer.kind] ?? 'star'} />
                  {offer.name}
                </button>
              )}
              {unfolded &&
                ids.map((id) => (
                  <button key={id} type="button" className="of" title={offer.about(id)} onClick={() => take(offer, id)}>
                    <Glyph name={SIGNS[offer.kind] ?? 'star'} />
                    {offer.option(id)}
                  </button>
                ))}
            </div>
          );
        })}
      </div>
    </section>
  );
}
