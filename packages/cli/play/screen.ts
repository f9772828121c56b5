/** Questions, offers and the end as lines of text. */
import type { Ask, Described, Offer } from '@longtable/kernel';
import type { Words } from '../locale/index.ts';
import { bounds, idsOf } from './answer.ts';
import type { Session } from './session.ts';

/** An example of a share: the first that can be had, and the next. */
function example(ask: Ask): string {
  if (ask.shape !== 'share') return '';
  const some = ask.bins.flatMap((id, i) =>
    new Array<string>(Math.min(2, ask.most[i]!)).fill(/^\d+$/.test(String(id)) ? `=${id}` : `${id}`),
  );
  return some.slice(0, Math.max(1, Math.min(3, ask.max))).join(' ');
}

export function questionLines(at: Session, question: Described, offers: readonly Offer[], words: Words): string[] {
  const { ask, shown } = question;
  const prompt = at.prompt(question);
  const say = at.say(ask.seat, shown.with);
  const limit = (i: number): string => (ask.shape === 'share' ? ` ${ask.least[i]}–${ask.most[i]}` : '');
  return [
    words.yours(at.setting.name(ask.seat)),
    prompt.ask(say),
    ...idsOf(ask).flatMap((id, i) => {
      const about = prompt.about?.(id, say) ?? '';
      const line = `  ${String(i + 1).padStart(2)}) ${prompt.option(id, say)} [${id}]${limit(i)}`;
      return about === '' ? [line] : [line, `      ${about}`];
    }),
    words.how[ask.shape](...bounds(ask), example(ask)),
    ...(shown.blocked?.length ? [words.blocked(shown.blocked.length)] : []),
    ...(offers.length === 0 ? [] : [words.offers(offers.length)]),
  ];
}

export function offerLines(at: Session, seat: number, offers: readonly Offer[], words: Words): string[] {
  const say = at.say(seat);
  return offers.flatMap(({ kind, ask }, i) => {
    const prompt = at.offerPrompt(kind);
    return [
      `${i + 1}) ${prompt.ask(say)} [${kind}]`,
      ...idsOf(ask).map((id, j) => `    ${String(j + 1).padStart(2)}) ${prompt.option(id, say)} [${id}]`),
      `    offer ${i + 1} …: ${words.how[ask.shape](...bounds(ask), example(ask))}`,
    ];
  });
}

export function endLines(at: Session, words: Words): string[] {
  const { result } = at.match;
  if (result === null) return [];
  const { name, title, language } = at.setting;
  const texts = title.texts[language];
  const why = texts.results[result.why];
  const rivals = texts.rivals?.(at.say(null), result.why) ?? [];
  const scores = [...result.scores.map((points, seat) => ({ name: name(seat), points })), ...rivals];
  const winners = [...result.winners.map(name), ...rivals.filter(({ wins }) => wins).map((rival) => rival.name)];
  return [
    words.ended,
    ...(why === undefined ? [] : [why]),
    `${words.scores}: ${scores.map((one) => `${one.name} ${one.points}`).join(', ')}`,
    winners.length === 0 ? words.nobodyWins : words.wins(winners.join(', ')),
  ];
}
