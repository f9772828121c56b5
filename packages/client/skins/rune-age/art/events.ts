/** Events of the five other scenarios, and the dragon runes. */
import {
  banner,
  bolts,
  clouds,
  coin,
  crack,
  dragon,
  flame,
  giant,
  hooded,
  KEEP,
  SKULL,
  scroll,
  sea,
  soldier,
  swords,
  tower,
} from './motifs.ts';
import { body, dot, eye, GLOW, line, lit, type Picture, put, ring } from './shapes.ts';

const STONE = body('M22 90l6-70 22-16 24 14 6 72z');
const host = (glow: string): Picture => [
  put('translate(-12 22) scale(.66)', soldier(glow)),
  put('translate(46 22) scale(.66)', soldier(glow)),
  put('translate(10 4) scale(.8)', soldier(glow)),
];
const rats = (move: string): Picture => [
  put(move, [
    body('M6 70c4-20 22-28 44-24 12 2 20 8 26 16l16 6-14 8c-8 4-16 4-22 2H16c-6 0-10-4-10-8z'),
    dot(64, 46, 8),
    eye(76, 62, GLOW.en, 2.6),
    line('M8 72C-6 66-2 50 8 46', 3),
  ]),
];

const RUNEWARS: Readonly<Record<string, Picture>> = {
  'rw-11': [...swords, flame('translate(36 -2) scale(.28)')],
  'rw-12': [...giant(GLOW.en), line('M90 90L80 24', 7)],
  'rw-13': [
    line('M50 90V34M34 90l8-48M66 90l-8-48', 3.6),
    lit('M50 4l8 14-8 20-8-20zM34 14l8 14-4 20-10-16zM66 14l-8 14 4 20 10-16z', GLOW.window),
  ],
  'rw-14': [...KEEP, line('M50 14V0', 3), lit('M50 0h18l-5 5 5 5H50z', GLOW.en)],
  'rw-15': [...swords, ...coin(50, 26, 16)],
  'rw-21': [put('translate(10 6) scale(.8)', soldier(GLOW.en)), line('M10 90L4 10M90 90l6-80', 4), body('M4 2l7 16H-3zM96 2l7 16H89z')],
  'rw-22': [STONE, line('M50 18v56M50 30l16 12-16 12M50 44L36 32', 5, GLOW.en), dragon('translate(50 -8) scale(.4)')],
  'rw-23': host(GLOW.en),
  'rw-24': [
    body('M8 80h84v8H8z'),
    line('M20 80L74 18M80 80L56 36', 6),
    dot(24, 82, 8),
    dot(76, 82, 8),
    dot(80, 14, 10),
    eye(80, 14, GLOW.en, 4),
  ],
  'rw-25': [
    body('M30 90c-14-10-16-30-2-46h44c14 16 12 36-2 46z'),
    body('M34 40h32l6-14c-14 6-30 6-44 0z'),
    line('M40 60l20 20M60 60L40 80', 4, GLOW.en),
  ],
  'rw-26': [...host(GLOW.en), line('M92 90V8', 3), lit('M92 8H70l6 8-6 8h22z', GLOW.en)],
  'rw-27': [body('M4 90V50l14-8 4 12 10-20 8 16 10-34 8 26 12-8 6 20 10-6 14 12v30z'), line('M60 20l14 16-8 8 16 18', 3, GLOW.en)],
};

