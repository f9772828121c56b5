/** Figures of cards, cities and events against the list of components, row by row. */
import { readFileSync } from 'node:fs';
import { tablesIn } from '@longtable/catalogue';
import { describe, expect, it } from 'vitest';
import { type CardId, data, isCard } from '../../data/cards.ts';
import { EVENT_IDS, type EventId, event } from '../../data/events.ts';
import { SITE_IDS, type SiteId, site } from '../../data/sites.ts';

const text = readFileSync(new URL('../../../../../docs/rules/rune-age-components.md', import.meta.url), 'utf8');
type Row = Readonly<Record<string, string>>;
/** Ids with a plus are of the expansion. */
const rows: readonly Row[] = tablesIn(text).flatMap((table) =>
  table.rows.flatMap((row): Row[] =>
    'id' in row ? [{ ...row, id: row['id']!.replace('+', ''), plus: row['id']!.endsWith('+') ? 'yes' : 'no' }] : [],
  ),
);
const figure = (cell: string | undefined): number => (cell === undefined || cell === '-' ? 0 : Number(/\d+/.exec(cell)?.[0]));

describe('cards', () => {
  const all = rows.filter(({ id }) => isCard(id!));
  it.each(all)('[card:$id] cost, strength, worth and copies', (row) => {
    const card = data(row['id'] as CardId);
    const cost = row['cost'] ?? row['infl. cost'] ?? row['influence cost'];
    expect([card.cost, card.strength ?? 0, card.gold ?? 0]).toEqual([figure(cost), figure(row['str']), figure(row['value'])]);
    expect(card.copies).toBe(row['copies'] === undefined ? 5 : figure(row['copies']));
    if (row['type'] !== undefined) expect(card.type).toBe(row['type']);
  });
  it('[RA-SET-08] are all listed', () => expect(all).toHaveLength(65));
});

describe('cities', () => {
  const all = rows.filter(({ id }) => (SITE_IDS as string[]).includes(id!) && id!.startsWith('city-'));
  it.each(all)('[card:$id] influence, strength and walls', (row) => {
    const city = site(row['id'] as SiteId);
    expect([city.influence, city.strength, city.walls]).toEqual([
      figure(row['influence']),
      figure(row['strength (battle)']),
      figure(row['auto-defense (siege)']),
    ]);
    expect(city.gold).toBe(figure(/^\d gold$/.exec(row['power']!)?.[0]));
  });
  it('[RA-SET-10] are eight', () => expect(all).toHaveLength(8));
});

describe('events', () => {
  const all = rows.filter(({ id }) => (EVENT_IDS as string[]).includes(id!));
  it.each(all)('[card:$id] stage, kind, strength and attrition', (row) => {
    const card = event(row['id'] as EventId);
    if (row['stage'] !== undefined) expect(card.stage).toBe(figure(row['stage']));
    expect(card.type).toBe(row['type'] === 'E' ? 'enemy' : 'instant');
    const [strength, attrition] = row['str/att']!.split('/');
    if (/^\d+$/.test(strength!)) expect([card.strength, card.attrition ?? 0]).toEqual([figure(strength), figure(attrition)]);
    const reward = /R: exhaust for (\d) (gold|influence)/.exec(row['effect / reward'] ?? row['effect'] ?? '');
    if (reward !== null) expect(card.reward).toMatchObject({ [reward[2]!]: Number(reward[1]) });
  });
  it('[RA-EVT-01] are all listed', () => expect(all.length).toBe(EVENT_IDS.length));
});
