/** A view as things on a table. */

import type { Seat } from '@longtable/kernel';
import type { Item, Language, MapPicture, MapPlace, Say, SeatMat, Tableau, Zone } from '@longtable/kit';
import { COLOURS } from './data/dice.ts';
import { DRUID } from './data/druids.ts';
import { EVENT } from './data/events.ts';
import { FACTION } from './data/factions.ts';
import { FEAT } from './data/feats.ts';
import { ATTRIBUTES } from './data/heroes.ts';
import { ITEM, type ItemId } from './data/items.ts';
import { NEIGHBOURS } from './data/map.ts';
import { NEMESIS } from './data/nemesis.ts';
import { QUEST, type QuestId } from './data/quests.ts';
import { words as de } from './locale/de/words.ts';
import { facesText, garrisonText, goalTexts, poolText, roundsText, rowsText, skeletonText, unitText } from './locale/describe.ts';
import { words as en } from './locale/en/words.ts';
import { diceText, goodsText, groupName, hexName, partyName, type UpSay } from './locale/things.ts';
import type { Words } from './locale/words.ts';
import type { Uprising } from './spec.ts';
import type { FoeView, HexView, PlayerView, View } from './view-types.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, de };
const SIZE = 50;
const ROOT_3 = Math.sqrt(3);
const MARGIN = 60;

/** Flat-top hexes, as in the components file. */
const centre = (q: number, r: number): { x: number; y: number } => ({
  x: Math.round(SIZE * 1.5 * (q + 3) + MARGIN),
  y: Math.round(SIZE * ROOT_3 * (r + q / 2 + 3) + MARGIN),
});