const CATACLYSM: Readonly<Record<string, Picture>> = {
  'ca-11': [...crack(GLOW.en), body('M20 46l6-24h14l6 22zM62 44l4-16h12l4 14z')],
  'ca-12': [...rats('translate(0 8)'), ...rats('translate(34 -28) scale(.6)')],
  'ca-13': [
    put('translate(-10 18) scale(.7)', soldier(GLOW.en)),
    put('translate(34 10) scale(.75)', soldier(GLOW.en)),
    line('M92 90V30', 3),
  ],
  'ca-21': [
    put('translate(-8 20) scale(.7)', SKULL),
    put('translate(38 20) scale(.7)', SKULL),
    put('translate(14 -4) scale(.74)', SKULL),
    body('M0 80c20-8 80-8 100 0v10H0z'),
  ],
  'ca-22': [
    dot(50, 44, 26),
    ring(50, 44, 31, GLOW.en, 2.6),
    line('M50 2v8M50 78v10M8 44h8M84 44h8M20 14l6 6M80 14l-6 6M20 74l6-6M80 74l-6-6', 4, GLOW.en),
  ],
  'ca-23': [
    body('M4 90V40c0-24 20-38 46-38s46 14 46 38v50H76V46c0-14-10-22-26-22s-26 8-26 22v44z'),
    flame('translate(14 14) scale(.72)'),
    eye(43, 62, '#2a0f0c', 4),
    eye(57, 62, '#2a0f0c', 4),
  ],
  'ca-24': [...sea, body('M20 64V34h10V22l10-10 10 10v12h8V26h12v14h10v24z'), line('M4 50c14-8 20 6 32 0', 4, '#8fb4e8')],
  'ca-25': [...hooded(GLOW.en), eye(50, 20, GLOW.nc, 5), line('M34 8l6 8M66 8l-6 8M50 2v8', 3, GLOW.nc), line('M90 90V34', 4)],
  'ca-31': [...clouds, flame('translate(6 44) scale(.46)'), flame('translate(32 50) scale(.42)'), flame('translate(56 44) scale(.46)')],
  'ca-32': [
    body(
      'M14 90c0-22 12-30 26-33-8-8-12-18-10-28C18 26 8 16 8 0c10 12 20 16 32 14 6-3 14-3 20 0C72 16 82 12 92 0c0 16-10 26-22 29 2 10-2 20-10 28 14 3 26 11 26 33z',
    ),
    lit('M38 34l10 5-9 4zM62 34l-10 5 9 4z', GLOW.en),
    line('M40 52l5-4 5 4 5-4 5 4', 2.6, GLOW.en),
  ],
  'ca-33': [dot(50, 44, 38), line('M52 2l-10 22 14 12-16 16 12 12-8 24', 6, GLOW.en), line('M56 36l20 4M40 52L18 58', 4, GLOW.en)],
  'ca-34': [
    body('M40 90V52h20v38z'),
    flame('translate(26 -6) scale(.5)', GLOW.nc),
    body('M30 52h40v8H30z'),
    ring(50, 26, 30, GLOW.nc, 1.6),
  ],
};

