import { Shield } from '../../src/design/shield.tsx';
import type { SeatFace } from '../skin.ts';

/** The shield of a seat, with the charge of its faction. */
export const Crest = ({ face, className = 'crest' }: { readonly face: SeatFace; readonly className?: string }) => (
  <Shield colour={face.colour} charge={face.charge} size={24} className={className} />
);
