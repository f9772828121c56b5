/** A view as things on a table. */

import type { Seat } from '@longtable/kernel';
import type { Item, MapPicture, MapPlace, Say, SeatMat, Tableau, Zone } from '@longtable/kit';
import { COLOURS } from './data/dice.ts';
import { DRUID } from './data/druids.ts';
import { EVENT } from './data/events.ts';
import { FACTION } from './data/factions.ts';
import { FEAT } from './data/feats.ts';
import { ATTRIBUTES } from './data/heroes.ts';
import { NEIGHBOURS, SPACES, type Space } from './data/map.ts';
import { NEMESIS } from './data/nemesis.ts';
import { facesText, garrisonText, roundsText, skeletonText, unitText } from './locale/describe.ts';
import { goodsText, hexName, partyName, type UpSay } from './locale/things.ts';
import type { Words } from './locale/words.ts';
import { openView } from './query/open.ts';
import type { Uprising } from './spec.ts';
import { combatZone, foeCard, heroRollZone, itemCard, questCard } from './tableau-cards.ts';
import type { OpenHex, OpenPlayer, OpenView } from './view-types.ts';

type OpenSay = Omit<UpSay, 'view'> & { readonly view: OpenView };

const SIZE = 50;
const ROOT_3 = Math.sqrt(3);
const MARGIN = 60;

/** Flat-top hexes, as in the components file. */
const centre = ({ q, r }: Space): { x: number; y: number } => ({
  x: Math.round(SIZE * 1.5 * (q + 3) + MARGIN),
  y: Math.round(SIZE * ROOT_3 * (r + q / 2 + 3) + MARGIN),
});

function piecesOn(w: Words, say: OpenSay, hex: OpenHex, h: number): Item[] {
  const { view } = say;
  const pieces: Item[] = [];
  if (hex.curse) pieces.push({ label: w.tableau.curse, icon: 'curse' });
  if (hex.haven >= 0) pieces.push({ label: w.tableau.haven, icon: 'haven', owner: hex.haven });
  if (hex.wall) pieces.push({ label: w.tableau.wall, icon: 'wall', owner: hex.haven });
  if (hex.tower) pieces.push({ label: w.tableau.tower, icon: 'tower', owner: hex.haven });
  if (hex.garrisons > 0)
    pieces.push({ label: w.tableau.garrison, text: garrisonText(w, hex.garrisons), icon: 'garrison', count: hex.garrisons });
  if (hex.skeletons > 0)
    pieces.push({ label: w.tableau.skeleton, text: skeletonText(w, hex.skeletons), icon: 'skeleton', count: hex.skeletons });
  hex.units.forEach((n, kind) => {
    if (n === 0) return;
    const unit = FACTION[view.players[hex.owner]!.faction].units[kind]!;
    pieces.push({ label: w.units[unit], text: unitText(w, unit), icon: 'unit', owner: hex.owner, count: n });
  });
  for (const seat of hex.heroes) pieces.push({ label: w.heroes[view.players[seat]!.hero], icon: 'hero', owner: seat });
  for (const foe of view.foes) {
    if (foe.at === h)
      pieces.push({
        target: `foe:${foe.card}`,
        label: `${w.nemesis[foe.card].name} (${w.tableau.threat} ${foe.threat})`,
        text: roundsText(w, foe.archery, foe.clash),
        icon: NEMESIS[foe.card].side === 'E' ? 'legion' : 'horde',
      });
    if (foe.target === h) pieces.push({ label: `${w.tableau.target}: ${w.nemesis[foe.card].name}`, icon: 'target' });
  }
  return pieces;
}

function placeOf(w: Words, say: OpenSay, hex: OpenHex, h: number): MapPlace {
  const text = hex.kind === 'bare' ? w.bare : hex.tile === null ? undefined : w.tiles[hex.tile][1];
  return {
    target: `hex:${h}`,
    ...centre(SPACES[h]!),
    label: hexName(w, say.view, h),
    ...(text === undefined ? {} : { text: `${w.terrains[hex.terrain]}. ${text}` }),
    shape: 'hex',
    tone: !hex.up && !hex.curse ? 'unexplored' : hex.terrain === 'none' ? hex.kind : hex.kind === 'bare' ? 'sea' : hex.terrain,
    pieces: piecesOn(w, say, hex, h),
  };
}

function mapOf(w: Words, say: OpenSay): MapPicture {
  const { hexes } = say.view;
  const corner = centre({ q: 3, r: 0 });
  return {
    width: corner.x + MARGIN,
    height: Math.round(SIZE * ROOT_3 * 6 + 2 * MARGIN),
    places: hexes.map((hex, h) => placeOf(w, say, hex, h)),
    ways: hexes.flatMap((_, a) => NEIGHBOURS[a]!.filter((b) => a < b).map((b) => [a, b] as const)),
  };
}

const graveItems = (w: Words, say: OpenSay, which: 'imperialGrave' | 'chaosGrave'): Item[] => {
  const grave = say.view[which];
  const units = grave.units.flatMap((row, seat) =>
    row.flatMap((n, kind) =>
      n === 0 ? [] : [{ label: w.units[FACTION[say.view.players[seat]!.faction].units[kind]!], count: n, owner: seat }],
    ),
  );
  const garrisons = grave.garrisons.reduce((sum, n) => sum + n, 0);
  return [
    ...units,
    ...(garrisons > 0 ? [{ label: w.tableau.garrison, count: garrisons }] : []),
    ...(grave.skeletons > 0 ? [{ label: w.tableau.skeleton, count: grave.skeletons }] : []),
  ];
};

