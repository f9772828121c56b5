import type { Texts } from '@longtable/kit';
import { leaderOf } from '../../data/leaders.ts';
import type { Motion, Yield } from '../../spec.ts';
import { army, capital, cardList, cardName, names, place, places } from '../words.ts';
import { words } from './words.ts';

const WISHES: Record<Motion, string> = { yield: 'yield', draw: 'accept a draw', pass: 'pass the initiative' };

/** One is, several are. */
const verb = (seats: readonly unknown[], one: string, several: string): string => (seats.length === 1 ? one : several);

export const events: Texts<Yield>['events'] = {
  first: (e, { name }) => `${name(e.seat)} has the starting player marker.`,
  leader: (e, { name }) => `${name(e.seat)} leads with ${words.leaders[leaderOf(e.power)]}: ${words.powers[e.power].name}.`,
  start: (e, { name, view }) => `${name(e.seat)} begins at ${place(view, e.at)}.`,
  placed: (e, say) => `${capital(army(words, say, e.army))}: placed at ${place(say.view, e.at)}.`,
  year: (e) => `Year ${e.year} begins.`,
  season: (e) => `Season ${e.season}.`,
  performed: (e, { name }) => `${name(e.seat)} reveals ${words.cards[e.card].name}.`,
  kept: (e, { name }) => `${name(e.seat)} keeps a card face down.`,
  copied: (e, { name }) => `${name(e.seat)} copies ${words.cards[e.card].name}.`,
  moved: (e, say) => {
    const how = e.why === 'card' ? 'march' : e.why;
    return `${capital(army(words, say, e.army))}: ${how} from ${place(say.view, e.from)} to ${place(say.view, e.to)}.`;
  },
  drew: (e, { name }) => `${name(e.seat)} draws ${e.n}.`,
  'drew-cards': (e) => (e.kinds.length === 0 ? null : `You drew ${cardList(words, e.kinds)}.`),
  discarded: (e, { name }) => (e.kinds.length === 0 ? null : `${name(e.seat)} discards ${cardList(words, e.kinds)}.`),
  reshuffled: (e) => `The discard pile (${e.n}) becomes the new deck.`,
  conquered: (e, { name, view }) => `${name(e.seat)} conquers ${places(view, e.places)} (value ${e.values.join(', ')}).`,
  upgraded: (e, { name, view }) => `${name(e.seat)} upgrades ${places(view, e.places)} (value ${e.values.join(', ')}).`,
  built: (e, { name, view }) => `${name(e.seat)} founds a fortress at ${place(view, e.at)}.`,
  sacrificed: (e, { name, view }) =>
    e.value === 0
      ? `${name(e.seat)} gives up the last token of ${place(view, e.at)}. The fortress is gone.`
      : `${name(e.seat)} gives up a token of ${place(view, e.at)} (value ${e.value}).`,
  shifted: (e, { name, view }) =>
    `${name(e.seat)} moves the fortress of ${place(view, e.from)} to ${place(view, e.to)} (value ${e.value}).`,
  stole: (e, { name }) =>
    `${name(e.seat)} asks ${name(e.from)} for ${words.regions[e.region]}: ${e.found ? 'a card changes hands' : 'there is none'}.`,
  'stole-card': (e) => `It is ${cardName(words, e.kind)}.`,
  marker: (e, { name }) =>
    e.seat === e.to
      ? `${name(e.seat)} takes the starting player marker.`
      : `${name(e.seat)} gives the starting player marker to ${name(e.to)}.`,
  phase: (e) => `${words.phases[e.phase]}.`,
  battle: (e, say) =>
    `${e.ambusher < 0 ? 'Battle' : `${say.name(e.ambusher)} springs an ambush`}: ${e.armies.map((id, i) => `${army(words, say, id)} ${e.units[i]} at ${place(say.view, e.places[i]!)}`).join(', ')}.`,
  initiative: (e, say) => `The initiative is with ${names(say, e.seats)}.`,
  played: (e, { name }) =>
    `${name(e.seat)} plays ${e.kind === null ? 'a card face down' : cardName(words, e.kind)}: +${e.adds}, now ${e.total}.`,
  motion: (e, { name }) => `${name(e.seat)} would like to ${WISHES[e.motion]}.`,
  refused: (e, { name }) => `${name(e.seat)} refuses and will play on.`,
  passed: (e, say) => `${names(say, e.seats)} ${verb(e.seats, 'passes', 'pass')} the initiative.`,
  drawn: (e, say) => `A draw between ${names(say, e.seats)}.`,
  yielded: (e, say) => `${names(say, e.seats)} ${verb(e.seats, 'yields', 'yield')}, ${e.loss} short of the strongest.`,
  lost: (e, say) => `${capital(army(words, say, e.army))}: ${e.n} lost, ${e.left} left.`,
  destroyed: (e, say) => `${capital(army(words, say, e.army))}: destroyed at ${place(say.view, e.at)}; its dial drops to ${e.dial}.`,
  rises: (e, say) => `${capital(army(words, say, e.army))}: will rise by ${e.n}.`,
  rose: (e, say) => `${capital(army(words, say, e.army))}: the dead have risen, ${e.units} units.`,
  won: (e, say) => `${names(say, e.seats)} ${verb(e.seats, 'wins', 'win')} the battle.`,
  'turned-up': (e, { name }) => `${name(e.seat)} had face down: ${cardList(words, e.kinds)}.`,
  recovered: (e, say) => `${capital(e.armies.map((id) => army(words, say, id)).join(', '))}: back at ${place(say.view, e.at)}.`,
  recruits: (e) => `Recruitment: ${cardList(words, e.kinds)} ${verb(e.kinds, 'brings', 'bring')} ${e.n} units to everybody.`,
  end: (e, say) =>
    `The game is over: ${e.scores.map((n, seat) => `${say.name(seat)} ${n}`).join(', ')}. ${names(say, e.winners)} ${verb(e.winners, 'wins', 'win')}.`,
};
