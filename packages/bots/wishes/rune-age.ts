/** Wishes of partners in Rune Age, where all play together: an Enemy that wants to be defeated, and a city that somebody would like to win. */
import type { Answer, Ask, Match, Seat } from '@longtable/kernel';
import { event, isEvent } from '@longtable/rune-age/data/events';
import { NOBODY } from '@longtable/rune-age/data/numbers';
import { isSite } from '@longtable/rune-age/data/sites';
import { words as german } from '@longtable/rune-age/locale/de/words';
import { words as english } from '@longtable/rune-age/locale/en/words';
import { nameOf } from '@longtable/rune-age/locale/words';
import { targetStrength } from '@longtable/rune-age/query/combat';
import { isCooperative } from '@longtable/rune-age/query/scenario';
import type { ReadTable, RuneAge, Target } from '@longtable/rune-age/spec';
import { needFor } from '../heuristics/rune-age/fights.ts';
import { deckOf, handPower } from '../heuristics/rune-age/sight.ts';
import type { Sayable, Vocabulary, Wish, WishReply } from '../wishes.ts';

type M = Readonly<Match<RuneAge>>;

const NO = (en: string, de: string): WishReply => ({ yes: false, why: { en, de } });
const YES = (en: string, de: string): WishReply => ({ yes: true, why: { en, de } });

const isEnemy = (t: ReadTable, id: string): boolean => isEvent(id) && t.enemies.includes(id);
const ownerOf = (t: ReadTable, id: string): Seat => t.sites.find((s) => s.id === id)?.owner ?? NOBODY;

function sayable({ table: t }: M): Sayable[] {
  if (!isCooperative(t)) return [];
  const enemies = t.enemies
    .filter((id) => event(id).type === 'enemy')
    .map((id) => ({
      kind: 'defeat',
      at: id,
      words: { en: `Defeat ${nameOf(english, id)}.`, de: `Besiegt diesen Feind: ${nameOf(german, id)}.` },
    }));
  const cities = t.sites
    .filter(({ owner }) => owner === NOBODY)
    .map(({ id }) => ({
      kind: 'leave',
      at: id,
      words: { en: `Leave ${nameOf(english, id)} to me.`, de: `Überlasst ${nameOf(german, id)} mir.` },
    }));
  return [...enemies, ...cities];
}

function reply({ table: t }: M, seat: Seat, { kind, at }: Wish): WishReply {
  if (kind === 'leave' && isSite(at))
    return ownerOf(t, at) === NOBODY
      ? YES('It is yours to win.', 'Sie gehört dir, wenn du sie gewinnst.')
      : NO('It has been won already.', 'Sie ist schon gewonnen.');
  if (kind !== 'defeat' || !isEnemy(t, at)) return NO('I do not know what you mean.', 'Ich weiß nicht, was du meinst.');
  return deckOf(t.players[seat]!).bestPower >= targetStrength(t, at as Target)
    ? YES('I will, as soon as my hand is strong enough.', 'Mache ich, sobald meine Hand stark genug ist.')
    : NO('My army is too weak for it.', 'Dafür ist meine Armee zu schwach.');
}

/** A city that is left alone is still to be won: the wish lasts until its owner has it. */
const LEFT_ALONE = 0.9;

function fulfilled({ table: t }: M, seat: Seat, { by, kind, at }: Wish): number {
  if (kind === 'defeat') return isEnemy(t, at) ? 0 : 1;
  const owner = ownerOf(t, at);
  return owner === by ? 1 : owner === seat ? 0 : LEFT_ALONE;
}

/** The fight that was asked for, once the hand is enough for it. */
function propose({ table: t }: M, ask: Ask, { kind, at }: Wish): Answer | null {
  if (kind !== 'defeat' || ask.shape !== 'pick' || !isEnemy(t, at)) return null;
  const fight = ask.options.find((id) => id === `fight:${at}`) ?? null;
  return fight !== null && handPower(t.players[ask.seat]!) >= needFor(t, at as Target) ? fight : null;
}

export const runeAgeVocabulary: Vocabulary<RuneAge> = { round: ({ table }) => table.round, sayable, reply, fulfilled, propose };
