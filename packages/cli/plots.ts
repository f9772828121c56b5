/** Plots beside the tables: SVG files in a folder that the line names. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plots } from '@longtable/lab/plots';
import type { Line, OptionSpec } from './command.ts';
import { makeFolder } from './repository.ts';

export const PLOTS_OPTION: OptionSpec = { value: 'FOLDER', help: 'Draw the figures as SVG files into this folder, too.' };

/** Before anything is played: a folder that cannot be made costs no hours. */
export function makePlotsFolder(line: Line): void {
  const folder = line.text('plots');
  if (folder !== undefined) makeFolder(folder);
}

/** Writes the plots where the line wants any; the files that were written. */
export function drawPlots(line: Line, plots: () => Plots): string[] {
  const folder = line.text('plots');
  if (folder === undefined) return [];
  return Object.entries(plots()).map(([name, svg]) => {
    writeFileSync(join(folder, name), svg);
    return join(folder, name);
  });
}
