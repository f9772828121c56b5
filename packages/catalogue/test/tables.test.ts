import { describe, expect, it } from 'vitest';
import { tablesIn } from '../index.ts';

describe('tables of a markdown file', () => {
  it('are read with their heading, cell by cell', () => {
    const text = '# A\n\n| id | n |\n| -- | :-: |\n| a-1 | **2** |\n| b | – |\n\ntext\n\n## B\n\n| x |\n| - |\n| 1 |\n| 2 |\n';
    expect(tablesIn(text)).toEqual([
      {
        heading: 'A',
        rows: [
          { id: 'a-1', n: '2' },
          { id: 'b', n: '–' },
        ],
      },
      { heading: 'B', rows: [{ x: '1' }, { x: '2' }] },
    ]);
  });
  it('need rows, and end where the lines do', () => {
    expect(tablesIn('| a |\n| - |\n\n| b |\n| - |\n| 1 |')).toEqual([{ heading: '', rows: [{ b: '1' }] }]);
  });
});
