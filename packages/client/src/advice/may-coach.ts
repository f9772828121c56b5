/** The place of a coach: beside the one person among bots, never where anything but this match is at stake. */
import type { Seat } from '@longtable/kernel';
import type { TableInfo } from '../link/table-link.ts';

/** The reason that there is no coach: one only watches, other people play, the match is rated, somebody teaches already, it is over. */
export type Uncoached = 'watching' | 'people' | 'rated' | 'taught' | 'over';

interface Place {
  readonly table: Pick<TableInfo, 'seats' | 'status' | 'rated'>;
  readonly viewer: Seat | null;
  readonly state: { readonly lesson: object | null };
}

/** null: it may sit there. */
export function uncoached({ table, viewer, state }: Place): Uncoached | null {
  if (viewer === null) return 'watching';
  if (state.lesson !== null) return 'taught';
  if (table.status !== 'playing') return 'over';
  if (table.rated === true) return 'rated';
  return table.seats.every(({ seat, kind, guest }) => seat === viewer || (kind === 'bot' && guest === null)) ? null : 'people';
}
