import type { Texts } from '@longtable/kit';
import { leaderOf } from '../../data/leaders.ts';
import type { Motion, Yield } from '../../spec.ts';
import { army, capital, cardList, cardName, names, place, places } from '../words.ts';
import { words } from './words.ts';

const WISHES: Record<Motion, string> = { yield: 'nachgeben', draw: 'das Unentschieden annehmen', pass: 'die Initiative weitergeben' };

export const events: Texts<Yield>['events'] = {
  first: (e, { name }) => `${name(e.seat)} hat den Startspielermarker.`,
  leader: (e, { name }) => `${name(e.seat)} führt mit ${words.leaders[leaderOf(e.power)]}: ${words.powers[e.power].name}.`,
  start: (e, { name, view }) => `${name(e.seat)} beginnt in ${place(view, e.at)}.`,
  placed: (e, say) => `${capital(army(words, say, e.army))}: aufgestellt in ${place(say.view, e.at)}.`,
  year: (e) => `Jahr ${e.year} beginnt.`,
  season: (e) => `Jahreszeit ${e.season}.`,
  performed: (e, { name }) => `${name(e.seat)} deckt auf: ${words.cards[e.card].name}.`,
  kept: (e, { name }) => `${name(e.seat)} lässt eine Karte verdeckt.`,
  copied: (e, { name }) => `${name(e.seat)} kopiert ${words.cards[e.card].name}.`,
  moved: (e, say) => {
    const how = e.why === 'card' ? 'Marsch' : e.why === 'retreat' ? 'Rückzug' : 'Nachsetzen';
    return `${capital(army(words, say, e.army))}: ${how} von ${place(say.view, e.from)} nach ${place(say.view, e.to)}.`;
  },
  drew: (e, { name }) => `${name(e.seat)} zieht ${e.n}.`,
  'drew-cards': (e) => (e.kinds.length === 0 ? null : `Du hast gezogen: ${cardList(words, e.kinds)}.`),
  discarded: (e, { name }) => (e.kinds.length === 0 ? null : `${name(e.seat)} legt ab: ${cardList(words, e.kinds)}.`),
  reshuffled: (e) => `Die Ablage (${e.n}) wird der neue Stapel.`,
  conquered: (e, { name, view }) => `${name(e.seat)} erobert ${places(view, e.places)} (Wert ${e.values.join(', ')}).`,
  upgraded: (e, { name, view }) => `${name(e.seat)} baut aus: ${places(view, e.places)} (Wert ${e.values.join(', ')}).`,
  built: (e, { name, view }) => `${name(e.seat)} gründet eine Festung in ${place(view, e.at)}.`,
  sacrificed: (e, { name, view }) =>
    e.value === 0
      ? `${name(e.seat)} opfert den letzten Stein von ${place(view, e.at)}. Die Festung ist nicht mehr.`
      : `${name(e.seat)} opfert einen Stein von ${place(view, e.at)} (Wert ${e.value}).`,
  shifted: (e, { name, view }) =>
    `${name(e.seat)} versetzt die Festung von ${place(view, e.from)} nach ${place(view, e.to)} (Wert ${e.value}).`,
  stole: (e, { name }) =>
    `${name(e.seat)} verlangt von ${name(e.from)} ${words.regions[e.region]}: ${e.found ? 'eine Karte wechselt den Besitzer' : 'es gibt keine'}.`,
  'stole-card': (e) => `Es ist ${cardName(words, e.kind)}.`,
  marker: (e, { name }) =>
    e.seat === e.to ? `${name(e.seat)} nimmt den Startspielermarker.` : `${name(e.seat)} gibt den Startspielermarker an ${name(e.to)}.`,
  phase: (e) => `${words.phases[e.phase]}.`,
  battle: (e, say) =>
    `${e.ambusher < 0 ? 'Schlacht' : `Hinterhalt von ${say.name(e.ambusher)}`}: ${e.armies.map((id, i) => `${army(words, say, id)} ${e.units[i]} in ${place(say.view, e.places[i]!)}`).join(', ')}.`,
  initiative: (e, say) => `Die Initiative liegt bei ${names(say, e.seats)}.`,
  played: (e, { name }) =>
    `${name(e.seat)} spielt ${e.kind === null ? 'eine Karte verdeckt' : cardName(words, e.kind)}: +${e.adds}, jetzt ${e.total}.`,
  motion: (e, { name }) => `${name(e.seat)} möchte ${WISHES[e.motion]}.`,
  refused: (e, { name }) => `${name(e.seat)} lehnt ab und spielt weiter.`,
  passed: (e, say) => `Initiative weitergegeben: ${names(say, e.seats)}.`,
  drawn: (e, say) => `Unentschieden zwischen ${names(say, e.seats)}.`,
  yielded: (e, say) => `Nachgegeben: ${names(say, e.seats)}, Rückstand ${e.loss}.`,
  lost: (e, say) => `${capital(army(words, say, e.army))}: ${e.n} verloren, es bleiben ${e.left}.`,
  destroyed: (e, say) => `${capital(army(words, say, e.army))}: vernichtet in ${place(say.view, e.at)}; das Zählrad fällt auf ${e.dial}.`,
  rises: (e, say) => `${capital(army(words, say, e.army))}: wird um ${e.n} wachsen.`,
  rose: (e, say) => `${capital(army(words, say, e.army))}: Die Toten sind auferstanden, ${e.units} Einheiten.`,
  won: (e, say) => `Sieg in der Schlacht: ${names(say, e.seats)}.`,
  'turned-up': (e, { name }) => `${name(e.seat)} hatte verdeckt: ${cardList(words, e.kinds)}.`,
  recovered: (e, say) => `${capital(e.armies.map((id) => army(words, say, id)).join(', '))}: zurück in ${place(say.view, e.at)}.`,
  recruits: (e) => `Rekrutierung: ${cardList(words, e.kinds)} ${e.kinds.length === 1 ? 'bringt' : 'bringen'} allen ${e.n} Einheiten.`,
  end: (e, say) => `Das Spiel ist aus: ${e.scores.map((n, seat) => `${say.name(seat)} ${n}`).join(', ')}. Sieg: ${names(say, e.winners)}.`,
};
