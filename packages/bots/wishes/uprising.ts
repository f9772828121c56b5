/** Wishes of partners in Uprising: a resource that is lacking, and a place that wants to be held. */
import { type Answer, type Ask, type Frame, lanes, type Match, type Seat } from '@longtable/kernel';
import { RESOURCES, type Res } from '@longtable/uprising/data/factions';
import { DISTANCE, type HexId } from '@longtable/uprising/data/map';
import { words as german } from '@longtable/uprising/locale/de/words';
import { words as english } from '@longtable/uprising/locale/en/words';
import { hexName } from '@longtable/uprising/locale/places';
import { havenCost } from '@longtable/uprising/query/acts';
import { goodsOf } from '@longtable/uprising/query/goods';
import { hasChaos, hasEmpire } from '@longtable/uprising/query/pieces';
import type { Data, ReadTable, Uprising } from '@longtable/uprising/spec';
import type { View } from '@longtable/uprising/view-types';
import type { Words } from '../heuristic.ts';
import { giftTo } from '../heuristics/uprising/gifts.ts';
import type { Sayable, Vocabulary, Wish, WishReply } from '../wishes.ts';

type M = Readonly<Match<Uprising>>;

/** The stock that fulfils a wish for a resource; Plunder: the price of the next Haven. */
const ENOUGH: Readonly<Record<Res, number>> = { salt: 3, plunder: 3, food: 2 };
const enough = (t: ReadTable, seat: Seat, res: Res): number => (res === 'plunder' ? Math.max(1, havenCost(t, seat)) : ENOUGH[res]);

const NAMES: Readonly<Record<Res, Words>> = {
  salt: { en: 'Salt', de: 'Salz' },
  plunder: { en: 'Plunder', de: 'Beute' },
  food: { en: 'Food', de: 'Nahrung' },
};

const isRes = (kind: string): kind is Res => (RESOURCES as readonly string[]).includes(kind);
const has = (t: ReadTable, seat: Seat, res: Res): number => goodsOf(t, seat)[RESOURCES.indexOf(res)]!;

/** A partner keeps one of everything for itself. */
const KEPT = 1;
const spare = (t: ReadTable, seat: Seat, res: Res): number => Math.max(0, has(t, seat, res) - KEPT);

/** Units that make a place safe: there, or one step away. */
const GUARD = 3;
const GUARD_NEAR = 5;
/** A march takes too long from farther away. */
const FAR = 3;

function guard(t: ReadTable, seat: Seat, h: HexId): number {
  let held = 0;
  for (const [x, { owner, units }] of t.hexes.entries()) {
    if (owner !== seat || DISTANCE[x]![h]! > 1) continue;
    const n = units.reduce((sum, k) => sum + k, 0);
    held += n / (x === h ? GUARD : GUARD_NEAR);
  }
  return Math.min(1, held);
}

/** An enemy stands there: to come is to fight. */
const isHeld = (t: ReadTable, h: HexId): boolean => hasChaos(t, h) || hasEmpire(t, h);

const hasFoes = (t: ReadTable, h: HexId): boolean => t.foes.some(({ at }) => at >= 0 && DISTANCE[at]![h]! <= 1);

/** Two Heroes who meet can hand things over. */
const nearness = (t: ReadTable, a: Seat, b: Seat): number => {
  const [from, to] = [t.players[a]!.at, t.players[b]!.at];
  return from < 0 || to < 0 ? 0 : Math.max(0, 1 - DISTANCE[from]![to]! / 4);
};

function sayable({ table: t }: M, by: Seat, seen: View): Sayable[] {
  const lacking = RESOURCES.filter((res) => has(t, by, res) < enough(t, by, res)).map((res) => ({
    kind: res,
    at: '',
    words: { en: `I need ${NAMES[res].en}.`, de: `Ich brauche ${NAMES[res].de}.` },
  }));
  const places = t.hexes.flatMap(({ haven }, h) => {
    if (haven !== by && t.players[by]!.home !== h) return [];
    const words = { en: `Defend ${hexName(english, seen, h)}.`, de: `Verteidigt ${hexName(german, seen, h)}.` };
    return [{ kind: 'defend', at: String(h), words }];
  });
  return [...lacking, ...places];
}

