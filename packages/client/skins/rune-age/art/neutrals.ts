/** Gold, neutral cards and mercenaries. */
import type { NeutralId } from '@longtable/rune-age/data/cards';
import type { GoldId } from '@longtable/rune-age/data/gold';
import type { MercenaryId } from '@longtable/rune-age/data/mercenaries';
import { banner, coin, dragon, flame, giant, hooded, scroll, soldier } from './motifs.ts';
import { body, dot, eye, GLOW, line, lit, type Picture, ring } from './shapes.ts';

export const NEUTRALS: Readonly<Record<GoldId | NeutralId | MercenaryId, Picture>> = {
  'nc-forced-march': [body('M18 82V22h20v34l18 10v16zM56 70V14h20v34l18 10v16H62z'), line('M4 40h10M2 52h12M6 64h8', 3)],
  'nc-battle-cry': [
    body('M8 34c24 0 42 10 54 30l26-16C74 24 44 14 8 16z'),
    line('M86 62c8-2 12-8 12-14M72 74c16 2 26-6 28-10', 3.6),
    line('M24 42v14M40 50v12', 2.6),
  ],
  'nc-demon': [
    body('M16 90c0-22 12-30 24-33-10-8-14-24-10-46 5 12 12 17 20 17s15-5 20-17c4 22 0 38-10 46 12 3 24 11 24 33z'),
    lit('M39 42l9 5-8 3zM61 42l-9 5 8 3z', '#ffee58'),
    body('M4 60c8-2 14 2 18 10-8 2-14 6-16 14zM96 60c-8-2-14 2-18 10 8 2 14 6 16 14z'),
  ],
  'nc-lightning': [body('M58 2L24 50h18L30 88l44-52H54L70 2z'), line('M86 10l-8 14h8l-6 12', 3), line('M14 20l-6 12h7l-5 12', 3)],
  'nc-manticore': [
    body(
      'M8 88c2-18 10-28 26-32l6-14 8 10c12 0 20 4 24 10 4-8 3-14 0-18 8-2 16 2 20 8l-6 4 4 6-8 4c0 8-2 14-2 22h-9c-1-8-4-10-10-10-12 2-22 4-26 10z',
    ),
    body('M40 50C26 44 18 30 20 8c12 6 20 16 24 32z'),
    line('M10 84C0 70 2 58 12 54l-4-8', 4),
    eye(84, 52, GLOW.nc, 2.2),
  ],
  'nc-dragon': [dragon('', GLOW.nc)],
  'nc-sorcerer': [
    body('M20 90c2-24 14-32 22-35-4-3-6-8-6-12h28c0 4-2 9-6 12 8 3 20 11 22 35z'),
    body('M34 44c-2-16 4-30 16-36 12 6 18 20 16 36l-16-8z'),
    eye(84, 46, GLOW.nc, 10),
    line('M76 60l8-6', 5),
    eye(45, 42, GLOW.nc, 2),
    eye(55, 42, GLOW.nc, 2),
  ],
  'nc-razorwing': [
    body(
      'M50 40C40 20 22 12 2 18c12 4 14 12 22 14-6 2-8 6-10 10 12-2 20 0 26 6l10 30 10-30c6-6 14-8 26-6-2-4-4-8-10-10 8-2 10-10 22-14-20-6-38 2-48 22z',
    ),
    eye(50, 44, GLOW.nc, 2.6),
  ],
  'nc-beastman': [
    body(
      'M12 90c2-20 12-29 26-31l-6-22c-8 0-16-6-18-20 8 8 16 10 24 8 8-4 16-4 24 0 8 2 16 0 24-8-2 14-10 20-18 20l-6 22c14 2 24 11 26 31z',
    ),
    eye(43, 36, GLOW.nc, 2.6),
    eye(57, 36, GLOW.nc, 2.6),
    body('M44 58l6 14 6-14z'),
  ],
  'nc-tithe': [
    dot(50, 58, 26),
    ring(50, 58, 17, '#f0c24f', 3),
    lit('M50 46l8 12-8 12-8-12z', '#f0c24f'),
    body('M32 34c-8-12 6-16 2-30 14 6 12 14 16 20 2-8 8-8 8-16 12 8 10 20 6 28z'),
  ],
  'gold-1': [dot(50, 48, 26), ring(50, 48, 19, '#f0c24f', 3), lit('M50 36l9 12-9 12-9-12z', '#f0c24f')],
  'gold-2': [dot(37, 56, 21), dot(60, 42, 24), ring(60, 42, 17, '#f6e9c4', 3), lit('M60 31l8 11-8 11-8-11z', '#f6e9c4')],
  'gold-3': [
    body('M14 70L8 26l24 18L50 14l18 30 24-18-6 44z'),
    lit('M50 48l7 9-7 9-7-9z', '#ffe08a'),
    eye(28, 58, '#ffe08a', 3.5),
    eye(72, 58, '#ffe08a', 3.5),
    body('M14 74h72v10H14z'),
  ],
  'nx-reprieve': [
    body('M50 86C22 70 12 48 14 20c14 0 26-4 36-12 10 8 22 12 36 12 2 28-8 50-36 66z'),
    line('M50 28v34M34 44h32', 7, GLOW.nc),
  ],
  'nx-shadow-rune': [body('M28 90l4-74 18-12 20 12 4 74z'), line('M50 22v50M50 34l14 10-14 10M50 46L36 36', 4.6, GLOW.nc)],
  'nx-giant': [...giant(GLOW.nc), line('M92 90L84 30', 6), body('M74 6c10-6 24 0 24 14 0 10-6 16-14 16-10 0-16-8-16-16 0-6 2-10 6-14z')],
  'nx-scout': [
    body(
      'M26 90c0-20 8-27 17-30-5-5-8-10-8-17 0-4 1-8 2-11L20 26l22-6c6-4 12-4 18 0l20 6-16 6c1 3 1 7 1 11 0 7-3 12-8 17 9 3 17 10 17 30z',
    ),
    eye(44, 42, GLOW.nc, 2),
    eye(56, 42, GLOW.nc, 2),
    line('M88 90V14', 4),
    body('M88 4l6 16h-12z'),
  ],
  'nx-standard': [...banner(GLOW.nc), body('M70 90c0-14 4-20 10-22 8 2 14 8 16 22z'), dot(83, 60, 9)],
  'nx-wraith': [
    body(
      'M14 90c6-8 4-20 12-30-2-24 8-44 26-52 18 8 26 28 24 52 8 10 4 22 12 30-8-2-12-6-16-12-4 8-8 10-12 12-4-4-6-6-8-12-4 6-6 10-10 12-4-4-6-8-8-12-6 8-12 12-20 12z',
    ),
    eye(43, 36, GLOW.wq, 4),
    eye(59, 36, GLOW.wq, 4),
  ],
  'mc-seer': [...hooded(GLOW.nc), line('M26 66c14-10 34-10 48 0-14 10-34 10-48 0z', 3, GLOW.nc), eye(50, 66, GLOW.nc, 4.5)],
  'mc-moulder': [
    ...hooded(GLOW.ut),
    line('M84 90V44', 4),
    body('M76 44c-2-12 4-16 2-28 12 6 16 18 10 28z'),
    lit('M10 64c4-8 12-8 16 0 2 8-2 14-8 16-6-2-10-8-8-16z', GLOW.ut),
  ],
  'mc-sellsword': [
    body('M16 90c0-19 11-27 24-30-4-4-6-10-6-17 0-10 7-18 16-18s16 8 16 18c0 7-2 13-6 17 13 3 24 11 24 30z'),
    body('M32 38c2-14 8-20 18-20s16 6 18 20l-18-5z'),
    eye(44, 44, GLOW.nc, 2.2),
    eye(56, 44, GLOW.nc, 2.2),
    line('M88 6L66 74', 6),
    line('M62 58l18 6', 4),
    ...coin(16, 72, 12),
  ],
  'mc-saboteur': [...hooded(GLOW.en), dot(24, 70, 15), line('M32 58l10-10', 4), flame('translate(22 14) scale(.4)'), line('M60 66h26', 5)],
  'mc-envoy': [...scroll(GLOW.nc), dot(70, 74, 12), lit('M70 66l3 5 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z', GLOW.en)],
  'mc-spy': [
    body('M18 90c2-22 12-30 22-33-4-4-6-8-6-13h32c0 5-2 9-6 13 10 3 20 11 22 33z'),
    body('M14 44h72l-18-8-4-22c-8-4-20-4-28 0l-4 22z'),
    lit('M40 48l9 3-9 3zM60 48l-9 3 9 3z', GLOW.nc),
    line('M84 88l-8-36', 3),
  ],
  'mc-chaos-beast': [
    body('M2 90c0-30 14-46 34-50L24 14l22 22c4-2 8-2 12 0L76 8l-8 32c20 4 30 20 30 50z'),
    lit('M22 68l8-8 8 10 8-10 8 10 8-10 8 10 8-8c-4 24-52 26-56 6z', GLOW.ut),
    eye(38, 52, GLOW.ut, 3.6),
    eye(62, 52, GLOW.ut, 3.6),
  ],
  'mc-archmage': [
    body('M18 90c2-24 14-32 24-35-4-3-6-8-6-12h28c0 4-2 9-6 12 10 3 22 11 24 35z'),
    body('M18 46h64L62 38 52 2 36 38z'),
    eye(45, 48, GLOW.nc, 2),
    eye(55, 48, GLOW.nc, 2),
    lit('M86 26l4 10 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1z', GLOW.nc),
    line('M86 90V56', 4),
  ],
  'mc-ogre': [...giant(GLOW.or), lit('M42 42l-4-10 8 5zM58 42l4-10-8 5z', GLOW.or), line('M2 20l36 46', 10), body('M0 2h20v24H0z')],
  'mc-warden': [...soldier(GLOW.dw), body('M60 40h34v24c0 12-7 20-17 24-10-4-17-12-17-24z'), line('M77 48v28M77 54l8 6-8 6', 3, GLOW.dw)],
};
