/** Dice as things: before the roll with the sign of what throws them, afterwards with the face that came. */
import { type Colour, FACES } from '@longtable/uprising/data/dice';
import type { UnitDef } from '@longtable/uprising/data/factions';
import { Icon } from '../../src/design/icon.tsx';
import { usePainted } from '../common/painted.ts';
import { Glyph, type GlyphName } from './glyph.tsx';
import type { View } from './open.ts';

const SIGNS = ['skull', 'shield', 'bolt'] as const;
const COUNT = ['', 'one', 'two', 'three'] as const;

interface DieProps {
  readonly colour: Colour;
  readonly faces: View['options']['dice'];
  /** -1: not thrown yet; -2: turned to blank. */
  readonly face: number;
  /** The thing that throws it. */
  readonly sign?: GlyphName;
  readonly small?: boolean;
}

/** The symbols of a face, one after the other. */
export function symbolsOn(faces: View['options']['dice'], colour: Colour, face: number): readonly (typeof SIGNS)[number][] {
  if (face < 0) return [];
  return FACES[faces][colour][face]!.flatMap((n, i) => Array.from({ length: n }, () => SIGNS[i]!));
}

export function Die({ colour, faces, face, sign, small = false }: DieProps) {
  const shown = symbolsOn(faces, colour, face);
  const blank = face !== -1 && shown.length === 0;
  return (
    <span className={`die ${colour} ${COUNT[shown.length]}${small ? ' sm' : ''}${blank ? ' spent' : ''}`} aria-hidden="true">
      {face === -1 && sign && <Glyph name={sign} className="i src" />}
      {shown.map((symbol, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols have no other identity
        <Icon key={i} name={symbol} />
      ))}
    </span>
  );
}

/** A class for dice that were thrown just now and do not tumble yet. */
export function useStill(dice: readonly { readonly face: number }[]): '' | ' still' {
  const lying = dice.map(({ face }) => face).join();
  return usePainted(lying, lying) === lying ? '' : ' still';
}

/** The die that a Unit throws, with the sign of its kind. */
export const UnitDie = ({ def, className = '' }: { readonly def: UnitDef; readonly className?: string }) => (
  <span className={`die ${def.die}${def.elite ? ' elite' : ''} ${className}`} aria-hidden="true">
    <Glyph name={def.type} />
  </span>
);
