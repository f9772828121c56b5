/** The view as things on a table, for the generic client, the terminal and screen readers. */
import type { Seat } from '@longtable/kernel';
import {
  counted,
  type Forms,
  formFor,
  type Item,
  type Language,
  type MapPicture,
  type Say,
  type SeatMat,
  type Tableau,
  type Zone,
} from '@longtable/kit';
import { CARD_NAMES, CARDS, REGIONS, type Region, STRATEGY, type StrategyCard } from './data/cards.ts';
import { LEADER_DATA, leaderOf } from './data/leaders.ts';
import { OFF_MAP, YEARS } from './data/numbers.ts';
import { WORLDS } from './data/world.ts';
import { target } from './ids.ts';
import { cardName, type Words } from './locale/words.ts';
import type { ArmyView, View, Yield } from './spec.ts';

type Label =
  | 'year'
  | 'of'
  | 'season'
  | 'value'
  | 'neutral'
  | 'deck'
  | 'discard'
  | 'hand'
  | 'strategy'
  | 'inactive'
  | 'played'
  | 'strategyCard'
  | 'marker'
  | 'used'
  | 'lost'
  | 'battle'
  | 'faceDown'
  | 'total'
  | 'initiative';
interface Labels extends Readonly<Record<Label, string>> {
  readonly language: Language;
  readonly cards: Forms;
  readonly tokens: Forms;
  readonly units: Forms;
}
const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
    language: 'en',
    year: 'Year',
    of: 'of',
    season: 'Season',
    value: 'value',
    neutral: 'neutral',
    deck: 'Deck',
    discard: 'Discard pile',
    hand: 'Your battle cards',
    strategy: 'Your strategy cards',
    cards: { one: 'battle card', other: 'battle cards' },
    tokens: { one: 'token left', other: 'tokens left' },
    inactive: 'has fought',
    played: 'played',
    strategyCard: 'Strategy card',
    marker: 'starting player',
    used: 'Strategy cards used',
    lost: 'Beside the map',
    battle: 'Battle',
    faceDown: 'face down',
    total: 'total',
    initiative: 'has the initiative',
    units: { one: 'unit', other: 'units' },
  },
  de: {
    language: 'de',
    year: 'Jahr',
    of: 'von',
    season: 'Jahreszeit',
    value: 'Wert',
    neutral: 'neutral',
    deck: 'Stapel',
    discard: 'Ablage',
    hand: 'Deine Kampfkarten',
    strategy: 'Deine Strategiekarten',
    cards: { one: 'Kampfkarte', other: 'Kampfkarten' },
    tokens: { one: 'Stein übrig', other: 'Steine übrig' },
    inactive: 'hat gekämpft',
    played: 'gespielt',
    strategyCard: 'Strategiekarte',
    marker: 'Startspieler',
    used: 'Gespielte Strategiekarten',
    lost: 'Neben der Karte',
    battle: 'Schlacht',
    faceDown: 'verdeckt',
    total: 'Summe',
    initiative: 'hat die Initiative',
    units: { one: 'Einheit', other: 'Einheiten' },
  },
};
const SHAPES: Record<Region, 'diamond' | 'circle' | 'square'> = { forest: 'diamond', wetlands: 'circle', town: 'square' };

export function tableau(say: Say<Yield>, w: Words, language: Language): Tableau {
  const { view } = say;
  const l = LABELS[language];
  const season = view.phase === 'strategy' ? ` · ${l.season} ${view.season}` : '';
  return {
    heading: view.year === 0 ? w.phases.setup : `${l.year} ${view.year} ${l.of} ${YEARS} · ${w.phases[view.phase]}${season}`,
    map: picture(say, w, l),
    zones: [
      ...battleZone(say, w, l),
      { id: 'deck', title: l.deck, as: 'pile', items: [{ label: `${view.deck}`, count: view.deck, face: 'down' }] },
      discardZone(view, w, l),
    ],
    mats: view.players.map((_, seat) => mat(say, w, l, seat)),
  };
}

function picture({ view, name }: Say<Yield>, w: Words, l: Labels): MapPicture {
  const { locations, graph } = WORLDS[view.players.length]!;
  return {
    width: 1000,
    height: 1000,
    places: locations.map((place, p) => {
      const stack = view.stacks[p]!;
      const top = stack.at(-1);
      const tokens: Item[] =
        top === undefined
          ? []
          : [
              {
                label: `${l.value} ${stack.length}, ${top < 0 ? l.neutral : name(top)}`,
                icon: 'fortress',
                count: stack.length,
                ...(top < 0 ? {} : { owner: top }),
              },
            ];
      return {
        target: target('place', p),
        x: place.x,
        y: place.y,
        label: place.numeral === null ? place.name : `${place.name} ${place.numeral}`,
        text: w.regions[place.region],
        shape: SHAPES[place.region],
        tone: place.region,
        pieces: [...tokens, ...view.armies.flatMap((a, id) => (a.at === p ? [armyItem(a, id, w, l, name)] : []))],
      };
    }),
    ways: graph.next.flatMap((next, a) => next.flatMap((b): [number, number][] => (a < b ? [[a, b]] : []))),
  };
}

