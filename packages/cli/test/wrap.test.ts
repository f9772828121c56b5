/** Lines for a terminal of some width. */
import { describe, expect, it, vi } from 'vitest';
import { helpOf } from '../command.ts';
import { COMMANDS } from '../commands.ts';
import { textOutput } from '../play/output.ts';
import { wrapped } from '../wrap.ts';

describe('a line', () => {
  it('is broken between words, and what follows is set in', () => {
    expect(wrapped('  Move All: each army may move', 16)).toEqual(['  Move All: each', '    army may', '    move']);
    expect(wrapped('Move All: each army', 19)).toEqual(['Move All: each army']);
    expect(wrapped('Move All: each army', 18)).toEqual(['Move All: each', '  army']);
    expect(wrapped('', 5)).toEqual(['']);
  });
  it('keeps its columns, and a word that is too long whole', () => {
    expect(wrapped('  Coast    Town · nothing', 80)).toEqual(['  Coast    Town · nothing']);
    expect(wrapped('a https://table.example/t/t1 b', 10)).toEqual(['a', '  https://table.example/t/t1', '  b']);
  });
});

describe('the screen', () => {
  it.each([
    [12, ['Type one', '  number.']],
    [undefined, ['Type one number.']],
  ])('of %s columns', (columns, said) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    textOutput(() => columns).show('note', ['Type one number.']);
    expect(log.mock.calls).toEqual([[said.join('\n')]]);
    log.mockRestore();
  });
});

describe('help', () => {
  it.each(Object.entries(COMMANDS))('of %s fits into 80 columns, one paragraph for each note', async (_name, { load }) => {
    const { command } = await load();
    const lines = helpOf(command, 80).split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    for (const note of command.notes) expect(note).toMatch(/^[^ ].*[.…:]$/);
  });
});
