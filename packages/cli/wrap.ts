/** Lines for a terminal: broken between words, not in the middle of one. */

/** A line in pieces of at most so many columns; all but the first are set in, so that one sees where the next line begins. */
export function wrapped(line: string, width: number, hang = indentOf(line) + 2): string[] {
  const words = line.slice(indentOf(line)).split(' ');
  const lines: string[] = [];
  let current = ' '.repeat(indentOf(line)) + words[0]!;
  for (const word of words.slice(1)) {
    if (current.length + 1 + word.length <= width) current += ` ${word}`;
    else {
      lines.push(current.trimEnd());
      current = ' '.repeat(hang) + word;
    }
  }
  return [...lines, current];
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
