/** Words of the terminal itself while a match is played, in every language. The words of a game come from the game. */
import type { Id, RefusalCode, Shape } from '@longtable/kernel';

export interface Words {
  readonly seat: (n: number) => string;
  readonly welcome: (game: string, seed: number) => string;
  readonly yours: (name: string) => string;
  /** The way to answer a question of each shape; `example` is what a share may look like. */
  readonly how: Readonly<Record<Shape, (least: number, most: number, example: string) => string>>;
  readonly blocked: (n: number) => string;
  readonly offers: (n: number) => string;
  readonly passDevice: (name: string) => string;
  readonly nothingBlocked: string;
  readonly allowed: (label: string) => string;
  readonly noSuchOption: (id: Id) => string;
  readonly noSuchRule: (word: string) => string;
  readonly notUnderstood: (text: string) => string;
  readonly refused: Readonly<Partial<Record<RefusalCode, string>>>;
  readonly nothingToUndo: Readonly<Record<'start' | 'foreign' | 'chance' | 'reveal', string>>;
  readonly undone: string;
  /** `again`: the line that goes on with it. */
  readonly saved: (file: string, again: string) => string;
  readonly saveWhere: string;
  readonly notAMatch: (file: string) => string;
  readonly noLog: string;
  readonly ended: string;
  readonly wins: (names: string) => string;
  readonly nobodyWins: string;
  readonly scores: string;
  readonly inputEnded: string;
  readonly bye: string;
  readonly nothing: string;
  readonly score: string;
  readonly faceDown: string;
  readonly next: string;
  readonly map: string;
  readonly house: string;
  readonly spent: string;
  readonly help: readonly string[];
}
