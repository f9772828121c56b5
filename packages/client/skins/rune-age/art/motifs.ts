/** Bodies that several pictures share. */
import { body, dot, eye, GLOW, line, lit, type Picture, put, ring, type Shape } from './shapes.ts';

export const ORC: Picture = [
  body('M32 40c0-13 7-21 18-21s18 8 18 21c0 11-6 19-18 19s-18-8-18-19z'),
  body('M33 36l-10-5 9 12zM67 36l10-5-9 12z'),
  lit('M42 55l-4-11 8 6zM58 55l4-11-8 6z', GLOW.or),
  eye(43, 38, GLOW.or, 2.4),
  eye(57, 38, GLOW.or, 2.4),
];
export const SKULL: Picture = [
  body('M40 64v-7c-7-3-11-10-11-19 0-13 9-22 21-22s21 9 21 22c0 9-4 16-11 19v7z'),
  eye(42, 38, GLOW.wq, 4.5),
  eye(58, 38, GLOW.wq, 4.5),
  line('M45 54v5M50 54v6M55 54v5', 2, GLOW.wq),
];
export const dragon = (move: string, glow: string = GLOW.en): Shape =>
  put(move, [
    body('M6 56l16-10 5-9 3 8 9-5-2 9c13 2 22 5 32 11 9 5 18 4 27-3-3 14-18 19-33 12-14-6-23-2-36-9-8-2-13-1-21-4z'),
    body('M38 54C36 32 50 16 76 6c-3 9 0 16 7 20-6 5-5 11 1 17-9 1-12 6-10 13z'),
    eye(24, 46, glow, 1.8),
  ]);
/** A skyline with lit windows. */
export const town = (d: string): Picture => [
  body('M0 74h100v16H0z'),
  body(d),
  lit('M47 48h6v10h-6zM22 60h5v8h-5zM73 60h5v8h-5zM34 52h4v7h-4zM62 52h4v7h-4z', GLOW.window),
];
export const KEEP: Picture = [
  body('M0 76h100v14H0z'),
  body('M22 80V32h-5V14h9v8h9v-8h10v8h10v-8h10v8h9v-8h9v18h-5v48z'),
  lit('M43 80V62c0-6 3-9 7-9s7 3 7 9v18z', GLOW.window),
  lit('M32 40h4v9h-4zM64 40h4v9h-4z', GLOW.window),
];
export const soldier = (glow: string): Picture => [
  body('M20 90c0-19 9-27 20-30-4-4-6-9-6-15h32c0 6-2 11-6 15 11 3 20 11 20 30z'),
  body('M28 45c2-14 11-21 22-21s20 7 22 21z'),
  body('M23 43h54v6H23z'),
  lit('M41 51h18v4H41z', glow),
];
export const hooded = (glow: string): Picture => [
  body('M20 90l14-32c-2-20 4-36 16-44 12 8 18 24 16 44l14 32z'),
  lit('M41 44h7v4h-7zM53 44h7v4h-7z', glow),
];
export const giant = (glow: string): Picture => [
  body('M2 90c2-30 14-43 34-46-5-5-7-11-7-17C29 14 38 6 50 6s21 8 21 21c0 6-2 12-7 17 20 3 32 16 34 46z'),
  eye(43, 26, glow, 2.8),
  eye(57, 26, glow, 2.8),
  line('M42 38h16', 2.4, glow),
];
export const flame = (move: string, glow: string = GLOW.en): Shape =>
  put(move, [lit('M50 86c-18 0-27-12-25-27 2-11 11-15 10-28 8 4 11 10 11 17 6-11 5-22-1-32 17 7 28 23 28 40 0 19-9 30-23 30z', glow)]);
export const coin = (x: number, y: number, r: number): Picture => [
  dot(x, y, r),
  ring(x, y, r * 0.7, GLOW.coin, 3),
  lit(`M${x} ${y - r * 0.4}l${r * 0.32} ${r * 0.4}-${r * 0.32} ${r * 0.4}-${r * 0.32}-${r * 0.4}z`, GLOW.coin),
];
export const swords: Picture = [
  line('M18 12L74 70M82 12L26 70', 6),
  line('M62 76l18-18M38 76L20 58', 5),
  line('M74 70l12 12M26 70L14 82', 6),
];
export const banner = (glow: string): Picture => [
  line('M24 90V6', 4),
  body('M26 10h54l-12 18 12 18H26z'),
  line('M40 28h20M50 20v16', 3, glow),
];
export const scroll = (glow: string): Picture => [
  body('M26 12h54c6 0 6 12 0 12h-6v52c0 8-14 8-14 0v-4H18c-6 0-6-10 0-10h10V22c0-6-2-10-2-10z'),
  line('M38 34h26M38 44h26M38 54h18', 3, glow),
];
export const clouds: Picture = [body('M6 46c-6-14 8-22 18-18C28 12 50 8 58 22c12-8 28 0 26 14 12 2 12 18 0 18H18C12 54 8 52 6 46z')];
export const bolts = (glow: string): Picture => [lit('M40 52L26 74h10l-6 16 22-24H42l8-14zM70 52L58 68h9l-5 14 19-20H71l7-10z', glow)];
export const crack = (glow: string): Picture => [
  body('M0 52l18-6 16 8 16-10 18 8 16-8 16 6v40H0z'),
  line('M52 44l-8 14 12 8-10 10 6 14', 4, glow),
];
export const sea: Picture = [
  body('M0 60c12-8 22 6 34 0s22 6 34 0 20 4 32-2v32H0z'),
  line('M4 72c10-6 18 5 28 0s18 5 28 0 18 5 36-1', 3, '#8fb4e8'),
];
export const tower = (glow: string): Picture => [
  body('M34 84V30h-6V10h10v8h6v-8h12v8h6v-8h10v20h-6v54z'),
  body('M10 80h80v10H10z'),
  lit('M46 84V66c0-6 8-6 8 0v18zM47 38h6v12h-6z', glow),
];
