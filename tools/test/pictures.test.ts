/** The pictures of the README: there, as large as promised, and of matches that today's rules still play. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemIn, problemOf, readMatch } from '../pictures/match.ts';
import { FILM, type Kept, PICTURES, SIZE } from '../pictures/scenes.ts';
import { animation, lookAt } from '../pictures/webp.ts';
import { ROOT } from '../run-tool.ts';

const file = (path: string): Buffer => readFileSync(join(ROOT, path));
const list = JSON.parse(file('docs/pictures/pictures.json').toString()) as Kept[];
const readme = file('README.md').toString();

describe('the pictures', () => {
  it('are those of the four games, and a turn', () => {
    expect(list.map((one) => one.file)).toEqual([...PICTURES.map(({ game }) => `${game}.webp`), FILM.file]);
  });

  it.each(list)('$file is in the README, and as large as promised', ({ file: name, width, height, bytes, game, step }) => {
    const image = file(`docs/pictures/${name}`);
    const isFilm = name === FILM.file;
    const wanted = isFilm ? FILM : SIZE;
    expect(readme).toContain(`docs/pictures/${name}`);
    expect(lookAt(image)).toMatchObject({ width, height });
    expect([width, height, bytes]).toEqual([wanted.width, wanted.height, image.length]);
    expect(bytes).toBeLessThanOrEqual(wanted.bytes);
    expect(step).toBe(isFilm ? FILM.from : PICTURES.find((one) => one.game === game)?.step);
    const { frames, ms } = lookAt(image)!;
    if (isFilm) expect([frames > 20, ms > 5000, ms < 40_000]).toEqual([true, true, true]);
    else expect(frames).toBe(1);
  });

  it.each(PICTURES)('the match behind $game still plays to the moment that is shown', async (picture) => {
    expect(await problemOf(picture)).toBeNull();
  });

  it('the turn that is shown was answered by the one who looks', () => {
    const moves = readMatch(FILM.game)!.moves.slice(FILM.from, FILM.to);
    expect(moves).toHaveLength(FILM.to - FILM.from);
    expect(moves.every(({ seat, answer }) => seat === 0 && typeof answer === 'string')).toBe(true);
  });
});

describe('a record that cannot be shown is noticed', () => {
  const picture = PICTURES[0]!;
  const replay = readMatch(picture.game)!;

  it('another answer', async () => {
    const moves = replay.moves.with(3, { ...replay.moves[3]!, answer: 'nonsense' });
    expect(await problemIn(picture, { ...replay, moves })).toMatch(/^it differs at move 4/);
  });
  it('other rules: another hash', async () => {
    expect(await problemIn(picture, { ...replay, hashes: replay.hashes.with(9, '0'.repeat(16)) })).toMatch(/^it differs at move 10/);
  });
  it('other dice', async () => {
    expect(await problemIn(picture, { ...replay, seed: replay.seed + 1 })).toMatch(/^it differs at move/);
  });
  it('a record that ends too soon', async () => {
    const [moves, hashes] = [replay.moves.slice(0, 20), replay.hashes.slice(0, 20)];
    expect(await problemIn(picture, { ...replay, moves, hashes })).toBe(`at move ${picture.step} the first seat is not asked`);
  });
});

describe('an animation', () => {
  const still = file('docs/pictures/yield.webp');
  const frame = { image: still, x: 2, y: 4, width: 1440, height: 900, ms: 150 };
  it('holds its frames, their places and times', () => {
    const made = animation(1500, 1000, [frame, { ...frame, ms: 350 }]);
    expect(lookAt(made)).toEqual({ width: 1500, height: 1000, frames: 2, ms: 500 });
    expect(made.readUInt32LE(4)).toBe(made.length - 8);
  });
  it('something else is none', () => expect(lookAt(Buffer.from('GIF89a, and not what it should be'))).toBeNull());
});
