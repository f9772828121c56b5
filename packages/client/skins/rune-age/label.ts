/** Cards in words, for whoever does not see them. */
import { faceOf, type Value } from './card.ts';
import type { Cast } from './cast.ts';

const worth = ({ t }: Cast, value: Value): string => (value.of === 'strength' ? t.strength(value.n) : t.gives(value.n, value.of));

export function labelOf(cast: Cast, id: string, ...more: readonly string[]): string {
  const { gives, attrition } = faceOf(id);
  const facts = [
    cast.name(id),
    ...(gives === null ? [] : [worth(cast, gives)]),
    ...(attrition === 0 ? [] : [cast.t.attrition(attrition)]),
    ...(id.endsWith('*') ? [cast.t.used] : []),
    ...more,
  ];
  return facts.filter((fact) => fact !== '').join(', ');
}

export function priceOf(cast: Cast, id: string): string {
  const { asks } = faceOf(id);
  return asks === null ? '' : cast.t.costs(asks.n, asks.of);
}
