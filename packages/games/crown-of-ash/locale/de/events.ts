import type { Texts } from '@longtable/kit';
import type { CrownOfAsh, Tally } from '../../spec.ts';
import { actionCard, areaName, fateText, fighter, fighterList, goodsText, isPlaced, signed, tileName, who, whom } from '../words.ts';
import { words as w } from './words.ts';

const area = (a: number): string => areaName(w, a);
const where = (a: number): string => (isPlaced(a) ? ` (${area(a)})` : '');
const sum = (t: Tally): string => {
  const parts = [`Kämpfer ${t.fighters}`];
  if (t.bolster > 0) parts.push(`Stärkung ${t.bolster}`);
  parts.push(`Karte ${t.card}`);
  if (t.position !== 0) parts.push(`Stellung ${signed(t.position)}`);
  return `${t.total} (${parts.join(', ')})`;
};

export const events: Texts<CrownOfAsh>['events'] = {
  necromancer: (e, say) => `${who(w, say, e.who)} spielt ${w.necromancers[e.necromancer]}.`,
  founded: (e, say) =>
    `${who(w, say, e.who)} beginnt mit: ${tileName(w, e.tile)} (${area(e.region)}), verteidigt durch ${fighter(w, e.fighter)}.`,
  garrison: (e, say) => `${who(w, say, e.who)} hält die Zitadelle mit ${fighterList(w, e.fighters)}.`,
  fate: (e, say) => `Schicksal – ${who(w, say, e.who)}: ${fateText(w, e.fate)}.`,
  order: (e, say) => `Reihenfolge: ${e.order.map((p) => who(w, say, p)).join(', ')}.`,
  round: (e) => `Runde ${e.round}. Die Zitadelle bringt ${e.citadel} SP.`,
  turn: (e, say) => `${who(w, say, e.who)} ist am Zug.`,
  minion: (e, say) => `${who(w, say, e.who)} schickt einen Diener. ${w.space(e.space, area)}.`,
  gained: (e, say) => `${who(w, say, e.who)} erhält ${goodsText(w, e.goods, 0, e.vp)} ${w.gains[e.why]}${where(e.area)}.`,
  resurrected: (e, say) => `${who(w, say, e.who)} nimmt den Friedhof auf die Hand: ${fighterList(w, e.fighters)}.`,
  refreshed: (e, say) =>
    `${who(w, say, e.who)} nimmt gespielte Kampfkarten zurück (${e.cards})${e.charged ? ' und lädt den Kraftmarker' : ''}.`,
  built: (e, say) =>
    `${who(w, say, e.who)} baut für ${e.cost} Gold: ${tileName(w, e.tile)} (${area(e.region)})${e.height > 1 ? `; der Stapel ist nun ${e.height} hoch` : ''}.`,
  row: (e) => `Neu in der Reihe: ${tileName(w, e.tile)}.`,
  reshuffled: (e) => `Die beiseitegelegten Plättchen (${e.n}) werden der neue Stapel.`,
  amended: (e, say) => `${who(w, say, e.who)} besetzt ${area(e.area)} mit: ${fighterList(w, e.defenders)}.`,
  raised: (e, say) => `${who(w, say, e.who)} erweckt ${fighter(w, e.fighter)} für: ${goodsText(w, e.paid)}.`,
  display: (e) => `Neu in der Auslage: ${fighter(w, e.fighter)}.`,
  attack: (e, say) =>
    `${who(w, say, e.who)} greift an: ${area(e.area)}${e.position === '' ? '' : `, ${w.positions[e.position]}`}. Verteidigung: ${who(w, say, e.defender)}.`,
  committed: (e, say) =>
    e.fighters === null
      ? `${who(w, say, e.who)} legt ${e.n} Kämpfer verdeckt hin.`
      : `${who(w, say, e.who)} greift offen an mit ${fighterList(w, e.fighters)}.`,
  unveiled: (e, say) => `${who(w, say, e.who)} entschleiert die Angreifer: ${fighterList(w, e.fighters)}.`,
  laid: (e, say) => `${who(w, say, e.who)} legt eine Kampfkarte verdeckt hin.`,
  forewarned: (e, say) => `${who(w, say, e.who)} hat eine Vorahnung und nennt ${w.cards[e.card]}.`,
  revealed: (e, say) =>
    `Aufgedeckt: ${who(w, say, e.who)} hat ${fighterList(w, e.fighters)} und ${w.cards[e.card]}${e.against === null ? '' : `; ${who(w, say, e.defender)} hat ${w.cards[e.against]}`}.`,
  rolled: (e, say) =>
    e.why === 'region' ? `Der Würfel zeigt ${e.value}: ${area(e.value - 1)}.` : `${who(w, say, e.who)} würfelt ${e.value}.`,
  overturned: (e, say) =>
    `${who(w, say, e.who)} stürzt ${e.who === e.of ? 'den eigenen Wurf um' : `einen Wurf um (${who(w, say, e.of)})`}: jetzt ${e.value}.`,
  fortified: (e, say) => `${who(w, say, e.who)} festigt ${fighterList(w, e.fighters)}: Das Paar stärkt sich um 2.`,
  combat: (e, say) =>
    `${who(w, say, e.attack.who)} ${sum(e.attack)} gegen ${whom(w, say, e.defence.who)} ${sum(e.defence)}. Sieg: ${who(w, say, e.winner)}.`,
  returned: (e, say) => `${fighter(w, e.fighter)} (${who(w, say, e.who)}) kommt zurück in Stapel ${'I'.repeat(e.deck)}.`,
  buried: (e, say) => `Auf den Friedhof (${who(w, say, e.who)}): ${fighterList(w, e.fighters)}.`,
  conquered: (e, say) =>
    `${who(w, say, e.who)} erobert ${area(e.area)} (bisher: ${who(w, say, e.from)})${e.fighters.length === 0 ? '; niemand rückt ein' : ` und rückt ein mit ${fighterList(w, e.fighters)}`}.`,
  casualty: (e, say) => `Die 0 fordert ein Opfer (${who(w, say, e.who)}): ${fighter(w, e.fighter)}.`,
  rescued: (e, say) => `${who(w, say, e.who)} holt ${fighter(w, e.fighter)} vom Friedhof zurück.`,
  discarded: (e, say) => (e.refilled ? `${who(w, say, e.who)} hat alle fünf Kampfkarten gespielt und nimmt sie zurück.` : null),
  fenced: (e, say) => `${who(w, say, e.who)} tauscht ${goodsText(w, e.gave)} gegen ${goodsText(w, e.took)}.`,
  commanded: (e, say) =>
    `${who(w, say, e.who)} versetzt ${e.who === e.of ? 'einen eigenen Diener' : `einen Diener (${who(w, say, e.of)})`}: ${w.space(e.from, area)} → ${w.space(e.to, area)}.`,
  reinforced: (e, say) =>
    `${who(w, say, e.who)} verlegt ${fighter(w, e.fighter)}: ${isPlaced(e.from) ? area(e.from) : 'Hand'} → ${isPlaced(e.to) ? area(e.to) : 'Hand'}${isPlaced(e.swapped) ? `, im Tausch gegen ${fighter(w, e.swapped)}` : ''}.`,
  exhumes: (e, say) => `${who(w, say, e.who)} gräbt aus.`,
  'ai-card': (e) => `Die KI deckt auf: ${actionCard(w, e.card)}; ihre Region: ${area(e.region)}.`,
  'ai-action': (e) => `Sie wird ${w.actions[e.action]}.`,
  cube: () => null,
  scored: (e, say) =>
    e.areas.length === 0
      ? `${who(w, say, e.who)} wertet nichts und hat ${e.vp} SP.`
      : `${who(w, say, e.who)} wertet ${e.areas.map((a, i) => `${area(a)} ${e.values[i]}`).join(', ')} und hat ${e.vp} SP.`,
  homecoming: (e, say) => `Vom Friedhof auf die Hand (${who(w, say, e.who)}): ${fighterList(w, e.fighters)}.`,
  cleared: (e) => `Die Reihe wird geräumt: ${e.tiles.length} Plättchen beiseite.`,
  lowest: (e, say) =>
    `${who(w, say, e.who)} ${e.why === 'vp' ? 'hat die wenigsten Siegpunkte' : e.why === 'regions' ? 'liegt gleichauf hinten und hat die ärmeren Regionen' : 'gewinnt den Wurf um die Reihenfolge'}.`,
  charged: () => 'Alle Kraftmarker sind geladen.',
  final: (e, say) =>
    `${who(w, say, e.who)}: ${e.score.vp} SP, Rohstoffe ${e.score.resources}, Gold ${e.score.gold}, Schicksal ${e.score.fate}, Automaten ${signed(-e.score.penalty)}; zusammen ${e.score.total}.`,
  end: (e, say) =>
    `Die Krone geht an ${e.ranking[0]!.map((p) => whom(w, say, p)).join(' & ')} mit ${e.scores[e.ranking[0]![0]!]} SP. Wertung: ${e.scores.map((n, p) => `${who(w, say, p)} ${n}`).join(', ')}.`,
};
