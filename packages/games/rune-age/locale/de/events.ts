import { counted, type Texts } from '@longtable/kit';
import type { RuneAge } from '../../spec.ts';
import { eventText, listed, nameOf, names, thing } from '../words.ts';
import { words as w } from './words.ts';

const cards = (n: number): string => counted('de', n, { one: 'Karte', other: 'Karten' });
const note = (notes: readonly string[]): string => (notes.length === 0 ? '' : ` (${notes.join(', ')})`);

export const events: Texts<RuneAge>['events'] = {
  setup: (e, { name }) =>
    `${e.races.map((race, seat) => `${name(seat)}: ${w.races[race]}`).join(', ')}. ${name(e.first)} beginnt. Städte: ${listed(w, e.sites)}.`,
  overlord: (e, { name }) => `${name(e.seat)} ist der Overlord.`,
  'shared-realm': (e) => `Das gemeinsame Heimatreich: ${w.races[e.race]}.`,
  rune: (e, { name }) => `Drachenrune von ${name(e.seat)}: ${w.runes[e.rune].name}.`,
  neutrals: (e) => `${e.agreed ? 'Alle stimmen zu' : 'Nicht alle stimmen zu'}: ${listed(w, e.piles)}.`,
  round: (e) => `Runde ${e.round}.`,
  turn: (e, { name }) => `${name(e.seat)} ist am Zug.`,
  refreshed: (e, { name }) => `${name(e.seat)} frischt ${cards(e.n)} auf.`,
  fights: (e, say) =>
    `${say.name(e.seat)} greift an: ${thing(w, say, e.target)}${note([w.strength(e.strength), ...(e.attrition > 0 ? [w.dice(e.attrition)] : [])])}.`,
  besieges: (e, say) =>
    `${say.name(e.seat)} belagert: ${thing(w, say, e.target)}; es verteidigt ${say.name(e.defender)}${note(e.walls > 0 ? [w.walls(e.walls)] : [])}.`,
  played: (e, { name }) => `${name(e.seat)} spielt ${w.cards[e.card].name} (${e.strength}): Armee ${e.total}.`,
  joined: (e, { name }) => `${w.cards[e.card].name} stößt zu ${name(e.seat)}: Armee ${e.total}.`,
  passed: (e, { name }) => `${name(e.seat)} passt (${cards(e.cards)} auf der Hand).`,
  used: (e, { name }) => `${name(e.seat)} setzt ein: ${nameOf(w, e.card)}.`,
  attrition: (e, { name }) =>
    `Zermürbung: ${e.rolls.join(' + ')}. ${name(e.seat)} ${e.total === 0 ? 'verliert nichts' : `muss ${counted('de', e.total, { one: 'Einheit', other: 'Einheiten' })} verlieren`}.`,
  wounded: (e, { name }) => `${w.cards[e.card].name} von ${name(e.seat)} ist verwundet.`,
  destroyed: (e, { name }) => `${w.cards[e.card].name} von ${name(e.seat)}: ${w.losses[e.why]}.`,
  healed: (e, { name }) => `${w.cards[e.card].name} von ${name(e.seat)} ist gerettet.`,
  strengthened: (e, { name }) => `+${e.by} Stärke für ${name(e.seat)}: Armee ${e.total}.`,
  shadowed: (e, { name }) => `Ein Schatten fällt auf ${w.cards[e.card].name} von ${name(e.seat)}.`,
  'walls-down': (e, say) => `Die Mauern von ${thing(w, say, e.target)} zählen nicht.`,
  rescued: (e, { name }) => `${w.cards[e.card].name} von ${name(e.seat)} ist gerettet und kommt auf den Ablagestapel.`,
  compared: (e, say) =>
    `${thing(w, say, e.target)}: ${e.attacker} gegen ${e.defender}${note(e.walls > 0 ? [`mit ${w.walls(e.walls)}`] : [])}, ${e.won ? 'gewonnen' : 'nicht genug'}.`,
  secured: (e, say) =>
    `${say.name(e.seat)} sichert sich: ${thing(w, say, e.target)}${e.from < 0 ? '' : `, bisher bei ${say.name(e.from)}`}.`,
  held: (e, say) => `${thing(w, say, e.target)} hält stand.`,
  defeated: (e, say) => `${thing(w, say, e.target)}: besiegt von ${say.name(e.seat)}.`,
  claimed: (e, { name }) => `${name(e.seat)} erhält die Belohnung: ${nameOf(w, e.reward)}.`,
  repelled: (e, say) => `${thing(w, say, e.target)}: abgewehrt von ${say.name(e.seat)}.`,
  damage: (e, { name, view }) => {
    const why = e.of !== null ? `${w.events[e.of].name}: ` : e.by >= 0 ? `${name(e.by)}: ` : '';
    return `${why}${e.n} Schaden für ${view.shared === null ? `das Heimatreich von ${name(e.seat)}` : 'das gemeinsame Heimatreich'}, jetzt ${e.total}.`;
  },
  warded: (e, { name }) => `${nameOf(w, e.by)}: ${e.n} Schaden weniger für ${name(e.seat)}.`,
  mended: (e, { name }) => `${e.n} Schaden verlässt das Heimatreich von ${name(e.seat)}, jetzt ${e.total}.`,
  eliminated: (e, { name }) => `Das Heimatreich von ${name(e.seat)} fällt${e.by < 0 ? '' : ` durch ${name(e.by)}`}.`,
  survivors: (e, { name }) =>
    [
      ...(e.cards.length > 0 ? [`Auf den Ablagestapel von ${name(e.seat)}: ${listed(w, e.cards)}.`] : []),
      ...(e.top.length > 0 ? [`Oben auf das Deck von ${name(e.seat)}: ${listed(w, e.top)}.`] : []),
    ].join(' '),
  drew: (e, { name }) => `${name(e.seat)} zieht ${cards(e.n)}.`,
  'drew-cards': (e) => `Du ziehst ${listed(w, e.cards)}.`,
  reshuffled: (e, { name }) => `${name(e.seat)} mischt den Ablagestapel (${cards(e.n)}) zu einem neuen Deck.`,
  revealed: (e, { name }) => `${name(e.seat)} deckt ${listed(w, e.cards)} auf.`,
  'took-revealed': (e, { name }) => `${name(e.seat)} zieht ${w.cards[e.card].name}.`,
  'put-on-top': (e, { name }) => `${name(e.seat)} legt ${cards(e.n)} oben auf das Deck.`,
  'put-card-on-top': (e) => `Du legst ${w.cards[e.card].name} obenauf.`,
  looked: (e, { name }) => `${name(e.seat)} sieht sich ${cards(e.n)} an.`,
  'looked-at': (e) => `Du siehst ${listed(w, e.cards)}.`,
  'hand-shown': (e, { name }) => `${name(e.seat)} zeigt die Hand: ${listed(w, e.cards)}.`,
  discarded: (e, { name }) => `${name(e.seat)} legt ${listed(w, e.cards)} ab.`,
  returned: (e, { name }) => `${name(e.seat)} vernichtet eine Karte: ${w.cards[e.card].name}.`,
  kept: (e, { name }) => `${name(e.seat)} behält ${cards(e.n)}.`,
  paid: (e, say) => `${say.name(e.seat)} zahlt ${e.value} ${e.kind === 'gold' ? 'Gold' : 'Einfluss'} mit ${thing(w, say, e.with)}.`,
  bought: (e, { name }) => `${name(e.seat)} kauft: ${w.priced(nameOf(w, e.what), e.cost, 'gold')}.`,
  acquired: (e, { name }) => `${name(e.seat)} erwirbt: ${w.priced(w.cards[e.what].name, e.cost, 'influence')}.`,
  took: (e, { name }) => `${name(e.seat)} nimmt eine Karte: ${w.cards[e.card].name}.`,
  readied: (e, { name }) => `${name(e.seat)} frischt ${listed(w, e.what)} auf.`,
  exhausted: (e, { name }) => `${name(e.seat)}: ${listed(w, e.what)} erschöpft.`,
  'lost-site': (e, { name }) => `${name(e.seat)} verliert: ${w.sites[e.site].name}.`,
  'lost-stronghold': (e, { name }) => `${name(e.seat)} verliert eine Festung.`,
  'lost-reward': (e, { name }) => `${name(e.seat)} verliert eine Belohnung: ${nameOf(w, e.reward)}.`,
  'gold-gone': (e, { name }) => `${name(e.seat)} entfernt ${w.cards[e.gold].name} aus dem Spiel.`,
  'event-phase': () => 'Ereignisphase.',
  event: (e, say) => {
    const notes = e.strength === 0 ? [] : [w.strength(e.strength), ...(e.attrition > 0 ? [w.dice(e.attrition)] : [])];
    return `Ereignis: ${w.events[e.event].name}${note(notes)}. ${eventText(w, say, e.event)}`;
  },
  'event-target': (e, { name }) => `Es trifft ${name(e.seat)}.`,
  'event-over': (e) => `Nicht mehr in Kraft: ${w.events[e.event].name}.`,
  'events-reshuffled': (e) => `Neuer Ereignisstapel: ${counted('de', e.n, { one: 'Karte der Stufe 2', other: 'Karten der Stufe 2' })}.`,
  'no-event': () => 'Es gibt kein Ereignis mehr zu ziehen.',
  nothing: (e, { name }) => `${name(e.seat)} hat keine.`,
  end: (e, say) =>
    e.winners.length === 0 ? 'Das Spiel ist aus. Niemand gewinnt.' : `Das Spiel ist aus. Sieg für ${names(say, e.winners)}.`,
};
