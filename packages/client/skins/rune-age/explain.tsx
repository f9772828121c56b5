/** Explanations of the things of this table: the whole text of a card, large enough to read. */
import { data, isCard } from '@longtable/rune-age/data/cards';
import { event, isEvent } from '@longtable/rune-age/data/events';
import { isSite, site } from '@longtable/rune-age/data/sites';
import type { ReactNode } from 'react';
import { Icon } from '../../src/design/icon.tsx';
import { useText } from '../../src/i18n/index.ts';
import { faceOf, plainId } from './card.ts';
import type { Cast } from './cast.ts';
import { priceOf } from './label.ts';
import { barracksOf, centreOf, haveOf } from './market.tsx';

const House = () => {
  const text = useText();
  return (
    <p className="house">
      <Icon name="quill" /> {text.table.house}
    </p>
  );
};

function isHouse(id: string): boolean {
  if (isCard(id)) return data(id).source === 'house';
  if (isSite(id)) return site(id).source === 'house';
  return isEvent(id) && event(id).source === 'house';
}

/** The line that says what is missing to buy from a pile of the market. */
function lackLine(cast: Cast, key: string): string {
  if (!key.startsWith('buy:') || cast.viewer === null) return '';
  const id = plainId(key);
  const ware = [...barracksOf(cast, cast.viewer), ...centreOf(cast)].find(({ card }) => card === id);
  if (ware === undefined) return '';
  if (ware.left === 0) return cast.t.none;
  const have = haveOf(cast, ware.price);
  return ware.price.n > have ? cast.t.lacks(ware.price.n, ware.price.of, have) : '';
}

export function explain(cast: Cast, key: string): ReactNode {
  if (key.startsWith('unit:') || key.startsWith('realm:') || key.startsWith('seat:')) return null;
  const id = plainId(key);
  const { gives, attrition } = faceOf(id);
  const { t } = cast;
  const walls = isSite(id) ? site(id).walls : 0;
  const facts = [
    ...(gives === null ? [] : [gives.of === 'strength' ? t.strength(gives.n) : t.gives(gives.n, gives.of)]),
    ...(attrition === 0 ? [] : [t.attrition(attrition)]),
    ...(walls === 0 ? [] : [t.walls(walls)]),
    priceOf(cast, id),
    ...(key.endsWith('*') ? [t.used] : []),
  ].filter((fact) => fact !== '');
  const text = cast.text(id);
  const lack = lackLine(cast, key);
  return (
    <>
      <h3>{cast.name(id)}</h3>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {text !== '' && <p>{text}</p>}
      {lack !== '' && <p className="lack">{lack}</p>}
      {isHouse(id) && <House />}
    </>
  );
}
