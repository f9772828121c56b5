import type { Texts } from '@longtable/kit';
import type { Uprising } from '../../spec.ts';
import { cardName, diceText, goodsText, groupName, hexName, partyName, unitName, unitsText } from '../things.ts';
import { words as w } from './words.ts';

const card = (id: string): string => cardName(w, id);
const MANY: Readonly<Record<string, string>> = { garrison: 'Garnisonen', skeleton: 'Skelette', curse: 'Flüche' };
const pieces = (n: number, what: keyof typeof w.pieces): string => `${n} ${n === 1 ? w.pieces[what] : MANY[what]}`;
const WHY: Readonly<Record<string, string>> = {
  garrisons: 'Garnisonsfelder',
  legions: 'Legionen',
  curses: 'Flüche',
  hordes: 'Horden',
  graveyard: 'den Friedhof',
  havens: 'Zufluchten',
  hexes: 'Hexfelder',
  cards: 'Karten',
};
const PIECE = { ...w.pieces, legion: 'Legion', horde: 'Horde' } as const;
const TO = { reserve: 'in die Reserve', grave: 'auf den Friedhof', box: 'aus dem Spiel' } as const;

export const log: Texts<Uprising>['events'] = {
  faction: (e, { name }) => `${name(e.seat)} führt die ${w.factions[e.faction]}.`,
  hero: (e, { name }) => `${name(e.seat)} spielt ${w.heroes[e.hero]}.`,
  home: (e, say) => `${say.name(e.seat)} beginnt auf ${hexName(w, say.view, e.hex)}.`,
  first: (e, { name }) => `${name(e.seat)} ist Startspieler.`,
  chapter: (e) => `Kapitel ${e.chapter}`,
  phase: (e) => w.phases[e.phase],
  druid: (e) => `${card(e.druid)} erwacht.`,
  market: (e) => `Markt: ${e.items.length === 0 ? 'leer' : e.items.map(card).join(', ')}.`,
  'market-closed': () => 'Der Markt ist geschlossen.',
  quests: (e) => `Neue Quest: ${e.quests.map(card).join(', ')}.`,
  event: (e) => `Ereignis: ${w.events[e.event][0]} (Bedrohung ${e.threat}).`,
  'event-seen': (e) => `Das nächste Ereignis ist ${w.events[e.event][0]}.`,
  'drew-feats': (e, { name }) => `${name(e.seat)} zieht ${e.n === 1 ? '1 Fähigkeit' : `${e.n} Fähigkeiten`}.`,
  'drew-feats-own': (e) => `Du ziehst ${e.feats.map(card).join(' und ')}.`,
  feat: (e, { name }) => `${name(e.seat)}: ${card(e.feat)} kommt ins Spiel.`,
  attribute: (e, { name }) => `${name(e.seat)}: ${card(e.feat)} erhöht ${w.attributes[e.attribute]}.`,
  item: (e, { name }) => `${name(e.seat)} bekommt ${card(e.item)}.`,
  discarded: (e, { name }) => `${name(e.seat)}: ${card(e.card)} abgeworfen.`,
  flipped: (e, { name }) => `${name(e.seat)}: ${e.cards.map(card).join(', ')} umgedreht.`,
  used: (e, { name }) => `${name(e.seat)} nutzt ${card(e.card)}.`,
  bought: () => null,
  built: (e, say) =>
    `${say.name(e.seat)}: ${e.what === 'haven' || e.what === 'wall' || e.what === 'tower' ? w.buildings[e.what] : unitName(w, e.what)} auf ${hexName(w, say.view, e.hex)}.`,
  goods: (e, { name }) => {
    const plus = e.goods.map((n) => Math.max(0, n));
    const minus = e.goods.map((n) => Math.max(0, -n));
    const gained = plus.some((n) => n > 0) ? `erhält ${goodsText(w, plus)}` : '';
    const paid = minus.some((n) => n > 0) ? `zahlt ${goodsText(w, minus)}` : '';
    return gained === '' && paid === '' ? null : `${name(e.seat)} ${[paid, gained].filter((x) => x !== '').join(' und ')}.`;
  },
  exchanged: () => null,
  gave: (e, { name }) => (e.goods.some((n) => n > 0) ? `${name(e.seat)} gibt ${name(e.to)} ${goodsText(w, e.goods)}.` : null),
  'gave-item': (e, { name }) => `${name(e.seat)} gibt ${name(e.to)} ${card(e.item)}.`,
  vp: (e, say) => `${partyName(w, say, e.party)} ${e.n < 0 ? 'verliert' : 'erhält'} ${Math.abs(e.n)} SP (${e.total}).`,
  ap: (e, { name }) => `${name(e.seat)} ${e.n < 0 ? 'verliert' : 'erhält'} ${Math.abs(e.n)} AP.`,
  action: (e, { name }) => `${name(e.seat)}: ${w.actions[e.action]}.`,
  turn: (e, { name }) => `${name(e.seat)} ist am Zug.`,
  passed: (e, { name }) => `${name(e.seat)} passt.`,
  moved: (e, say) => `Der Held von ${say.name(e.seat)} geht nach ${hexName(w, say.view, e.to)}.`,
  commanded: (e, say) => `${say.name(e.seat)} schickt ${unitsText(w, say.view, e.seat, e.units)} nach ${hexName(w, say.view, e.to)}.`,
  'unit-moved': (e, say) => `${unitName(w, e.unit)}: ${hexName(w, say.view, e.from)} → ${hexName(w, say.view, e.to)}.`,
  'unit-swapped': (e, say) => `${say.name(e.seat)}: ${unitName(w, e.from)} werden ${unitName(w, e.to)} auf ${hexName(w, say.view, e.hex)}.`,
  'unit-removed': (e, say) =>
    `${say.name(e.seat)} verliert ${unitName(w, e.unit)}${e.hex < 0 ? '' : ` auf ${hexName(w, say.view, e.hex)}`} (${TO[e.to]}).`,
  'unit-back': (e, { name }) => `${name(e.seat)}: ${unitName(w, e.unit)} kehren zurück.`,
  explored: (e, say) => `${say.name(e.seat)} deckt ${w.tiles[e.tile][0]} auf.`,
  turned: () => null,
  looked: (e, { name }) => `${name(e.seat)} sieht zwei verdeckte Plättchen an.`,
  'looked-own': (e) => `Du siehst ${e.tiles.map((tile) => w.tiles[tile][0]).join(' und ')}.`,
  swapped: (e, { name }) => `${name(e.seat)} tauscht sie.`,
  vision: (e, { name }) => `${name(e.seat)} sieht ${e.n === 1 ? '1 Quest' : `${e.n} Quests`} an.`,
  'tile-removed': (e, say) => `Der Seeturm bei ${say.view.hexes[e.hex]?.q},${say.view.hexes[e.hex]?.r} verlässt das Spiel.`,
  placed: (e, say) => `${w.pieces[e.what]} auf ${hexName(w, say.view, e.hex)}.`,
  unplaced: (e) => `Nicht zu platzieren: ${PIECE[e.what]}.`,
  removed: (e, say) => `${pieces(e.n, e.what)} von ${hexName(w, say.view, e.hex)} entfernt.`,
  destroyed: (e, say) => `${partyName(w, say, e.by)} zerstört ${pieces(e.n, e.what)} auf ${hexName(w, say.view, e.hex)}.`,
  'building-removed': (e, say) => `${say.name(e.seat)} verliert: ${w.buildings[e.what]} auf ${hexName(w, say.view, e.hex)}.`,
  foe: (e, say) => `${card(e.card)} erscheint auf ${hexName(w, say.view, e.hex)}, Bedrohung ${e.threat}.`,
  'foe-moved': (e, say) => `${card(e.card)} zieht nach ${hexName(w, say.view, e.to)}.`,
  threat: (e) => (e.n === 0 ? null : `${card(e.card)}: Bedrohung ${e.threat}.`),
  token: (e) => `${card(e.card)}: ${e.tokens} Aktivierungsmarker.`,
  target: (e, say) =>
    e.prey < 0
      ? `${card(e.card)} hat sein Ziel in der Hauptstadt.`
      : `${card(e.card)} jagt ${say.name(e.prey)} auf ${hexName(w, say.view, e.hex)}.`,
  activated: (e) => `${card(e.card)} wird aktiviert.`,
  'skeletons-moved': (e, say) => `${pieces(e.n, 'skeleton')}: ${hexName(w, say.view, e.from)} → ${hexName(w, say.view, e.to)}.`,
  slain: (e, say) => `${partyName(w, say, e.by)} zerstört: ${card(e.card)}.`,
  'foe-removed': (e) => `${card(e.card)} verlässt das Spiel.`,
  'capital-fallen': (e, say) => `Die Hauptstadt ist an ${partyName(w, say, e.party)} gefallen.`,
  combat: (e, say) =>
    `Kampf auf ${hexName(w, say.view, e.hex)} (${w.terrains[e.terrain]}): ${groupName(w, say, e.sides[0]!, e.groups[0]!)} – ${groupName(w, say, e.sides[1]!, e.groups[1]!)}.`,
  rolled: (e, say) =>
    `${w.rounds[e.round]}: ${
      diceText(
        w,
        say.view,
        e.dice.filter((d) => d.side === 0),
      ) || '–'
    } gegen ${
      diceText(
        w,
        say.view,
        e.dice.filter((d) => d.side === 1),
      ) || '–'
    }.`,
  rerolled: (e, say) => (e.dice.length === 0 ? null : `${partyName(w, say, e.party)} wirft erneut: ${diceText(w, say.view, e.dice)}.`),
  godpower: (e, say) => `Ein Blitz weckt die Gotteskraft: ${groupName(w, say, e.party, e.group)}.`,
  'druid-used': (e, { name }) => `${name(e.seat)} weckt: ${card(e.druid)}.`,
  'shield-cancelled': (e, say) => `${partyName(w, say, e.party)} hebt ${e.n === 1 ? '1 Schild' : `${e.n} Schilde`} auf.`,
  damage: (e, say) => `Schaden: ${e.hits.map((n, side) => `${groupName(w, say, e.sides[side]!, e.groups[side]!)} ${n}`).join(', ')}.`,
  losses: (e, say) =>
    `${say.name(e.seat)} verliert ${unitsText(w, say.view, e.seat, e.units)} (${e.to === 'reserve' ? TO.reserve : w.graves[e.to]}).`,
  'combat-over': () => null,
  'quest-tried': (e, { name }) => `${name(e.seat)} versucht „${card(e.quest)}“.`,
  'hero-rolled': (e, say) => `${say.name(e.seat)} wirft ${diceText(w, say.view, e.dice) || 'nichts'}.`,
  'quest-solved': (e, { name }) => `${name(e.seat)} löst „${card(e.quest)}“.`,
  'quest-failed': (e, { name }) => `${name(e.seat)} scheitert an „${card(e.quest)}“.`,
  'quest-taken': (e, { name }) => `${name(e.seat)} behält „${card(e.quest)}“.`,
  'quest-discarded': (e) => `„${card(e.quest)}“ wird abgelegt.`,
  produced: (e, { name }) => `${name(e.seat)} produziert ${goodsText(w, e.goods)}.`,
  scored: (e, say) => `${partyName(w, say, e.party)}: ${e.n} SP für ${WHY[e.why]}.`,
  spent: (e, { name }) => `${name(e.seat)} gibt ${goodsText(w, e.goods)} für ${name(e.to)} aus.`,
  end: (e) =>
    `${e.won ? 'Azuhl ist frei' : 'Der Aufstand ist gescheitert'}: Fraktionen ${e.scores.join(', ')}; Imperium ${e.empire}, Chaos ${e.chaos}.`,
};
