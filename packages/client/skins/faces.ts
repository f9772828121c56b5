/** How each game presents itself: known before any of its code is loaded. */
import type { Described } from '@longtable/kernel';
import type { IconName } from '../src/design/icons.ts';
import type { Skin } from './skin.ts';

export interface Face {
  readonly id: string;
  readonly name: string;
  readonly players: readonly [min: number, max: number];
  readonly minutes: number;
  readonly blurb: Readonly<Record<'en' | 'de', string>>;
  /** The drawn board, where there is one. */
  readonly skin: (() => Promise<Skin>) | null;
  /** Events that are headings of the log: 1 a chapter, 2 a part of one. */
  readonly headings: Readonly<Record<string, 1 | 2>>;
  /** Stages whose answers cannot be undone, as `kind.stage`. */
  readonly final: readonly string[];
  readonly seals: Readonly<Record<string, IconName>>;
}

const NOTHING = { skin: null, headings: {}, final: [], seals: {} } as const;

export const FACES: readonly Face[] = [
  {
    id: 'yield',
    name: 'Yield',
    players: [2, 5],
    minutes: 60,
    blurb: { en: 'an evening of bluff', de: 'ein Abend voller Bluff' },
    skin: async () => (await import('./yield/index.tsx')).yieldSkin,
    headings: { year: 1, season: 2, phase: 2 },
    final: ['battle.act', 'season.perform'],
    seals: {
      season: 'quill',
      battle: 'battle',
      battles: 'battle',
      banner: 'boot',
      card: 'quill',
      ritual: 'yd-ritual',
      upgrade: 'yd-upgrade',
      retreat: 'boot',
      chase: 'cavalry',
      recovery: 'minion',
      recover: 'tower',
      setup: 'tower',
      discard: 'discard',
      choice: 'discard',
    },
  },
  {
    id: 'crown-of-ash',
    name: 'Crown of Ash',
    players: [1, 4],
    minutes: 75,
    blurb: { en: 'necromancers at work', de: 'Nekromanten am Werk' },
    skin: async () => (await import('./crown-of-ash/index.tsx')).crownOfAshSkin,
    headings: { round: 1, phase: 2 },
    final: ['combat.cards', 'combat.unveil', 'combat.forewarn', 'combat.fortify', 'dice.overturn'],
    seals: {
      setup: 'skull',
      turn: 'minion',
      build: 'build',
      gain: 'special',
      amend: 'shield',
      raise: 'graveyard',
      combat: 'combat-card',
      dice: 'dice',
      fence: 'bolt',
      command: 'bolt',
      reinforce: 'bolt',
      fortify: 'bolt',
      turnOrder: 'clock',
    },
  },
  {
    ...NOTHING,
    id: 'rune-age',
    name: 'Rune Age',
    players: [1, 4],
    minutes: 50,
    blurb: { en: 'with Oath and Anvil', de: 'mit Eid und Amboss' },
    headings: { round: 1, turn: 2 },
  },
  {
    ...NOTHING,
    id: 'uprising',
    name: 'Uprising',
    players: [1, 4],
    minutes: 180,
    blurb: { en: 'against the Empire', de: 'gegen das Imperium' },
    headings: { chapter: 1, phase: 2 },
  },
  {
    ...NOTHING,
    id: 'skirmish',
    name: 'Skirmish',
    players: [2, 4],
    minutes: 5,
    blurb: { en: 'a handful of soldiers', de: 'eine Handvoll Soldaten' },
    headings: { hill: 1 },
    final: ['rally.offer', 'counter.answer'],
    seals: { round: 'battle', rally: 'bolt', counter: 'shield' },
  },
];

export const faceOf = (id: string): Face =>
  FACES.find((face) => face.id === id) ?? { ...NOTHING, id, name: id, players: [1, 5], minutes: 60, blurb: { en: '', de: '' } };

export const isFinal = (face: Face, { kind, stage }: Described): boolean => face.final.includes(`${kind}.${stage}`);
export const sealOf = (face: Face, { kind }: Described): IconName => face.seals[kind] ?? 'quill';
