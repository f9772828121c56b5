/** Without colour: factions, kinds of Unit, Nemeses and symbols of Uprising are told apart by their shapes alone. */
import { FACTIONS } from '@longtable/uprising/data/factions';
import { NEMESES } from '@longtable/uprising/data/nemesis';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Glyph } from '../skins/uprising/glyph.tsx';
import { CHARGE, TINCTURE } from '../skins/uprising/heraldry.ts';
import { Banner, CurseEye, Emblem, FoePiece, GarrisonPiece, HavenPiece, HeroPiece, SkeletonPiece } from '../skins/uprising/pieces.tsx';
import type { IconName } from '../src/design/icons.ts';
import { Shield } from '../src/design/shield.tsx';

/** Everything that is left of a drawing in shades of grey: its outlines, without colours and ids. */
const shapeOf = (drawing: ReactElement): string =>
  renderToStaticMarkup(createElement('svg', null, drawing))
    .replace(/ (fill|stroke|style|id|opacity|fill-opacity)="[^"]*"/g, '')
    .replace(/#[0-9a-f]{3,8}\b/gi, '')
    .replace(/ class="[^"]*"/g, (found) => found.replace(/\bp\d\b/g, ''));

const expectDistinct = (shapes: readonly string[]): void => {
  expect(shapes.every((shape) => /[dM]=?|points|href/.test(shape))).toBe(true);
  expect(new Set(shapes).size).toBe(shapes.length);
};

describe('without colour', () => {
  it('factions have different charges and different patterns', () => {
    expectDistinct(
      FACTIONS.map((id) => shapeOf(createElement(Shield, { colour: TINCTURE[id], charge: CHARGE[id] as IconName, size: 24 }))),
    );
    expect(new Set(FACTIONS.map((id) => CHARGE[id])).size).toBe(FACTIONS.length);
    expect(new Set(FACTIONS.map((id) => TINCTURE[id])).size).toBe(FACTIONS.length);
  });

  it('kinds of Unit have different signs', () => {
    expectDistinct((['warrior', 'archer', 'rider'] as const).map((name) => shapeOf(createElement(Glyph, { name }))));
  });

  it('every Legion and Horde has a sign of its own, and the two Nemeses differ in outline', () => {
    expectDistinct(NEMESES.map((card) => shapeOf(createElement(Emblem, { card }))));
    expectDistinct((['E', 'C'] as const).map((party) => shapeOf(createElement(Banner, { party }))));
  });

  it('kinds of piece differ', () => {
    expectDistinct([
      shapeOf(createElement(HeroPiece, { colour: 1, active: false })),
      shapeOf(createElement(HavenPiece, { colour: 1, wall: false, tower: false })),
      shapeOf(createElement(HavenPiece, { colour: 1, wall: true, tower: false })),
      shapeOf(createElement(HavenPiece, { colour: 1, wall: false, tower: true })),
      shapeOf(createElement(GarrisonPiece, { levels: 1 })),
      shapeOf(createElement(GarrisonPiece, { levels: 3 })),
      shapeOf(createElement(SkeletonPiece, { count: 1 })),
      shapeOf(createElement(CurseEye)),
      shapeOf(createElement(FoePiece, { card: 'butcher', threat: 3, tokens: 1 })),
      shapeOf(createElement(FoePiece, { card: 'siren', threat: 3, tokens: 1 })),
    ]);
  });
});
