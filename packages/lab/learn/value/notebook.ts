/** The notebook of a run that learns a value, line by line: a stopped run goes on from it and comes to the same. */
import { addLine, linesOf } from '../lines.ts';
import type { Told } from './plan.ts';

export interface Notebook {
  found(name: string): Told | undefined;
  write(name: string, told: Told): void;
}

interface Line extends Told {
  readonly name: string;
}

/** null: nothing is kept. */
export function openNotebook(file: string | null): Notebook {
  const known = new Map<string, Told>();
  if (file !== null) for (const { name, rows, lead } of linesOf<Line>(file)) known.set(name, { rows, lead });
  return {
    found: (name) => known.get(name),
    write(name, { rows, lead }) {
      if (file !== null) addLine(file, { name, lead, rows } satisfies Line);
    },
  };
}
