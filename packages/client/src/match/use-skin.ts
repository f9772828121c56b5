/** The drawn board of a game, where there is one and it is wanted. */
import type { Language } from '@longtable/kit';
import { useEffect, useMemo, useState } from 'react';
import { BOARDS } from '../../skins/boards.ts';
import type { SeatFace, Skin } from '../../skins/skin.ts';
import { chargeOf, colourOf } from '../design/shield.tsx';
import type { TableInfo } from '../link/table-link.ts';
import { useSettings } from '../state/settings.ts';
import { ownNames, ownWith } from '../state/titles.ts';
import { type TableModel, useTable } from './model.ts';

async function loadIn(language: Language, load: () => Promise<Skin>): Promise<Skin> {
  const skin = await load();
  await skin.learn?.(language);
  return skin;
}

/** Lets the board travel beside the words that say whether it fits. */
export function useSkinAhead(table: Pick<TableInfo, 'words'> | null): void {
  const { plain, text, language } = useSettings();
  const game = table?.words == null ? undefined : ownWith(table.words)?.game;
  const load = plain || text || game === undefined ? undefined : BOARDS[game];
  useEffect(() => {
    // Whoever draws it asks again, and hears of what is wrong.
    if (load !== undefined) void loadIn(language, load).catch(() => undefined);
  }, [load, language]);
}

/** Only for matches that look as the board expects: the plain table shows all others, and nothing is loaded for them. */
export function useSkin({ table: { game }, view }: Pick<TableModel, 'table' | 'view'>): Skin | null {
  const { plain, text, language } = useSettings();
  const [drawn, setDrawn] = useState<{ skin: Skin; language: Language } | null>(null);
  const load = plain || text || ownNames(game)?.view !== view ? undefined : BOARDS[game];
  useEffect(() => {
    let wanted = true;
    if (load !== undefined) void loadIn(language, load).then((skin) => wanted && setDrawn({ skin, language }));
    return () => {
      wanted = false;
    };
  }, [load, language]);
  return load !== undefined && drawn?.language === language ? drawn.skin : null;
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
