/** Combats for the tests of single cards: one faction with its Hero on the hex, one enemy group, dice by face. */
import type { FactionId, UnitId } from '../../data/factions.ts';
import type { HeroId } from '../../data/heroes.ts';
import type { NemesisId } from '../../data/nemesis.ts';
import type { TileId } from '../../data/tiles.ts';
import type { Event, Table } from '../../spec.ts';
import { battleAt, foe, h, rolls, stage, tile, type Up, units } from '../scenes.ts';

export const FIELD = h(1, 1);

export interface Fight {
  faction?: FactionId;
  hero?: HeroId;
  feats?: readonly string[];
  items?: readonly string[];
  quests?: readonly string[];
  druids?: readonly string[];
  units: Partial<Record<UnitId, number>>;
  skeletons?: number;
  garrisons?: number;
  foe?: readonly [NemesisId, number];
  tile?: TileId;
  haven?: boolean;
  away?: boolean;
  edition?: '1E' | '2E';
  dice?: Readonly<Record<string, string>>;
  change?: (t: Table) => void;
}

/** The first combat of the hex, up to its first question. */
export function fight(f: Fight): Up {
  const faction = f.faction ?? 'mohyar';
  const other: FactionId = faction === 'druwhn' ? 'mohyar' : 'druwhn';
  const hero = f.hero ?? (faction === 'mohyar' ? 'ronja' : faction === 'druwhn' ? 'syndra' : faction === 'krowh' ? 'khaal' : 'yanny');
  const s = stage({ edition: f.edition ?? '2E', factions: [faction, other], heroes: [hero, other === 'druwhn' ? 'syndra' : 'ronja'] });
  s.with((t) => {
    tile(t, FIELD, f.tile ?? 'raufrost');
    Object.assign(t.players[0]!, { feats: f.feats ?? [], items: f.items ?? [], quests: f.quests ?? [], at: f.away ? h(0, 2) : FIELD });
    Object.assign(t, { druids: f.druids ?? [], druidsUp: f.druids?.length ?? 0 });
    if (f.haven) Object.assign(t.hexes[FIELD]!, { haven: 0 });
    units(t, 0, FIELD, f.units);
    Object.assign(t.hexes[FIELD]!, { skeletons: f.skeletons ?? 0, garrisons: f.garrisons ?? 0 });
    if (f.foe) foe(t, f.foe[0], FIELD, f.foe[1]);
    f.change?.(t);
  });
  s.dice(rolls(f.dice ?? {}));
  return battleAt(s, FIELD);
}

export const colours = (s: Up, side: number, round = 0): string[] => {
  const e = s.events.filter((x): x is Extract<Event, { type: 'rolled' }> => x.type === 'rolled')[round];
  return e === undefined ? [] : e.dice.filter((d) => d.side === side).map((d) => d.colour);
};
/** Damage to each side in one round. */
export const hits = (s: Up, round = 0): readonly number[] => {
  const e = s.events.filter((x): x is Extract<Event, { type: 'damage' }> => x.type === 'damage')[round];
  return e === undefined ? [] : e.hits;
};
export const rounds = (s: Up): string[] => s.events.flatMap((e) => (e.type === 'rolled' ? [e.round] : []));
