import type { Skin } from '../skin.ts';
export const yieldSkin: Skin = { Board: () => null };