const NO = (en: string, de: string): WishReply => ({ yes: false, why: { en, de } });
const YES = (en: string, de: string): WishReply => ({ yes: true, why: { en, de } });

function reply({ table: t }: M, seat: Seat, { kind, at }: Wish): WishReply {
  if (isRes(kind)) {
    const { en, de } = NAMES[kind];
    const [none, it] = kind === 'salt' ? ['kein', 'es'] : ['keine', 'sie'];
    return spare(t, seat, kind) > 0
      ? YES(
          `I can spare ${en}: you get it when our Heroes meet.`,
          `Ich kann ${de} entbehren: Du bekommst ${it}, wenn unsere Helden sich treffen.`,
        )
      : NO(`I have no ${en} to spare.`, `Ich habe ${none} ${de} übrig.`);
  }
  const h = Number(at);
  if (kind !== 'defend' || t.hexes[h] === undefined) return NO('I do not know what you mean.', 'Ich weiß nicht, was du meinst.');
  const distances = t.hexes.flatMap(({ owner, units }, x) => (owner === seat && units.some((n) => n > 0) ? [DISTANCE[x]![h]!] : []));
  if (distances.length === 0) return NO('I have nobody to send.', 'Ich habe niemanden, den ich schicken könnte.');
  return Math.min(...distances) > FAR
    ? NO('My armies are too far away.', 'Meine Armeen sind zu weit weg.')
    : YES('My armies will stand there.', 'Meine Armeen werden dort stehen.');
}

function fulfilled({ table: t }: M, seat: Seat, { by, kind, at }: Wish): number {
  if (isRes(kind)) {
    const stock = Math.min(1, has(t, by, kind) / enough(t, by, kind));
    return stock >= 1 ? 1 : 0.7 * stock + 0.3 * nearness(t, seat, by);
  }
  const h = Number(at);
  return t.hexes[h] === undefined ? 0 : 0.8 * guard(t, seat, h) + (hasFoes(t, h) ? 0 : 0.2);
}

const topOf = (m: M, seat: Seat): Frame | undefined => (lanes(m)?.find((lane) => lane.seat === seat)?.stack ?? m.stack).at(-1);

/** Answers that the wish makes plausible: whom to give to and how much, and where to march. */
function propose(m: M, ask: Ask, { by, kind, at }: Wish): Answer | null {
  const t = m.table;
  const top = topOf(m, ask.seat);
  const question = `${top?.k}.${top?.at}`;
  if (isRes(kind)) {
    const given = spare(t, ask.seat, kind);
    if (given === 0) return null;
    if (ask.shape === 'pick' && question === 'exchange.give') return ask.options.find((id) => id === `goods:${by}`) ?? null;
    if (ask.shape === 'share' && question === 'exchange.goods' && (top!.data as Data<'exchange'>).to === by) {
      const usual = giftTo(t, ask.seat, by);
      return RESOURCES.map((res, i) => (res === kind ? Math.max(usual[i]!, Math.min(given, enough(t, by, kind))) : usual[i]!));
    }
    return null;
  }
  const h = Number(at);
  if (ask.shape !== 'pick' || question !== 'command.hex' || guard(t, ask.seat, h) >= 1) return null;
  const near = ask.options.filter(
    (id) => DISTANCE[Number(id)]?.[h] !== undefined && DISTANCE[Number(id)]![h]! <= 1 && !isHeld(t, Number(id)),
  );
  return near.includes(h) ? h : (near[0] ?? null);
}

export const uprisingVocabulary: Vocabulary<Uprising> = {
  round: ({ table }) => table.chapter,
  sayable,
  reply,
  fulfilled,
  propose,
  asksFor: ({ table: t }, seat, { by, kind: wanted }, kind, answer) =>
    kind === 'gift' && isRes(wanted) && answer === `${wanted}>${by}` && spare(t, seat, wanted) > 0,
};
