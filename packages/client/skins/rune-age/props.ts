/** Props of this board, in the words of its game. */
import type { Asking } from '@longtable/kit';
import type { RuneAge } from '@longtable/rune-age/spec';
import type { SkinProps } from '../skin.ts';

export type Props = SkinProps<RuneAge>;
export type Question = Asking<RuneAge>;
