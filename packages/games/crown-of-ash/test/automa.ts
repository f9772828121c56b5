/** Scenes of the AI's turn. */
import { type CrownScene, told, type War, war } from './scenes.ts';

export const [HARVEST, WARPATH, SIEGE, MUSTER, EXPANSION, TARGETED] = [0, 1, 2, 3, 4, 5] as const;
export const HUMAN = 0;
export const AI = 1;
/** The AI (player 1) turns this card with this region. Solo unless told otherwise. */
export const turns = (card: number, region: number, w: Partial<War> = {}) => {
  const s = war({ seats: 1, ...w, options: { targeted: true, ...w.options } });
  s.dice({ 'die:region': [region], 'deck:action': [card] });
  return s.at('aiTurn', { who: w.seats ?? 1 });
};
export const did = (s: CrownScene) => told(s, 'ai-action').map((e) => [e.action, e.area]);
export const vp = (s: CrownScene) => s.table.players.at(-1)!.vp;
export const full = (s: CrownScene, ...ats: number[]) =>
  s.with((t) => {
    for (const at of ats) t.spaces[at] = [HUMAN];
  });
