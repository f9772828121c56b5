import { type ThingProps, Touchable } from '../common/thing.tsx';

/** A thing on this board that can be touched. */
export const Thing = (props: ThingProps) => <Touchable board="coa" {...props} />;