const MONUMENT: Readonly<Record<string, Picture>> = {
  'mo-11': [
    body('M4 40L14 12h72l10 28c0 8-14 8-15 0 0 8-15 8-15 0 0 8-16 8-16 0 0 8-15 8-15 0 0 8-16 8-16 0-1 8-15 8-15 0z'),
    line('M12 44v46M88 44v46', 4),
    body('M12 66h76v8H12z'),
    ...coin(36, 58, 8),
    ...coin(62, 58, 8),
  ],
  'mo-12': [
    put('translate(-16 14) scale(.8)', hooded(GLOW.en)),
    put('translate(36 14) scale(.8)', hooded(GLOW.en)),
    line('M50 80L58 30', 4),
  ],
  'mo-13': [line('M8 74h84', 6), body('M14 90V40h16v50z'), line('M22 46l66-24', 6), ...coin(72, 66, 14)],
  'mo-14': [
    body('M0 90l16-40h22l6-20h24l10 28h22v32z'),
    line('M84 4L62 34', 4),
    line('M66 4c14-2 24 6 28 18', 5),
    line('M20 66h20M58 56h20', 3, GLOW.en),
  ],
  'mo-15': [put('translate(0 0)', hooded(GLOW.nc)), body('M4 90V70h24v20zM72 90V64h24v26z'), line('M10 78h12M78 74h12', 3, GLOW.nc)],
  'mo-21': [
    put('translate(4 0) scale(.92)', hooded(GLOW.en)),
    dot(78, 66, 15),
    body('M70 52h16l-4-8h-8z'),
    lit('M78 58l5 8-5 8-5-8z', GLOW.coin),
  ],
  'mo-22': [...coin(36, 56, 22), line('M84 90L66 30', 5), body('M56 4c2 10 0 18 4 26 8 6 14 2 18-4l6-20-6 12-2-14-4 14-4-14-4 14z')],
  'mo-23': [...giant(GLOW.en), line('M20 60l14 6-6 14M80 60l-14 8 8 10M46 60l8 10', 3, '#6d6753')],
  'mo-24': [
    line('M0 10c30 20 70 20 100 0', 3),
    lit('M14 18l12 4-8 14zM36 25l12 2-7 15zM58 27l12-3-4 15zM80 21l10-5 1 14z', GLOW.window),
    put('translate(8 34) scale(.4)', soldier(GLOW.dq)),
    put('translate(50 34) scale(.4)', soldier(GLOW.dq)),
    body('M0 70h100v20H0z'),
  ],
  'mo-25': [...crack(GLOW.en), body('M16 50V28h8v-8h10v8h8v20zM58 44V24l10-10 10 10v18z')],
  'mo-26': [
    body('M4 90c4-18 18-26 30-22 8-12 26-10 32 2 14-6 26 4 30 20z'),
    ...coin(30, 76, 8),
    ...coin(56, 74, 9),
    ...coin(78, 80, 7),
    dragon('translate(10 -8) scale(.8)'),
  ],
  'mo-27': [
    body('M24 90c0-20 8-28 18-31-5-4-7-10-7-16 0-10 6-17 15-17s15 7 15 17c0 6-2 12-7 16 10 3 18 11 18 31z'),
    body('M30 26L26 6l12 8L50 0l12 14 12-8-4 20z'),
    eye(50, 14, GLOW.coin, 3.4),
    eye(44, 42, GLOW.dq, 2.2),
    eye(56, 42, GLOW.dq, 2.2),
  ],
};

const OVERLORD: Readonly<Record<string, Picture>> = {
  'ao-11': [...host(GLOW.en), line('M6 30c20-24 60-28 86-6', 4), body('M98 34l-14-2 6-14z')],
  'ao-12': [...coin(30, 62, 17), ...coin(60, 66, 15), body('M26 34L20 8l14 12L50 2l16 18L80 8l-6 26z')],
  'ao-13': [...KEEP, put('translate(34 44) scale(.34)', soldier(GLOW.en))],
  'ao-14': [body('M0 90l20-34 14 12 22-36 18 30 10-12 16 40z'), put('translate(46 2) scale(.42)', soldier(GLOW.nc)), line('M84 12v30', 3)],
  'ao-15': [...swords, line('M50 4L44 30l12 6-8 20', 4, GLOW.en)],
  'ao-21': [
    body('M6 90c2-24 14-32 32-34V36l-8-22 12 10 8-18 8 18 12-10-8 22v20c18 2 30 10 32 34z'),
    line('M42 42h16', 4, GLOW.en),
    line('M92 90V14', 5),
    body('M92 0l8 20H84z'),
  ],
  'ao-22': [
    body('M8 40c30 0 50 8 64 24l20-16C76 24 46 14 8 20z'),
    line('M84 66c8-2 12-8 12-14M74 76c16 2 24-6 26-10', 3.6),
    line('M20 60v24M36 62v24', 4),
  ],
  'ao-23': [...hooded(GLOW.en), line('M18 90C4 60 10 30 30 20M82 90c14-30 8-60-12-70', 4), flame('translate(38 54) scale(.24)')],
  'ao-24': [...host(GLOW.dq), line('M8 90L2 8M94 90l4-84', 3), lit('M98 6H80l5 7-5 7h18z', GLOW.dq)],
  'ao-25': [...scroll(GLOW.en), line('M64 6L46 30l14 10-18 16 10 24', 5, GLOW.en)],
  'ao-26': [
    body('M50 4l14 26 28 6-20 20 4 30-26-14-26 14 4-30L8 36l28-6z'),
    eye(50, 46, GLOW.nc, 9),
    line('M50 26v40M30 46h40', 3, GLOW.nc),
  ],
  'ao-27': [dot(50, 46, 34), ring(50, 46, 25, GLOW.en, 3), line('M50 28v36M50 36l12 8-12 8M50 48l-10-8', 4, GLOW.en)],
};

