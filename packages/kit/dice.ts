/** Dice with faces as data: a face is a short list of symbols, for example ['skull', 'skull']; a blank is the empty list. */
export interface Die<Symbol extends string = string> {
  readonly faces: readonly (readonly Symbol[])[];
}

/** The number of times that a symbol shows on one face. */
export function symbolsOn(face: readonly string[], symbol: string): number {
  let n = 0;
  for (let i = 0; i < face.length; i++) if (face[i] === symbol) n++;
  return n;
}

/** One roll: the number of the face. The label should name who rolls which die, so that tests can script it. */
export const rollFace = (t: { random(label: string, sides: number): number }, label: string, die: Die): number =>
  t.random(label, die.faces.length);
