import { describe, expect, it } from 'vitest';
import { type Command, readLine } from '../command.ts';

const COMMAND: Command = {
  name: 'at',
  summary: '',
  args: 'words',
  options: { token: { value: 'T', help: '' }, slow: { help: '' } },
  notes: [],
  run: async () => 0,
};
const read = (...argv: string[]) => {
  const line = readLine(COMMAND, argv);
  return [line.text('token'), line.has('slow'), line.json, line.args];
};

describe('a value that begins with a dash', () => {
  it('is a value where it names no option', () => {
    expect(read('x', '--token', '-a7', '--slow')).toEqual(['-a7', true, false, ['x']]);
    expect(read('--token', '--a7', 'x')).toEqual(['--a7', false, false, ['x']]);
    expect(read('--token', '--token7')).toEqual(['--token7', false, false, []]);
  });
  it.each(['--slow', '--json', '--token', '--token=x'])('is missing where %s follows', (next) => {
    expect(() => read('--token', next)).toThrow(/ambiguous/);
  });
  it('belongs to no switch', () => {
    expect(() => read('--slow', '-a7')).toThrow(/Unknown option '-a'/);
  });
});
