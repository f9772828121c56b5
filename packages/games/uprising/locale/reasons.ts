/** Reasons in words: the same for both languages. */
import type { Seat } from '@longtable/kernel';
import type { HexId } from '../data/map.ts';
import type { Reason } from '../data/reasons.ts';
import type { Choice, Group, MoveChoice, TargetChoice, Weighed } from '../events.ts';
import { cardName, hexName, type UpSay } from './things.ts';
import type { Words } from './words.ts';

/** "The Butcher, immediate effect"; '' where nothing is known. */
export function reasonText(w: Words, reason: Reason | null): string {
  const r = w.reasons;
  switch (reason?.of) {
    case 'nemesis':
      return `${w.nemesis[reason.card].name}, ${r.parts[reason.part]}`;
    case 'quest':
      return `${w.quests[reason.quest][0]}, ${r.quests[reason.part]}`;
    case 'skeletons':
      return r.skeletonPower;
    case 'card':
      return cardName(w, reason.card);
    case 'druid':
      return cardName(w, reason.druid);
    case 'tile':
      return w.tiles[reason.tile][0];
    case 'event':
      return w.events[reason.event][0];
    case 'rule':
      return reason.card === undefined ? r.rules[reason.key] : `${w.nemesis[reason.card].name}, ${r.rules[reason.key]}`;
    default:
      return '';
  }
}

/** A line with its reason after a colon: "Chaos gains 1 VP (4): Curses on the map." */
export function because(w: Words, line: string, reason: Reason | null): string {
  const text = reasonText(w, reason);
  return text === '' ? `${line}.` : `${line}: ${text}.`;
}

/** Several sentences as one line. */
const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

function listed(w: Words, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${w.reasons.and} ${last}`;
}

/** Places that are as good as each other, up to this number by their names. */
const NAMED = 4;

/** "Ada decides among Rhun and Rigga."; '' without a tie. */
const tieText = <T>(w: Words, say: UpSay, tied: readonly T[], by: Seat | null, name: (id: T) => string): string =>
  by === null ? '' : w.reasons.decides(say.name(by), tied.length > NAMED ? w.reasons.equals(tied.length) : listed(w, tied.map(name)));

export const choiceText = <T>(w: Words, say: UpSay, choice: Choice<T> | null, name: (id: T) => string): string =>
  choice === null ? '' : tieText(w, say, choice.tied, choice.by, name);

/** "Not 15 other hexes (no Haven), Rigga (5 Units).": many that fell out for the same reason are counted. */
function rejectedText<T, Out extends string>(
  w: Words,
  weighed: Weighed<T, Out>,
  name: (id: T) => string,
  why: (out: Out, n: number) => string,
): string {
  if (weighed.rejected.length === 0) return '';
  const said = weighed.rejected.map((r) => why(r.why, r.n));
  const told = said.flatMap((reason, i) => {
    if (said.indexOf(reason) < i) return [];
    const names = weighed.rejected.filter((_, n) => said[n] === reason).map((r) => name(r.id));
    return (names.length > NAMED ? [w.reasons.others(names.length)] : names).map((one) => `${one} (${reason})`);
  });
  return w.reasons.not(told.join(', '));
}

/** The way of a mover, the priority that decided, who broke the tie, and what was rejected. */
export function moveText(w: Words, say: UpSay, line: string, choice: MoveChoice | null, why: Reason | null): string {
  if (choice === null) return because(w, line, why);
  const name = (h: HexId): string => hexName(w, say.view, h);
  return sentences(
    `${line}: ${w.reasons.priorities[choice.priority]}.`,
    tieText(w, say, choice.tied, choice.by, name),
    rejectedText(w, choice, name, (out, n) => w.reasons.outs[out](n)),
  );
}

/** Whom a Legion hunts, and why not the others. */
export function targetText(w: Words, say: UpSay, line: string, { kind, factions, havens }: TargetChoice): string {
  const r = w.reasons;
  const hex = (h: HexId): string => hexName(w, say.view, h);
  const why = kind === 'moved' ? r.targetMoved : kind === 'capital' ? r.nobody : r.fewest;
  return sentences(
    `${line}: ${why}.`,
    factions === null ? '' : tieText(w, say, factions.tied, factions.by, say.name),
    factions === null ? '' : rejectedText(w, factions, say.name, (out) => r.hunts[out]),
    havens === null ? '' : tieText(w, say, havens.tied, havens.by, hex),
    havens === null ? '' : rejectedText(w, havens, hex, (_out, n) => r.outs['more-units'](n)),
  );
}

/** The effect of a Godpower, in the words of its card. */
export const godpowerText = (w: Words, group: Group): string =>
  group === 'units' || group === 'garrisons' ? '' : group === 'skeletons' ? w.reasons.skeletonText : w.nemesis[group].godpower;

/** One line out of two sentences; the second may be ''. */
export const line = (first: string, second: string): string => sentences(first, second);

const TOLD_APART: readonly string[] = ['gift', 'bought', 'activation'];

/** Goods and tokens whose way a line of its own tells: a gift, resources spent for a VP, the activation that a token is spent on. */
export const isToldApart = (reason: Reason | null): boolean => reason?.of === 'rule' && TOLD_APART.includes(reason.key);

/** Goods that an enemy, an Event or a failure takes are lost; others are paid. */
export const isForced = (reason: Reason | null): boolean =>
  reason?.of === 'nemesis' || reason?.of === 'event' || reason?.of === 'quest' || reason?.of === 'tile';
