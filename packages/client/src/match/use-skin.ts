/** The drawn board of a game, where there is one and it is wanted. */
import { useEffect, useMemo, useState } from 'react';
import { gameCardOf } from '../../skins/game-cards.ts';
import type { SeatFace, Skin } from '../../skins/skin.ts';
import { chargeOf, colourOf } from '../design/shield.tsx';
import { useSettings } from '../state/settings.ts';
import { ownNames } from '../state/titles.ts';
import { type TableModel, useTable } from './model.ts';

/** Only for matches that look as the board expects: the plain table shows all others. */
export function useSkin({ table: { game }, view }: Pick<TableModel, 'table' | 'view'>): Skin | null {
  const { plain, text } = useSettings();
  const [skin, setSkin] = useState<Skin | null>(null);
  const load = gameCardOf(game).skin;
  useEffect(() => {
    let wanted = true;
    void load?.().then((loaded) => wanted && setSkin(loaded));
    return () => {
      wanted = false;
    };
  }, [load]);
  return plain || text || ownNames(game)?.view !== view ? null : skin;
}

/** Seats as skins draw them. */
export function useFaces(view: object, skin: Skin | null): readonly SeatFace[] {
  const { table, name } = useTable();
  return useMemo(
    () =>
      table.seats.map(({ seat, crest }) => ({
        seat,
        name: name(seat),
        colour: skin?.colour?.(view, seat) ?? colourOf(seat),
        charge: skin?.charge?.(view, seat) ?? crest?.charge ?? chargeOf(seat),
      })),
    [table, name, view, skin],
  );
}
