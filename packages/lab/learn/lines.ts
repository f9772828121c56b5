/** Lines that a run writes down, each as JSON. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The lines of a file so far; one that was cut off when the run was stopped does not count. */
export function linesOf<T>(file: string): T[] {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) appendFileSync(file, '\n');
  return whole.split('\n').flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as T] : []));
}

export const addLine = (file: string, line: object): void => appendFileSync(file, `${JSON.stringify(line)}\n`);