/** The dial as this viewer knows it: a number, a range, or nothing new. */
const dialText = ({ units, low, high }: ArmyView): string => (units ? String(units) : low === high ? String(low) : `${low}–${high}`);

const armyItem = (a: ArmyView, id: number, w: Words, l: Labels, name: (seat: Seat) => string): Item => ({
  target: target('army', id),
  label: w.armyOf(name(a.owner), w.armies[a.kind]),
  badges: [`${dialText(a)} ${formFor(l.language, a.units ?? a.high, l.units)}`],
  icon: a.kind,
  owner: a.owner,
  spent: a.inactive ? l.inactive : '',
});

function battleZone({ view, name }: Say<Yield>, w: Words, l: Labels): Zone[] {
  const { battle } = view;
  if (battle === null) return [];
  const items = battle.order.map((seat): Item => {
    const p = view.players[seat]!;
    const down = p.down > 0 ? [`${p.down} ${l.faceDown}`] : [];
    return {
      label: name(seat),
      owner: seat,
      badges: [
        `${l.total} ${battle.totals[p.side]}`,
        ...p.up.map((kind) => cardName(w, kind)),
        ...down,
        ...(battle.acting === p.side ? [l.initiative] : []),
      ],
    };
  });
  return [{ id: 'battle', title: l.battle, as: 'facts', items }];
}

const discardZone = (view: View, w: Words, l: Labels): Zone => ({
  id: 'discard',
  title: l.discard,
  as: 'pieces',
  items: view.discard.flatMap((n, kind) => (n > 0 ? [{ label: cardName(w, kind), count: n }] : [])),
});

function mat({ view, name }: Say<Yield>, w: Words, l: Labels, seat: Seat): SeatMat {
  const p = view.players[seat]!;
  const lost = view.armies.flatMap((a, id) => (a.owner === seat && a.at === OFF_MAP && view.year > 0 ? [armyItem(a, id, w, l, name)] : []));
  const used: Item[] = [
    ...p.shown.map((card): Item => ({ label: w.cards[card].name, text: w.cards[card].text, icon: card })),
    ...Array.from({ length: p.kept }, (): Item => ({ label: l.strategyCard, face: 'down' })),
  ];
  const zones: Zone[] = [];
  if (used.length > 0) zones.push({ id: `used:${seat}`, title: l.used, owner: seat, as: 'pieces', items: used });
  if (lost.length > 0) zones.push({ id: `lost:${seat}`, title: l.lost, owner: seat, as: 'pieces', items: lost });
  if (seat === view.me) zones.push(...ownZones(view, p.shown, w, l));
  return {
    seat,
    title: p.power === null ? name(seat) : `${name(seat)}, ${w.leaders[leaderOf(p.power)]}`,
    score: p.points,
    facts: [
      ...(p.power === null
        ? []
        : [{ label: w.powers[p.power].name, text: w.powers[p.power].text, icon: LEADER_DATA[leaderOf(p.power)].emblem }]),
      { label: counted(l.language, p.cards, l.cards) },
      { label: counted(l.language, p.supply, l.tokens) },
      ...(view.marker === seat ? [{ label: l.marker }] : []),
    ],
    zones,
  };
}

function ownZones({ mine }: View, shown: readonly StrategyCard[], w: Words, l: Labels): Zone[] {
  if (mine === null) return [];
  return [
    {
      id: 'hand',
      title: l.hand,
      as: 'cards',
      items: mine.hand.flatMap((n, kind) =>
        n > 0
          ? [
              {
                target: target('card', CARD_NAMES[kind]!),
                label: cardName(w, kind),
                text: w.soldiers[CARDS[kind]!.value]!,
                icon: REGIONS[CARDS[kind]!.region]!,
                count: n,
              },
            ]
          : [],
      ),
    },
    {
      id: 'strategy',
      title: l.strategy,
      as: 'cards',
      items: STRATEGY.map((card) => ({
        target: target('strategy', card),
        label: w.cards[card].name,
        text: w.cards[card].text,
        icon: card,
        spent: shown.includes(card) || mine.kept.includes(card) || mine.chosen === card ? l.played : '',
      })),
    },
  ];
}
