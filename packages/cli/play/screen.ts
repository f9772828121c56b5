/** A tableau and a question as lines of text. */
import type { Described, Offer } from '@longtable/kernel';
import type { Item, MapPicture, Tableau, Zone } from '@longtable/kit';
import type { Words } from '../locale/index.ts';
import { bounds, idsOf } from './answer.ts';
import type { Session } from './session.ts';

type Name = (seat: number) => string;

function itemText(item: Item, words: Words, name: Name): string {
  const notes = [
    ...(item.badges ?? []),
    ...(item.owner === undefined || item.label.includes(name(item.owner)) ? [] : [name(item.owner)]),
    ...(item.face === 'down' ? [words.faceDown] : []),
    ...(item.spent ? [words.spent] : []),
    ...(item.source === 'house' ? [words.house] : []),
  ];
  // A label that says the number already needs no second one.
  const times = item.count !== undefined && item.count !== 1 && !item.label.includes(String(item.count)) ? ` ×${item.count}` : '';
  return `${item.label}${times}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}

const itemsText = (items: readonly Item[], words: Words, name: Name): string =>
  items.length === 0 ? words.nothing : items.map((item) => itemText(item, words, name)).join(', ');

function zoneLines(zone: Zone, words: Words, name: Name): string[] {
  const withText = zone.as === 'cards' && zone.items.some(({ text }) => text !== undefined);
  if (zone.as !== 'facts' && !withText) return [`${zone.title}: ${itemsText(zone.items, words, name)}`];
  const line = (item: Item): string => `  ${itemText(item, words, name)}${item.text === undefined ? '' : `: ${item.text}`}`;
  return [`${zone.title}:${zone.items.length === 0 ? ` ${words.nothing}` : ''}`, ...zone.items.map(line)];
}

function mapLines(map: MapPicture, words: Words, name: Name): string[] {
  const neighbours = map.places.map((_, i) => map.ways.flatMap(([a, b]) => (a === i ? [b] : b === i ? [a] : [])));
  const width = Math.max(...map.places.map(({ label }) => label.length));
  return [
    `${words.map}:`,
    ...map.places.map(({ label, text, tone, pieces }, i) => {
      const near = neighbours[i]!.map((j) => map.places[j]!.label).join(', ');
      return `  ${label.padEnd(width)}  ${[text ?? tone, itemsText(pieces, words, name), near === '' ? '' : `${words.next} ${near}`].filter((part) => part !== '').join(' · ')}`;
    }),
  ];
}

export function tableauLines(tableau: Tableau, words: Words, name: Name): string[] {
  const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
  return [
    `── ${tableau.heading} ──`,
    ...(tableau.map === null ? [] : mapLines(tableau.map, words, name)),
    ...tableau.zones.flatMap((zone) => zoneLines(zone, words, name)),
    ...tableau.mats.flatMap(({ seat, title, score, facts, zones }) => [
      [
        `[${title.includes(name(seat)) ? title : `${name(seat)}: ${title}`}]`,
        ...(score === null ? [] : [`${words.score} ${score}`]),
        ...facts.map((fact) => itemText(fact, words, name)),
      ].join(' · '),
      ...indented(zones.flatMap((zone) => zoneLines(zone, words, name))),
    ]),
  ];
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
    words.how[ask.shape](...bounds(ask)),
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
      `    offer ${i + 1} …: ${words.how[ask.shape](...bounds(ask))}`,
    ];
  });
}

export function endLines(at: Session, words: Words): string[] {
  const { result } = at.match;
  if (result === null) return [];
  const { name, title, language } = at.setting;
  const why = title.texts[language].results[result.why];
  return [
    words.ended,
    ...(why === undefined ? [] : [why]),
    `${words.scores}: ${result.scores.map((score, seat) => `${name(seat)} ${score}`).join(', ')}`,
    result.winners.length === 0 ? words.nobodyWins : words.wins(result.winners.map(name).join(', ')),
  ];
}
