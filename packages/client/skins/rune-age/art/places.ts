/** Cities, landmarks, strongholds and monuments. */
import type { SiteId } from '@longtable/rune-age/data/sites';
import { coin, flame, KEEP, SKULL, sea, tower, town } from './motifs.ts';
import { body, eye, GLOW, line, lit, type Picture, put } from './shapes.ts';

export const PLACES: Readonly<Record<SiteId | 'stronghold' | 'monument', Picture>> = {
  'city-tamalir': [...town('M6 78V52h6v-8h6v8h8V36h6V26h6v10h6V18L54 2l9 16v18h6V26h6v10h6v16h8v-8h6v8h5v26z')],
  'city-nerekhall': [...town('M4 78V48l8-14 8 14h6V30l9-18 9 18v10h12V30l9-18 9 18v18h6l8-14 8 14v30z')],
  'city-greyhaven': [...town('M2 78V56h10V40h8v8h6V28h18V10l8 6v12h20v20h8v8h16v22z'), line('M46 10v-8', 2.5)],
  'city-dawnsmoor': [...town('M4 78V54c0-10 10-16 16-16s14 6 16 14V38c0-14 8-22 14-24 6 2 14 10 14 24v14c2-8 10-14 16-14s16 6 16 16v24z')],
  'city-riverwatch': [...town('M0 78V60h16V32h-4V20h8v5h6v-5h8v12h-4v20h38V32h-4V20h8v5h6v-5h8v12h-4v28h18v18z')],
  'city-frostgate': [...town('M8 78V40l6-22 6 22v12h10V30l20-22 20 22v22h10V40l6-22 6 22v38z')],
  'city-forge': [...town('M4 78V50h20V26h10v24h8V18h14v32h20V34h10v16h12v28z'), body('M44 14c-6-8 4-10 0-14 10 4 10 10 6 14z')],
  'city-vynelvale': town('M2 78V58l10-10 10 10V44l12-12 12 12V20l8-16 8 16v24l10-10 12 12v14l8-8 8 8v18z'),
  'lm-1': [...sea, body('M14 68V26l36-20 36 20v42z'), lit('M26 66V34h8v32zM46 66V34h8v32zM66 66V34h8v32z', GLOW.dw)],
  'lm-2': [
    body('M0 90V24h22V10h12v14h32V10h12v14h22v66z'),
    lit('M34 90V54c0-10 7-16 16-16s16 6 16 16v36z', '#20242c'),
    line('M40 44v44M50 40v48M60 44v44M34 60h32M34 74h32', 3, '#9aa6b4'),
  ],
  'lm-3': [
    body('M12 62h76l-8 28H20z'),
    line('M16 62V26M84 62V26', 6),
    body('M6 28L50 4l44 24z'),
    lit('M22 62c8 7 48 7 56 0-6-7-50-7-56 0z', '#d4ebff'),
    eye(50, 44, '#f6fbff', 9),
  ],
  'lm-4': [
    body('M0 90L22 30 38 46 58 8l20 40 10-10 12 24v28z'),
    lit('M36 90V66c0-9 6-15 14-15s14 6 14 15v24z', '#2a1a04'),
    ...coin(50, 74, 11),
    lit('M24 50l6 8-6 8-6-8zM76 58l6 8-6 8-6-8z', GLOW.coin),
  ],
  'lm-5': [
    body('M4 36L50 8l46 28v10H4z'),
    body('M10 46h12v36H10zM32 46h10v36H32zM58 46h10v36H58zM78 46h12v36H78zM2 80h96v10H2z'),
    line('M44 62c6-8 12-8 18 0', 3.6, GLOW.window),
    eye(50, 28, GLOW.window, 5),
  ],
  'lm-6': [
    body('M38 90l2-50-8-26 12 16 6-28 6 28 12-16-8 26 2 50z'),
    put('translate(20 34) scale(.6)', SKULL),
    line('M30 70l-18 8M70 70l18 8M32 56L18 50M68 56l14-6', 4),
  ],
  'lm-7': [
    ...tower(GLOW.window),
    lit('M50 0l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z', GLOW.nc),
    line('M14 16l6 6M86 16l-6 6M10 40h10M80 40h10', 3, GLOW.nc),
  ],
  'lm-8': [body('M6 90V44l20-14v14l20-14v14l20-14v14h14V10h14v80z'), flame('translate(26 42) scale(.44)'), line('M84 6c-4-6 4-8 0-14', 3)],
  stronghold: KEEP,
  monument: [
    body('M38 84V30l-6-4 18-24 18 24-6 4v54z'),
    body('M22 78h56v6H22zM12 84h76v6H12z'),
    line('M50 26v40M50 36l9 6-9 6M50 46l-9-6', 3.4, GLOW.window),
  ],
};