const CONQUEST: Readonly<Record<string, Picture>> = {
  'cq-11': [
    put('translate(-18 14) scale(.8)', hooded(GLOW.dq)),
    put('translate(14 6) scale(.86)', hooded(GLOW.dq)),
    line('M88 90V12', 4),
    dot(88, 12, 6),
  ],
  'cq-12': [
    body('M0 90V66h18V44c0-16 12-26 28-26s28 10 28 26v22h26v24z'),
    lit('M34 90V60c0-16 24-16 24 0v30z', '#2a0f0c'),
    put('translate(52 32) scale(.5)', hooded(GLOW.en)),
  ],
  'cq-13': [...scroll(GLOW.nc), line('M36 60l10-12 8 6 12-18', 3, GLOW.en), line('M62 34l8 8M70 34l-8 8', 3, GLOW.en)],
  'cq-14': [body('M0 90V20l20 10 12 30h36l12-30 20-10v70z'), put('translate(32 40) scale(.36)', soldier(GLOW.en))],
  'cq-15': [
    body('M30 60V24h8v-8h8v8h8v-8h8v8h8v36z'),
    lit('M0 60c16-8 26 4 42-2s28 6 58-2v14c-30 8-42-4-58 2S16 66 0 74z', '#c9cfe0'),
    lit('M0 78c20-6 34 4 54-2s30 4 46-2v16H0z', '#9aa3bd'),
  ],
  'cq-21': [...host(GLOW.en), line('M18 90L10 12M82 90l8-78', 4), line('M4 12h12M10 4v16M84 12h12', 4)],
  'cq-22': [
    ...sea,
    body('M14 56h72l-12 16H26z'),
    line('M50 56V6', 4),
    lit('M52 8c18 8 22 24 18 42H52z', GLOW.window),
    lit('M48 14c-16 8-20 20-18 36h18z', GLOW.coin),
  ],
  'cq-23': [...giant(GLOW.en), body('M30 4h40V0H30z'), line('M14 90V56M86 90V56', 3, '#6d6753'), body('M88 60V2l6-6 6 6v58z')],
  'cq-24': [
    put('translate(-14 12) scale(.7)', soldier(GLOW.nc)),
    put('translate(38 12) scale(.7)', soldier(GLOW.nc)),
    line('M8 78h84', 4),
    dot(50, 78, 7),
  ],
  'cq-25': [put('translate(-14 0)', banner(GLOW.en)), put('translate(112 4) scale(-.9 .96)', banner(GLOW.en))],
  'cq-26': [...tower(GLOW.en), line('M14 90c-6-20 4-30 0-44M86 90c6-20-4-30 0-44M30 90c-4-8 0-12-2-20M70 90c4-8 0-12 2-20', 4)],
  'cq-27': [...clouds, ...bolts(GLOW.en), line('M50 18v22M50 24l7 5-7 5', 3, GLOW.wq)],
};

const stone = (d: string): Picture => [STONE, line(d, 5.4, GLOW.wq)];
const RUNES: Readonly<Record<string, Picture>> = {
  'dr-1': stone('M50 20v54M50 30l16 12-16 12'),
  'dr-2': stone('M50 20v54M36 30l14 12 14-12M36 52l14 10 14-10'),
  'dr-3': stone('M38 72V34l12-12 12 12v38M38 50h24'),
  'dr-4': stone('M34 28v20c0 14 8 22 16 26 8-4 16-12 16-26V28M50 34v28'),
  'dr-5': stone('M30 46c12-16 28-16 40 0-12 16-28 16-40 0zM50 40v12'),
  'dr-6': stone('M64 34c-8-12-28-10-30 8-2 16 14 26 28 18M64 20v16H48'),
};

export const EVENTS: Readonly<Record<string, Picture>> = {
  ...RUNEWARS,
  ...CATACLYSM,
  ...MONUMENT,
  ...OVERLORD,
  ...CONQUEST,
  ...RUNES,
};
