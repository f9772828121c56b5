import { describe, expect, it } from 'vitest';
import { AI, did, full, HUMAN, TARGETED, turns } from '../automa.ts';
import { AS, BL, BO, COAST, DESERT, FOREST, MOUNTAINS, SU, VILLAGE, war } from '../scenes.ts';

describe('the Targeted card', () => {
  it('[CA-AIA-28] [CA-AIA-29] [CA-AIA-30] [CA-EX-40] [CA-R-44] Targeted: the least defended region of another player, bolster counted; ties clockwise', () => {
    const w = {
      hands: [[], [SU(8)]],
      areas: {
        [MOUNTAINS]: { owner: HUMAN, defenders: [BO(4)] },
        [VILLAGE]: { owner: HUMAN, defenders: [BL(2)] },
        [FOREST]: { owner: HUMAN, defenders: [AS(2)] },
      },
    };
    expect(did(turns(TARGETED, MOUNTAINS, w))).toEqual([['attack-least-defended', VILLAGE]]);
    expect(did(turns(TARGETED, FOREST, w))).toEqual([['attack-least-defended', FOREST]]);
    const bolstered = {
      ...w,
      areas: { [MOUNTAINS]: { owner: HUMAN, defenders: [BO(1), BO(2)] }, [VILLAGE]: { owner: HUMAN, defenders: [SU(2), BL(1)] } },
    };
    expect(did(turns(TARGETED, MOUNTAINS, bolstered))).toEqual([['attack-least-defended', VILLAGE]]);
  });

  it('[CA-AIA-28] [CA-AIA-30] [CA-AIA-32] otherwise it builds on its best defended region; without one, on the determined region', () => {
    const areas = { [VILLAGE]: { owner: AI, defenders: [BL(2)] }, [FOREST]: { owner: AI, defenders: [AS(7)] } };
    expect(did(turns(TARGETED, DESERT, { areas }))).toEqual([['build-most-defended', FOREST]]);
    const tied = { [VILLAGE]: { owner: AI, defenders: [BL(2)] }, [FOREST]: { owner: AI, defenders: [AS(2)] } };
    expect(did(turns(TARGETED, COAST, { areas: tied }))).toEqual([['build-most-defended', FOREST]]);
    expect(did(turns(TARGETED, DESERT, { areas: { [VILLAGE]: { owner: HUMAN } } }))).toEqual([['build-most-defended', DESERT]]);
  });

  it('[CA-AIA-31] for the least defended only regions with a vacant combat space count', () => {
    const s = war({
      seats: 1,
      options: { targeted: true },
      hands: [[], [SU(8)]],
      areas: { [VILLAGE]: { owner: HUMAN }, [COAST]: { owner: HUMAN, defenders: [BO(8)] } },
    });
    full(s, 8 + VILLAGE).dice({ 'die:region': [VILLAGE], 'deck:action': [TARGETED] });
    expect(did(s.at('aiTurn', { who: AI }))).toEqual([['attack-least-defended', COAST]]);
  });
});
