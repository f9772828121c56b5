import type { Texts } from '@longtable/kit';
import type { Uprising } from '../../spec.ts';
import { because, choiceText, godpowerText, isForced, isToldApart, line, moveText, targetText } from '../reasons.ts';
import { builtName, cardName, diceText, goodsText, groupName, hexName, partyName, sideText, unitName, unitsText } from '../things.ts';
import { words as w } from './words.ts';

const card = (id: string): string => cardName(w, id);
const MANY: Readonly<Record<string, string>> = { garrison: 'Garnisonen', skeleton: 'Skelette', curse: 'Flüche' };
const pieces = (n: number, what: keyof typeof w.pieces): string => `${n} ${n === 1 ? w.pieces[what] : MANY[what]}`;
const PIECE = { ...w.pieces, legion: 'Legion', horde: 'Horde' } as const;
const LOST = { haven: 'die Zuflucht', wall: 'den Wall', tower: 'den Turm' } as const;
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
  discarded: (e, { name }) => because(w, `${name(e.seat)}: ${card(e.card)} abgeworfen`, e.why),
  flipped: (e, { name }) => because(w, `${name(e.seat)}: ${e.cards.map(card).join(', ')} umgedreht`, e.why),
  used: (e, { name }) => `${name(e.seat)} nutzt ${card(e.card)}.`,
  bought: () => null,
  built: (e, say) => `${say.name(e.seat)}: ${builtName(w, e.what)} auf ${hexName(w, say.view, e.hex)}.`,
  goods: (e, { name }) => {
    if (isToldApart(e.why)) return null;
    const plus = e.goods.map((n) => Math.max(0, n));
    const minus = e.goods.map((n) => Math.max(0, -n));
    const gained = plus.some((n) => n > 0) ? `erhält ${goodsText(w, plus)}` : '';
    const paid = minus.some((n) => n > 0) ? `${isForced(e.why) ? 'verliert' : 'zahlt'} ${goodsText(w, minus)}` : '';
    return gained === '' && paid === ''
      ? null
      : because(w, `${name(e.seat)} ${[paid, gained].filter((x) => x !== '').join(' und ')}`, e.why);
  },
  exchanged: () => null,
  gave: (e, { name }) => (e.goods.some((n) => n > 0) ? `${name(e.seat)} gibt ${name(e.to)} ${goodsText(w, e.goods)}.` : null),
  'gave-item': (e, { name }) => `${name(e.seat)} gibt ${name(e.to)} ${card(e.item)}.`,
  vp: (e, say) => because(w, `${partyName(w, say, e.party)} ${e.n < 0 ? 'verliert' : 'erhält'} ${Math.abs(e.n)} SP (${e.total})`, e.why),
  ap: (e, { name }) => because(w, `${name(e.seat)} ${e.n < 0 ? 'verliert' : 'erhält'} ${Math.abs(e.n)} AP`, e.why),
  action: (e, { name }) => `${name(e.seat)}: ${w.actions[e.action]}.`,
  turn: (e, { name }) => `${name(e.seat)} ist am Zug.`,
  passed: (e, { name }) => `${name(e.seat)} passt.`,
  moved: (e, say) => `Der Held von ${say.name(e.seat)} geht auf das Feld ${hexName(w, say.view, e.to)}.`,
  commanded: (e, say) =>
    e.units.some((n) => n > 0)
      ? `${say.name(e.seat)} schickt ${unitsText(w, say.view, e.seat, e.units)} nach ${hexName(w, say.view, e.to)}.`
      : null,
  'unit-moved': (e, say) => `${unitName(w, e.unit)}: ${hexName(w, say.view, e.from)} → ${hexName(w, say.view, e.to)}.`,
  'unit-swapped': (e, say) => `${say.name(e.seat)}: ${unitName(w, e.from)} werden ${unitName(w, e.to)} auf ${hexName(w, say.view, e.hex)}.`,
  'unit-removed': (e, say) =>
    because(
      w,
      `${say.name(e.seat)} verliert ${unitName(w, e.unit)}${e.hex < 0 ? '' : ` auf ${hexName(w, say.view, e.hex)}`} (${TO[e.to]})`,
      e.why,
    ),
  'unit-back': (e, { name }) => `${name(e.seat)}: ${unitName(w, e.unit)} kehren zurück.`,
  explored: (e, say) => `${say.name(e.seat)} deckt ${w.tiles[e.tile][0]} auf.`,
  turned: () => null,
  looked: (e, { name }) => `${name(e.seat)} sieht zwei verdeckte Plättchen an.`,
  'looked-own': (e) => `Du siehst ${e.tiles.map((tile) => w.tiles[tile][0]).join(' und ')}.`,
  swapped: (e, { name }) => `${name(e.seat)} tauscht sie.`,
  vision: (e, { name }) => `${name(e.seat)} sieht ${e.n === 1 ? '1 Quest' : `${e.n} Quests`} an.`,
  'tile-removed': (e, say) => because(w, `Der Seeturm auf ${hexName(w, say.view, e.hex)} verlässt das Spiel`, e.why),
  placed: (e, say) =>
    line(
      because(w, `${w.pieces[e.what]} auf ${hexName(w, say.view, e.hex)}`, e.why),
      choiceText(w, say, e.choice, (h) => hexName(w, say.view, h)),
    ),
  unplaced: (e) => because(w, `Nicht zu platzieren (${PIECE[e.what]})`, e.why),
  removed: (e, say) => because(w, `${pieces(e.n, e.what)} von ${hexName(w, say.view, e.hex)} entfernt`, e.why),
  destroyed: (e, say) =>
    because(w, `${partyName(w, say, e.party)} zerstört ${pieces(e.n, e.what)} auf ${hexName(w, say.view, e.hex)}`, e.why),
  'building-removed': (e, say) => because(w, `${say.name(e.seat)} verliert ${LOST[e.what]} auf ${hexName(w, say.view, e.hex)}`, e.why),
  foe: (e, say) =>
    line(
      because(w, `${card(e.card)} erscheint auf ${hexName(w, say.view, e.hex)}, Bedrohung ${e.threat}`, e.why),
      choiceText(w, say, e.choice, (h) => hexName(w, say.view, h)),
    ),
  'foe-moved': (e, say) => moveText(w, say, `${card(e.card)} zieht nach ${hexName(w, say.view, e.to)}`, e.choice, e.why),
  'foe-stays': (e, say) => `${card(e.card)} bleibt auf ${hexName(w, say.view, e.hex)}: ${w.reasons.stays[e.why]}.`,
  threat: (e) =>
    e.n === 0 ? null : because(w, `${card(e.card)}: ${e.n > 0 ? `+${e.n}` : `−${-e.n}`} Bedrohung, jetzt ${e.threat}`, e.why),
  token: (e, say) =>
    isToldApart(e.why)
      ? null
      : line(because(w, `${card(e.card)}: ${e.tokens} Aktivierungsmarker`, e.why), choiceText(w, say, e.choice, card)),
  target: (e, say) =>
    targetText(
      w,
      say,
      e.prey < 0
        ? `${card(e.card)}, Zielmarker auf der Hauptstadt`
        : `${card(e.card)} jagt ${say.name(e.prey)} auf ${hexName(w, say.view, e.hex)}`,
      e.choice,
    ),
  activated: (e, say) => because(w, `${card(e.card)} wird aktiviert auf ${hexName(w, say.view, e.hex)}`, e.why),
  'skeletons-moved': (e, say) =>
    moveText(w, say, `${pieces(e.n, 'skeleton')}, ${hexName(w, say.view, e.from)} → ${hexName(w, say.view, e.to)}`, e.choice, e.why),
  slain: (e, say) => `${partyName(w, say, e.party)} zerstört ${card(e.card)}. ${w.nemesis[e.card].destroyed}`,
  'foe-removed': (e) => because(w, `${card(e.card)} verlässt das Spiel`, e.why),
  'capital-fallen': (e, say) => `Die Hauptstadt ist an ${partyName(w, say, e.party)} gefallen.`,
  combat: (e, say) =>
    `Kampf auf ${hexName(w, say.view, e.hex)} (${w.terrains[e.terrain]}): ${groupName(w, say, e.sides[0]!, e.groups[0]!)} – ${groupName(w, say, e.sides[1]!, e.groups[1]!)}.`,
  rolled: (e, say) => `${w.rounds[e.round]}: ${sideText(w, say.view, e.dice, 0)} gegen ${sideText(w, say.view, e.dice, 1)}.`,
  rerolled: (e, say) => (e.dice.length === 0 ? null : `${partyName(w, say, e.party)} wirft erneut: ${diceText(w, say.view, e.dice)}.`),
  godpower: (e, say) => `Ein Blitz weckt die Gotteskraft (${groupName(w, say, e.party, e.group)}): ${godpowerText(w, e.group)}`,
  'godpower-stopped': (e, say) => `Die Gotteskraft (${groupName(w, say, e.party, e.group)}) wird abgewehrt: der Blitz ist verbraucht.`,
  'druid-used': (e, { name }) => `${name(e.seat)} weckt ${card(e.druid)}: ${w.druids[e.druid][1]}`,
  'shield-cancelled': (e, say) => `${partyName(w, say, e.party)} hebt ${e.n === 1 ? '1 Schild' : `${e.n} Schilde`} auf.`,
  damage: (e, say) => `Schaden: ${e.hits.map((n, side) => `${groupName(w, say, e.sides[side]!, e.groups[side]!)} ${n}`).join(', ')}.`,
  losses: (e, say) =>
    `${say.name(e.seat)} verliert ${unitsText(w, say.view, e.seat, e.units)} (${e.to === 'reserve' ? TO.reserve : w.graves[e.to]}).`,
  'combat-over': (e, say) => {
    const sides = e.groups.map((group, side) => `${groupName(w, say, e.sides[side]!, group)} ${e.before[side]} → ${e.after[side]}`);
    const won = e.winner === null ? 'Beide Seiten sind gefallen' : `${partyName(w, say, e.winner)} hat gewonnen`;
    return `${won}, ${hexName(w, say.view, e.hex)}, nach ${e.rounds === 1 ? '1 Runde' : `${e.rounds} Runden`}: ${sides.join(', ')}.`;
  },
  'quest-tried': (e, { name }) => `${name(e.seat)} versucht „${card(e.quest)}“.`,
  'hero-rolled': (e, say) => `${say.name(e.seat)} wirft ${diceText(w, say.view, e.dice) || 'nichts'}.`,
  'quest-solved': (e, { name }) => `${name(e.seat)} löst „${card(e.quest)}“.`,
  'quest-failed': (e, { name }) => `${name(e.seat)} scheitert an „${card(e.quest)}“.`,
  'quest-taken': (e, { name }) => `${name(e.seat)} behält „${card(e.quest)}“.`,
  'quest-discarded': (e) => `„${card(e.quest)}“ wird abgelegt.`,
  produced: () => null,
  scored: () => null,
  spent: (e, { name }) => `${name(e.seat)} gibt ${goodsText(w, e.goods)} für ${name(e.to)} aus.`,
  end: (e, { name }) =>
    `${e.won ? 'Azuhl ist frei' : 'Der Aufstand ist gescheitert'}: ${e.scores.map((n, seat) => `${name(seat)} ${n}`).join(', ')}; Imperium ${e.empire}, Chaos ${e.chaos}.`,
};
