/** Events of the Dragonlords and of their cooperative variant. */
import { dragon, flame } from './motifs.ts';
import { body, dot, eye, GLOW, line, lit, type Picture, ring } from './shapes.ts';

export const DRAGONLORDS: Readonly<Record<string, Picture>> = {
  'dl-11': [dragon('translate(20 26) scale(.62)'), body('M20 90c2-12 10-18 24-18 10 0 14 6 20 6s10-6 18-4c8 2 10 8 12 16z')],
  'dl-12': [dragon('translate(2 34) scale(.5)'), dragon('translate(44 2) scale(.5)'), dragon('translate(54 48) scale(.4)')],
  'dl-13': [
    body('M10 86c6-20 20-24 34-22l26-4c6 0 6 8 0 10l-16 4 24-2 14-12c6-2 8 4 4 8L80 86z'),
    dot(52, 34, 17),
    ring(52, 34, 10, '#f0c24f', 3),
  ],
  'dl-14': [
    body('M4 90V70h14V42c0-18 14-30 32-30s32 12 32 30v28h14v20z'),
    lit('M40 90V56c0-8 4-13 10-13s10 5 10 13v34z', '#2a0f0c'),
    line('M50 22v14M44 28h12', 3, GLOW.en),
    eye(28, 62, GLOW.en, 2.4),
    eye(72, 62, GLOW.en, 2.4),
  ],
  'dl-15': [
    body(
      'M4 90c0-18 6-25 14-28-9-11-3-32 9-36 12 4 18 25 9 36 8 3 12 10 14 18 2-8 6-15 14-18-9-11-3-32 9-36 12 4 18 25 9 36 8 3 14 10 14 28z',
    ),
    eye(24, 50, GLOW.en, 2.2),
    eye(31, 50, GLOW.en, 2.2),
    eye(70, 50, GLOW.en, 2.2),
    eye(77, 50, GLOW.en, 2.2),
    line('M50 60V14', 3),
    lit('M50 16c-7-7 2-10-1-16 8 5 9 12 4 16z', GLOW.en),
  ],
  'dl-21': [
    body('M4 90c6-18 16-26 30-32-6-10-4-22 6-30l-8-20 18 12 14-16 2 18 22 4-12 10c10 6 18 14 22 24l-12 2 4 8-16-2c-8 4-12 12-10 22z'),
    lit('M54 36l12 2-9 5z', GLOW.en),
    line('M66 60l6-4 6 5 7-3', 2.4, GLOW.en),
  ],
  'dl-22': [
    body('M0 88c8-22 24-28 50-28s42 6 50 28z'),
    dragon('translate(8 4) scale(.84)'),
    eye(24, 80, '#f0c24f', 5),
    eye(44, 76, '#f0c24f', 5),
    eye(66, 80, '#f0c24f', 5),
  ],
  'dl-23': [dragon('translate(0 2)'), line('M8 84c8-8 16 4 24-4s16 4 24-4 16 4 24-4', 3)],
  'dl-24': [
    lit('M66 4L50 26l16-8zM92 30L66 58l26-12zM40 20L14 50l26-14z', GLOW.en),
    dot(46, 32, 8),
    dot(62, 62, 9),
    dot(12, 54, 7),
    body('M0 90V78l14-8 10 6 14-10 12 10 18-8 14 8 18-6v20z'),
  ],
  'dl-25': [
    body('M38 90l8-60h8l8 60z'),
    lit('M14 84c-10-12 4-20-2-36 16 10 18 28 8 36zM82 84c-10-12 4-20-2-36 16 10 18 28 8 36z', GLOW.en),
    body('M0 86h100v4H0z'),
    line('M50 36v6M50 50v8M50 66v10', 2.5, '#f4e6c0'),
  ],
  'dl-26': [dragon('translate(-2 -8)'), dot(24, 80, 10), dot(46, 82, 10), dot(68, 80, 10)],
  'dlv-1': [
    body('M10 60c-10-14 4-30 18-26 4-16 30-18 38-4 14-6 28 8 20 22 4 10-6 14-12 12H20c-4 2-8 0-10-4z'),
    lit('M44 58L30 76h10l-6 14 20-20H44l8-12z', GLOW.en),
  ],
  'dlv-2': [
    body(
      'M8 90c0-18 4-26 12-28-8-6-6-20 3-20s11 14 3 20c8 2 10 8 11 14 2-10 6-16 13-18-9-8-6-24 4-24s13 16 4 24c9 2 13 12 14 20 2-6 4-10 9-12-6-6-4-16 3-16s9 10 3 16c6 2 9 12 9 24z',
    ),
  ],
  'dlv-3': [
    body('M14 90V46l12-6V24l24-14 24 14v16l12 6v44z'),
    lit('M38 40l8 4-7 4zM62 40l-8 4 7 4z', GLOW.en),
    line('M40 62h20M44 70h12', 3, GLOW.en),
  ],
  'dlv-4': [
    body('M0 66h100v10H0zM10 76h6v14h-6zM84 76h6v14h-6z'),
    body(
      'M16 64c0-14 3-18 8-20-6-6-2-16 4-16s10 10 4 16c5 2 8 6 8 20zM42 62c0-16 4-22 10-24-8-6-4-18 2-18s10 12 2 18c6 2 10 8 10 24zM66 64c0-14 3-18 8-20-6-6-2-16 4-16s10 10 4 16c5 2 8 6 8 20z',
    ),
  ],
  'dl-27': [
    dragon('translate(-4 -6) scale(1.05)'),
    flame('translate(56 48) scale(.42)'),
    flame('translate(-2 56) scale(.34)'),
    flame('translate(30 58) scale(.34)'),
  ],
};
