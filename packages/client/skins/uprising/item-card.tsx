/** An Item of the Market: what it does, what it costs, and who can use it. */
import { ATTRIBUTES } from '@longtable/uprising/data/heroes';
import { ITEM, type ItemId } from '@longtable/uprising/data/items';
import { priceOf } from '@longtable/uprising/query/items';
import { asTable } from '@longtable/uprising/query/open';
import { useTouch } from '../../src/board/targets.tsx';
import { Icon } from '../../src/design/icon.tsx';
import { signOfCard } from './cards.tsx';
import type { Cast } from './cast.ts';
import { Glyph } from './glyph.tsx';

interface ItemCardProps {
  readonly id: ItemId;
  readonly cast: Cast;
}

/** Why an Item is out of reach, or what makes it usable. */
function standingOf({ view, viewer, w, t }: Cast, id: ItemId, price: number): { readonly ok: boolean; readonly text: string } {
  const { requires } = ITEM[id];
  const player = viewer === null ? null : view.players[viewer]!;
  if (requires !== null) {
    const has = player?.attributes[ATTRIBUTES.indexOf(requires.attribute)] ?? 0;
    const text = `${w.attributes[requires.attribute]} ${requires.least}`;
    if (has < requires.least) return { ok: false, text: t.market.has(text, has) };
  }
  if (player !== null && player.salt < price) return { ok: false, text: t.market.short(price - player.salt, player.salt, price) };
  return { ok: true, text: requires === null ? t.market.everybody : `${w.attributes[requires.attribute]} ${requires.least}` };
}

export function ItemCard({ id, cast }: ItemCardProps) {
  const { view, viewer, w } = cast;
  const touch = useTouch();
  const target = touch.of(`card:${id}`);
  const state = target?.state ?? 'idle';
  const price = viewer === null ? ITEM[id].cost : priceOf(asTable(view), viewer, id);
  const { ok, text } = standingOf(cast, id, price);
  return (
    <button
      type="button"
      className={`it up-paper ${state}${ok ? '' : ' no'}`}
      data-target={`card:${id}`}
      data-state={state}
      aria-disabled={state === 'idle'}
      onClick={() => touch.press(`card:${id}`)}
    >
      <span className="g">
        <Glyph name={signOfCard(id)} />
      </span>
      <b>{w.items[id][0]}</b>
      <span className="c up-salt">
        <Icon name="salt" />
        {price}
        <span className="sr"> {w.resources.salt}</span>
      </span>
      <span className="t">{w.items[id][1]}</span>
      <span className="rq">
        <Icon name={ok ? 'check' : 'lock'} />
        {text}
      </span>
    </button>
  );
}
