/** Cards that pay together: `gold-2+gold-1`, `city-forge+stronghold`. */
import { data, isCard } from '@longtable/rune-age/data/cards';
import { isSite, site } from '@longtable/rune-age/data/sites';
import { type TreasureId, treasure } from '@longtable/rune-age/data/treasures';

export const partsOf = (payment: string): readonly string[] => payment.split('+');

const goldOfPart = (id: string): number => {
  if (isCard(id)) return data(id).gold ?? 0;
  if (isSite(id)) return site(id).gold;
  return id === 'stronghold' ? 0 : (treasure(id as TreasureId)?.gold ?? 0);
};

export const goldOfPayment = (payment: string): number => partsOf(payment).reduce((n, id) => n + goldOfPart(id), 0);
