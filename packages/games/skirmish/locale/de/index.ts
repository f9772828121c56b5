import type { Id } from '@longtable/kernel';
import type { Texts } from '@longtable/kit';
import type { Skirmish } from '../../spec.ts';

const soldier = (rank: Id): string => `einem Soldaten vom Rang ${rank}`;

export const de: Texts<Skirmish> = {
  name: 'Scharmützel',
  tagline: 'Eine Handvoll Soldaten, eine Reihe Hügel und ein Sammelruf zur rechten Zeit.',
  prompts: {
    round: {
      choose: {
        ask: ({ view }) => `Wähle einen Soldaten für den Hügel. Der Preis ist ${view.prize}.`,
        option: (rank) => `Rang ${rank}`,
        explain: 'Alle wählen geheim. Zum Rang kommt ein Würfel; wer am stärksten ist, bekommt den Preis.',
      },
    },
    rally: {
      offer: {
        ask: ({ view }) =>
          `Du bist mit ${view.me === null ? '?' : view.strength[view.me]} am schwächsten. Mit einem weiteren Soldaten sammeln?`,
        option: (id) => (id === 'hold' ? 'Zurückhalten' : `Sammeln mit Rang ${id}`),
        explain: 'Der Sammelruf kostet einen Soldaten und gibt dir dessen Rang als Stärke, wenn der Stärkste nicht kontert.',
      },
    },
    counter: {
      answer: {
        ask: (say) => `Ein Sammelruf mit Rang ${say.with['rank']} ertönt. Kontern?`,
        option: (id) => (id === 'allow' ? 'Geschehen lassen' : `Kontern mit Rang ${id}`),
        explain: 'Ein Soldat vom gleichen oder höheren Rang hält den Sammelruf auf; beide werden abgelegt.',
      },
    },
  },
  offers: {},
  events: {
    hill: (e) => `Ein Hügel im Wert von ${e.points} wird aufgedeckt; der Preis ist ${e.prize}.`,
    clash: (e, { name }) =>
      `Die Heere treffen sich: ${e.ranks.map((rank, seat) => `${name(seat)} ${rank} + ${e.dice[seat]} = ${e.strength[seat]}`).join(', ')}.`,
    rally: (e, { name }) => `${name(e.seat)} sammelt mit ${soldier(e.rank)}.`,
    counter: (e, { name }) => `${name(e.seat)} kontert mit ${soldier(e.rank)}.`,
    rallied: (e, { name }) => `Der Sammelruf gelingt: ${name(e.seat)} hat jetzt Stärke ${e.strength}.`,
    taken: (e, { name }) => `${name(e.seat)} nimmt den Hügel für ${e.points}.`,
    stays: (e) => `Niemand bekommt ihn: ${e.prize} bleiben für den nächsten Hügel.`,
    drew: (e, { name }) => `${name(e.seat)} zieht ${e.n}.`,
    'drew-ranks': () => null,
  },
  results: { 'hills-fought': 'Alle Hügel sind umkämpft worden.' },
  options: {
    hills: { label: 'Hügel', help: 'Wie viele Runden gekämpft wird.' },
    rally: { label: 'Sammelrufe', help: 'Wer am schwächsten ist, darf einen zweiten Soldaten schicken.' },
  },
  terms: {
    rally: 'Ein zweiter Soldat, den der schwächste Hauptmann nach den Würfeln schickt.',
    prize: 'Die Punkte dieses Hügels und derer, die niemand bekam.',
  },
};
