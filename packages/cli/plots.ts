/** Plots beside the tables: SVG files in a folder that the line names. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plots } from '@longtable/lab/plots';
import type { Line, OptionSpec } from './command.ts';

export const PLOTS_OPTION: OptionSpec = { value: 'FOLDER', help: 'Draw the figures as SVG files into this folder, too.' };

/** Writes the plots where the line wants any; the files that were written. */
export function drawPlots(line: Line, plots: () => Plots): string[] {
  const folder = line.text('plots');
  if (folder === undefined) return [];
  mkdirSync(folder, { recursive: true });
  return Object.entries(plots()).map(([name, svg]) => {
    writeFileSync(join(folder, name), svg);
    return join(folder, name);
  });
}
