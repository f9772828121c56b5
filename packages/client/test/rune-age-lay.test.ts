import { describe, expect, it } from 'vitest';
import { heldLay, narrowLay } from '../skins/rune-age/lay.ts';

const UP_TO = 8;
/** Pixels across the narrowest table, and between two cards. */
const ACROSS = 320;
const GAP = 6;
/** Pixels that the name of a card needs. */
const NAME = 46;

function hasRoom(foes: number, spots: number): void {
  const { as, foes: foeColumns, spots: spotColumns, rows } = narrowLay(foes, spots);
  const across = as === 'beside' ? foeColumns + spotColumns : Math.max(foeColumns, spotColumns);
  expect((ACROSS - (across - 1) * GAP) / across).toBeGreaterThanOrEqual(NAME);
  const held = as === 'stacked' ? [foes <= foeColumns, spots <= spotColumns] : [foes + spots <= rows * across];
  expect(held).not.toContain(false);
  expect(rows).toBeLessThanOrEqual(foes + spots <= 12 ? 2 : 3);
}

describe('targets of Rune Age on a phone', () => {
  it.each([...Array(UP_TO + 1).keys()])('have room for their names: %d enemies and up to eight places', (foes) => {
    for (let spots = 0; spots <= UP_TO; spots++) hasRoom(foes, spots);
  });
  it('stand in one row where they fit into one', () => {
    expect(narrowLay(2, 2)).toEqual({ as: 'beside', foes: 2, spots: 2, rows: 1 });
    expect(narrowLay(0, 4)).toEqual({ as: 'stacked', foes: 4, spots: 4, rows: 1 });
    expect(narrowLay(3, 4)).toEqual({ as: 'stacked', foes: 4, spots: 4, rows: 2 });
    expect(narrowLay(7, 3)).toEqual({ as: 'mixed', foes: 5, spots: 5, rows: 2 });
  });
});

describe('held cards of Rune Age beside the centre', () => {
  /** Pixels across the column beside the centre. */
  const COLUMN = 170;
  it.each([...Array(13).keys()])('all have a place, and room for a name: %d', (n) => {
    const { across, rows } = heldLay(n);
    expect(across * rows).toBeGreaterThanOrEqual(n);
    expect((COLUMN - (across - 1) * GAP) / across).toBeGreaterThanOrEqual(n > 9 ? 38 : NAME);
  });
});
