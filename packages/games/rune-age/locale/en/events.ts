import { counted, type Texts } from '@longtable/kit';
import type { RuneAge } from '../../spec.ts';
import { eventText, listed, nameOf, names, thing } from '../words.ts';
import { words as w } from './words.ts';

const cards = (n: number): string => counted('en', n, { one: 'card', other: 'cards' });
const note = (notes: readonly string[]): string => (notes.length === 0 ? '' : ` (${notes.join(', ')})`);

export const events: Texts<RuneAge>['events'] = {
  setup: (e, { name }) =>
    `${e.races.map((race, seat) => `${name(seat)}: ${w.races[race]}`).join(', ')}. ${name(e.first)} begins. Cities: ${listed(w, e.sites)}.`,
  overlord: (e, { name }) => `${name(e.seat)} is the Overlord.`,
  'shared-realm': (e) => `The shared home realm is that of the ${w.races[e.race]}.`,
  rune: (e, { name }) => `${name(e.seat)} holds the ${w.runes[e.rune].name}.`,
  neutrals: (e) => `${e.agreed ? 'Everybody agrees' : 'Not everybody agrees'}: ${listed(w, e.piles)}.`,
  round: (e) => `Round ${e.round}.`,
  turn: (e, { name }) => `${name(e.seat)} takes a turn.`,
  refreshed: (e, { name }) => `${name(e.seat)} refreshes ${cards(e.n)}.`,
  fights: (e, say) =>
    `${say.name(e.seat)} fights ${thing(w, say, e.target)}${note([w.strength(e.strength), ...(e.attrition > 0 ? [w.dice(e.attrition)] : [])])}.`,
  besieges: (e, say) =>
    `${say.name(e.seat)} besieges ${thing(w, say, e.target)}; ${say.name(e.defender)} defends${note(e.walls > 0 ? [w.walls(e.walls)] : [])}.`,
  played: (e, { name }) => `${name(e.seat)} plays ${w.cards[e.card].name} (${e.strength}): army ${e.total}.`,
  joined: (e, { name }) => `${w.cards[e.card].name} joins ${name(e.seat)}: army ${e.total}.`,
  passed: (e, { name }) => `${name(e.seat)} passes (${cards(e.cards)} in hand).`,
  used: (e, { name }) => `${name(e.seat)} uses ${nameOf(w, e.card)}.`,
  attrition: (e, { name }) =>
    `Attrition: ${e.rolls.join(' + ')}. ${name(e.seat)} ${e.total === 0 ? 'loses nothing' : `must lose ${counted('en', e.total, { one: 'unit', other: 'units' })}`}.`,
  wounded: (e, { name }) => `${w.cards[e.card].name} of ${name(e.seat)} is wounded.`,
  destroyed: (e, { name }) => `${w.cards[e.card].name} of ${name(e.seat)}: ${w.losses[e.why]}.`,
  healed: (e, { name }) => `${w.cards[e.card].name} of ${name(e.seat)} is saved.`,
  strengthened: (e, { name }) => `+${e.by} strength for ${name(e.seat)}: army ${e.total}.`,
  shadowed: (e, { name }) => `A shadow falls on ${w.cards[e.card].name} of ${name(e.seat)}.`,
  'walls-down': (e, say) => `The walls of ${thing(w, say, e.target)} do not count.`,
  rescued: (e, { name }) => `${w.cards[e.card].name} of ${name(e.seat)} is saved and goes to the discard pile.`,
  compared: (e, say) =>
    `${thing(w, say, e.target)}: ${e.attacker} against ${e.defender}${note(e.walls > 0 ? [`${w.walls(e.walls)} counted`] : [])}, ${e.won ? 'won' : 'not enough'}.`,
  secured: (e, say) => `${say.name(e.seat)} secures ${thing(w, say, e.target)}${e.from < 0 ? '' : ` from ${say.name(e.from)}`}.`,
  held: (e, say) => `${thing(w, say, e.target)} holds.`,
  defeated: (e, say) => `${say.name(e.seat)} defeats ${thing(w, say, e.target)}.`,
  claimed: (e, { name }) => `${name(e.seat)} claims ${nameOf(w, e.reward)}.`,
  repelled: (e, say) => `${say.name(e.seat)} repels ${thing(w, say, e.target)}.`,
  damage: (e, { name, view }) => {
    const why = e.of !== null ? ` by ${w.events[e.of].name}` : e.by >= 0 ? ` by ${name(e.by)}` : '';
    return `${e.n} damage${why} for ${view.shared === null ? `the home realm of ${name(e.seat)}` : 'the shared home realm'}, now ${e.total}.`;
  },
  warded: (e, { name }) => `${nameOf(w, e.by)} spares ${name(e.seat)} ${e.n} damage.`,
  mended: (e, { name }) => `${e.n} damage leaves the home realm of ${name(e.seat)}, now ${e.total}.`,
  eliminated: (e, { name }) => `The home realm of ${name(e.seat)} falls${e.by < 0 ? '' : ` to ${name(e.by)}`}.`,
  survivors: (e, { name }) =>
    [
      ...(e.cards.length > 0 ? [`To the discard pile of ${name(e.seat)}: ${listed(w, e.cards)}.`] : []),
      ...(e.top.length > 0 ? [`On top of the deck of ${name(e.seat)}: ${listed(w, e.top)}.`] : []),
    ].join(' '),
  drew: (e, { name }) => `${name(e.seat)} draws ${cards(e.n)}.`,
  'drew-cards': (e) => `You drew ${listed(w, e.cards)}.`,
  reshuffled: (e, { name }) => `${name(e.seat)} shuffles the discard pile (${cards(e.n)}) into a new deck.`,
  revealed: (e, { name }) => `${name(e.seat)} reveals ${listed(w, e.cards)}.`,
  'took-revealed': (e, { name }) => `${name(e.seat)} draws ${w.cards[e.card].name}.`,
  'put-on-top': (e, { name }) => `${name(e.seat)} puts ${cards(e.n)} on top of the deck.`,
  'put-card-on-top': (e) => `You put ${w.cards[e.card].name} on top.`,
  looked: (e, { name }) => `${name(e.seat)} looks at ${cards(e.n)}.`,
  'looked-at': (e) => `You see ${listed(w, e.cards)}.`,
  'hand-shown': (e, { name }) => `${name(e.seat)} shows a hand of ${listed(w, e.cards)}.`,
  discarded: (e, { name }) => `${name(e.seat)} discards ${listed(w, e.cards)}.`,
  returned: (e, { name }) => `${name(e.seat)} destroys ${w.cards[e.card].name}.`,
  kept: (e, { name }) => `${name(e.seat)} keeps ${cards(e.n)}.`,
  paid: (e, say) => `${say.name(e.seat)} pays ${e.value} ${e.kind} with ${thing(w, say, e.with)}.`,
  bought: (e, { name }) => `${name(e.seat)} buys ${w.priced(nameOf(w, e.what), e.cost, 'gold')}.`,
  acquired: (e, { name }) => `${name(e.seat)} acquires ${w.priced(w.cards[e.what].name, e.cost, 'influence')}.`,
  took: (e, { name }) => `${name(e.seat)} takes ${w.cards[e.card].name}.`,
  readied: (e, { name }) => `${name(e.seat)} refreshes ${listed(w, e.what)}.`,
  exhausted: (e, { name }) => `${name(e.seat)}: ${listed(w, e.what)} exhausted.`,
  'lost-site': (e, { name }) => `${name(e.seat)} loses ${w.sites[e.site].name}.`,
  'lost-stronghold': (e, { name }) => `${name(e.seat)} loses a stronghold.`,
  'lost-reward': (e, { name }) => `${name(e.seat)} loses ${nameOf(w, e.reward)}.`,
  'gold-gone': (e, { name }) => `${name(e.seat)} removes ${w.cards[e.gold].name} from the game.`,
  'event-phase': () => 'Event phase.',
  event: (e, say) => {
    const notes = e.strength === 0 ? [] : [w.strength(e.strength), ...(e.attrition > 0 ? [w.dice(e.attrition)] : [])];
    return `Event: ${w.events[e.event].name}${note(notes)}. ${eventText(w, say, e.event)}`;
  },
  'event-target': (e, { name }) => `It hits ${name(e.seat)}.`,
  'event-over': (e) => `No longer in force: ${w.events[e.event].name}.`,
  'events-reshuffled': (e) => `A new event deck: ${counted('en', e.n, { one: 'Stage 2 card', other: 'Stage 2 cards' })}.`,
  'no-event': () => 'No event is left to draw.',
  nothing: (e, { name }) => `${name(e.seat)} has none.`,
  end: (e, say) => (e.winners.length === 0 ? 'The game is over. Nobody wins.' : `The game is over. Victory for ${names(say, e.winners)}.`),
};
