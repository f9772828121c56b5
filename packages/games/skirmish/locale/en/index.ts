import type { Id } from '@longtable/kernel';
import type { Texts } from '@longtable/kit';
import type { Skirmish } from '../../spec.ts';

const soldier = (rank: Id): string => `a soldier of rank ${rank}`;

export const en: Texts<Skirmish> = {
  name: 'Skirmish',
  tagline: 'A handful of soldiers, a row of hills, and a rally at the right moment.',
  prompts: {
    round: {
      choose: {
        ask: ({ view }) => `Choose a soldier for the hill. The prize is ${view.prize}.`,
        option: (rank) => `Rank ${rank}`,
        explain: 'Everybody chooses in secret. A die is added to the rank; the strongest captain takes the prize.',
      },
    },
    rally: {
      offer: {
        ask: ({ view }) => `You are the weakest with ${view.me === null ? '?' : view.strength[view.me]}. Rally with another soldier?`,
        option: (id) => (id === 'hold' ? 'Hold back' : `Rally with rank ${id}`),
        explain: 'A rally costs a soldier and adds its rank to your strength, unless the strongest captain counters it.',
      },
    },
    counter: {
      answer: {
        ask: (say) => `A rally with rank ${say.with['rank']} is under way. Counter it?`,
        option: (id) => (id === 'allow' ? 'Let it happen' : `Counter with rank ${id}`),
        explain: 'A soldier of the same rank or a higher one stops the rally; both soldiers are discarded.',
      },
    },
  },
  offers: {},
  events: {
    hill: (e) => `A hill worth ${e.points} is turned up; the prize is ${e.prize}.`,
    clash: (e, { name }) =>
      `The armies clash: ${e.ranks.map((rank, seat) => `${name(seat)} ${rank} + ${e.dice[seat]} = ${e.strength[seat]}`).join(', ')}.`,
    rally: (e, { name }) => `${name(e.seat)} rallies with ${soldier(e.rank)}.`,
    counter: (e, { name }) => `${name(e.seat)} counters with ${soldier(e.rank)}.`,
    rallied: (e, { name }) => `The rally holds: ${name(e.seat)} now has strength ${e.strength}.`,
    taken: (e, { name }) => `${name(e.seat)} takes the hill for ${e.points}.`,
    stays: (e) => `Nobody takes it: ${e.prize} stay for the next hill.`,
    drew: (e, { name }) => `${name(e.seat)} draws ${e.n}.`,
    'drew-ranks': () => null,
  },
  results: { 'hills-fought': 'All hills have been fought over.' },
  options: {
    hills: { label: 'Hills', help: 'How many rounds are fought.' },
    rally: { label: 'Rallies', help: 'The weakest captain may send a second soldier.' },
  },
  terms: {
    rally: 'A second soldier, sent by the weakest captain after the dice.',
    prize: 'The points of this hill and of those that nobody took.',
  },
};