function zonesOf(w: Words, say: OpenSay): Zone[] {
  const { view } = say;
  const t = w.tableau;
  const hidden: Item = { label: t.faceDown, face: 'down' };
  return [
    { id: 'foes', title: `${t.legions} · ${t.hordes}`, as: 'cards', items: view.foes.map((foe) => foeCard(w, say, foe)) },
    ...combatZone(w, say),
    ...heroRollZone(w, say),
    {
      id: 'market',
      title: view.marketClosed ? `${t.market} (${t.closed})` : t.market,
      as: 'cards',
      items: view.market.map((id) => itemCard(w, id, view.marketClosed)),
    },
    { id: 'quests', title: t.openQuests, as: 'cards', items: view.openQuests.map((id) => questCard(w, view, id, false)) },
    {
      id: 'druids',
      title: t.druids,
      as: 'cards',
      items: view.druids.map((id) =>
        id === null ? hidden : { target: `card:${id}`, label: w.druids[id][0], text: w.druids[id][1], source: DRUID[id].source },
      ),
    },
    {
      id: 'events',
      title: t.events,
      as: 'cards',
      items: view.events
        .slice(0, view.options.chapters)
        .map((id) => (id === null ? hidden : { label: w.events[id][0], text: w.events[id][1], source: EVENT[id].source })),
    },
    { id: 'decks', title: t.decks, as: 'facts', items: deckFacts(w, view) },
    { id: 'dice', title: t.dice, as: 'facts', items: COLOURS.map((c) => ({ label: `${w.dice[c]}: ${facesText(w, view, c)}` })) },
    { id: 'imperial-grave', title: t.imperialGrave, as: 'pieces', items: graveItems(w, say, 'imperialGrave') },
    { id: 'chaos-grave', title: t.chaosGrave, as: 'pieces', items: graveItems(w, say, 'chaosGrave') },
  ];
}

function deckFacts(w: Words, view: OpenView): Item[] {
  const t = w.tableau;
  return [
    { label: `${t.legions}: ${view.legions}` },
    { label: `${t.hordes}: ${view.hordes}` },
    { label: `${t.items}: ${view.items} (${t.discard}: ${view.itemDiscard.length})` },
    { label: `${t.questDeck}: ${view.quests}` },
    { label: `${t.garrison}: ${view.garrisonsLeft.join(' / ')}` },
    { label: `${t.skeleton}: ${view.skeletonsLeft}` },
    { label: `${t.curse}: ${view.cursesLeft}` },
    { label: `${t.wall}: ${view.wallsLeft} · ${t.tower}: ${view.towersLeft}` },
    ...(view.capitalFallen ? [{ label: t.capital }] : []),
  ];
}

function matOf(w: Words, say: OpenSay, p: OpenPlayer, seat: Seat): SeatMat {
  const t = w.tableau;
  const { view } = say;
  const units = FACTION[p.faction].units;
  if (p.at < 0) return { seat, title: w.unchosen, score: null, facts: [], zones: [] };
  return {
    seat,
    title: `${w.factions[p.faction]} · ${w.heroes[p.hero]}`,
    score: p.vp,
    facts: [
      { label: `${p.ap} ${t.ap}` },
      { label: goodsText(w, [p.salt, p.plunder, p.food]) },
      { label: ATTRIBUTES.map((a, i) => `${w.attributes[a]} ${p.attributes[i]}`).join(' · ') },
      { label: `${t.income}: ${goodsText(w, p.income)}` },
      ...(seat === view.first ? [{ label: t.first }] : []),
    ],
    zones: [
      {
        id: `feats:${seat}`,
        title: t.feats,
        as: 'cards',
        items: p.feats.map((id) => ({
          target: `card:${id}`,
          label: w.feats[id][0],
          text: w.feats[id][1],
          source: FEAT[id].source,
          spent: p.down.includes(id),
        })),
      },
      { id: `items:${seat}`, title: t.items, as: 'cards', items: p.items.map((id) => itemCard(w, id, p.down.includes(id))) },
      { id: `taken:${seat}`, title: t.taken, as: 'cards', items: p.quests.map((id) => questCard(w, view, id, p.down.includes(id))) },
      {
        id: `reserve:${seat}`,
        title: t.reserve,
        as: 'pieces',
        items: units.map((unit, kind) => ({ label: w.units[unit], text: unitText(w, unit), count: p.reserve[kind]!, owner: seat })),
      },
      ...(seat === view.me && view.drawn.length > 0
        ? [
            {
              id: 'drawn',
              title: t.drawn,
              as: 'cards' as const,
              items: view.drawn.map((id) => ({ label: w.feats[id][0], text: w.feats[id][1] })),
            },
          ]
        : []),
    ],
  };
}

export function tableau(said: Say<Uprising>, w: Words): Tableau {
  const view = openView(said.view);
  const say = { ...said, view };
  const nemesis = (['E', 'C'] as const).map(
    (party) => `${partyName(w, say, party)} ${party === 'E' ? view.empireVp : view.chaosVp} ${w.tableau.vp}`,
  );
  return {
    heading: `${w.tableau.chapter} ${view.chapter}/${view.options.chapters} · ${w.phases[view.phase]} · ${w.levels[view.options.edition][view.options.difficulty]} · ${nemesis.join(' · ')}`,
    map: mapOf(w, say),
    zones: zonesOf(w, say),
    mats: view.players.map((p, seat) => matOf(w, say, p, seat)),
  };
}
