import { type ThingProps, Touchable } from '../common/thing.tsx';

/** A card on the table that can be touched. */
export const Thing = (props: Omit<ThingProps, 'locks'>) => <Touchable board="ra" locks {...props} />;