function piecesOn(w: Words, say: UpSay, hex: HexView, h: number): Item[] {
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

function placeOf(w: Words, say: UpSay, hex: HexView, h: number): MapPlace {
  const text = hex.kind === 'bare' ? w.bare : hex.tile === null ? undefined : w.tiles[hex.tile][1];
  return {
    target: `hex:${h}`,
    ...centre(hex.q, hex.r),
    label: hexName(w, say.view, h),
    ...(text === undefined ? {} : { text: `${w.terrains[hex.terrain]}. ${text}` }),
    shape: 'hex',
    tone: !hex.up && !hex.curse ? 'unexplored' : hex.terrain === 'none' ? hex.kind : hex.kind === 'bare' ? 'sea' : hex.terrain,
    pieces: piecesOn(w, say, hex, h),
  };
}

function mapOf(w: Words, say: UpSay): MapPicture {
  const { hexes } = say.view;
  const corner = centre(3, 0);
  return {
    width: corner.x + MARGIN,
    height: Math.round(SIZE * ROOT_3 * 6 + 2 * MARGIN),
    places: hexes.map((hex, h) => placeOf(w, say, hex, h)),
    ways: hexes.flatMap((_, a) => NEIGHBOURS[a]!.filter((b) => a < b).map((b) => [a, b] as const)),
  };
}

const itemCard = (w: Words, id: ItemId, spent: boolean): Item => ({
  target: `card:${id}`,
  label: w.items[id][0],
  text: w.items[id][1],
  badges: [`${w.tableau.cost} ${ITEM[id].cost}`, ...needOf(w, id)],
  source: ITEM[id].source,
  spent,
});
const needOf = (w: Words, id: ItemId): string[] => {
  const { requires } = ITEM[id];
  return requires === null ? [] : [`${w.attributes[requires.attribute]} ${requires.least}`];
};

function questCard(w: Words, view: View, id: QuestId, spent: boolean): Item {
  const { needs, bonus, source } = QUEST[id];
  const list = goalTexts(w, id, view.heroRoll?.quest === id ? view.heroRoll.met : []);
  return {
    target: `card:${id}`,
    label: w.quests[id][0],
    text: w.quests[id][1],
    badges: [
      `${w.tableau.goals}: ${list.join(' / ')}`,
      `${needs}+ ${w.tableau.needs}`,
      ...(bonus === null ? [] : [`${w.tableau.bonus}: ${w.dice[bonus.die]}`]),
    ],
    source,
    spent,
  };
}

/** The parts of a Legion or Horde card, each under its name. */
const partTexts = (w: Words, card: FoeView['card']): string[] =>
  (['immediate', 'ability', 'godpower', 'destroyed'] as const)
    .filter((part) => w.nemesis[card][part] !== '–')
    .map((part) => `${capital(w.reasons.parts[part])}: ${w.nemesis[card][part]}`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function foeCard(w: Words, say: UpSay, foe: FoeView): Item {
  const text = w.nemesis[foe.card];
  return {
    target: `foe:${foe.card}`,
    label: text.name,
    text: [...partTexts(w, foe.card), rowsText(w, foe.card)].filter((line) => line !== '').join(' · '),
    badges: [
      `${w.tableau.threat} ${foe.threat}`,
      roundsText(w, foe.archery, foe.clash),
      `${w.tableau.initiative} ${foe.initiative}`,
      `${w.tableau.tokens} ${foe.tokens}`,
      ...(foe.target < 0 ? [] : [`${w.tableau.target}: ${hexName(w, say.view, foe.target)}`]),
    ],
    source: NEMESIS[foe.card].source,
  };
}

const graveItems = (w: Words, say: UpSay, which: 'imperialGrave' | 'chaosGrave'): Item[] => {
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

function zonesOf(w: Words, say: UpSay): Zone[] {
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

function deckFacts(w: Words, view: View): Item[] {
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

function combatZone(w: Words, say: UpSay): Zone[] {
  const { combat } = say.view;
  if (combat === null) return [];
  const sides = combat.sides.map((party, side): Item => {
    const dice = combat.dice.filter((d) => d.side === side);
    const symbols = combat.symbols[side] ?? [0, 0, 0];
    return {
      label: groupName(w, say, party, combat.groups[side]!),
      text: dice.length === 0 ? roundsText(w, combat.pools.archery[side]!, combat.pools.clash[side]!) : diceText(w, say.view, dice),
      badges: [`${combat.now[side]} / ${combat.before[side]}`, ...symbols.map((n, i) => `${n} ${w.symbols[i]}`)],
    };
  });
  const round = combat.round === null ? '' : ` · ${w.rounds[combat.round]}`;
  return [
    {
      id: 'combat',
      title: `${w.tableau.combat}: ${hexName(w, say.view, combat.hex)} (${w.terrains[combat.terrain]})${round}`,
      as: 'cards',
      items: sides,
    },
  ];
}

/** A Hero roll: the dice to come or as they lie, and the goals that they meet. */
function heroRollZone(w: Words, say: UpSay): Zone[] {
  const { heroRoll } = say.view;
  if (heroRoll === null) return [];
  const { quest, dice, pool, symbols, met } = heroRoll;
  return [
    {
      id: 'hero-roll',
      title: `${w.tableau.dice}: ${say.name(heroRoll.seat)}${quest === null ? '' : ` · ${w.quests[quest][0]}`}`,
      as: 'cards',
      items: [
        {
          label: w.heroes[say.view.players[heroRoll.seat]!.hero],
          text: dice.length === 0 ? poolText(w, pool) : diceText(w, say.view, dice),
          badges: [...symbols.map((n, i) => `${n} ${w.symbols[i]}`), ...(quest === null ? [] : goalTexts(w, quest, met))],
        },
      ],
    },
  ];
}

function matOf(w: Words, say: UpSay, p: PlayerView, seat: Seat): SeatMat {
  const t = w.tableau;
  const { view } = say;
  const units = FACTION[p.faction].units;
  if (!p.chosen) return { seat, title: w.unchosen, score: null, facts: [], zones: [] };
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

export function tableau(say: Say<Uprising>, language: Language): Tableau {
  const w = WORDS[language];
  const { view } = say;
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
