/** A table in a few facts: players, clock, and the options that are not as usual. */
import type { Spec } from '@longtable/kernel';
import type { Language, TitleWords } from '@longtable/kit';
import type { Clock, TableInfo } from '@longtable/protocol';
import type { IconName } from '../design/icons.ts';
import type { Dictionary } from '../i18n/index.ts';
import { fieldsFor } from './wish.ts';

export interface Fact {
  readonly icon: IconName;
  readonly title: string;
  readonly about: string;
}

const MINUTE = 60;

export function clockFact({ invite }: Dictionary, clock: Clock): Fact {
  if (clock.kind === 'none') return { icon: 'clock', title: invite.noClock, about: invite.noHurry };
  if (clock.kind === 'days') return { icon: 'clock', title: invite.days(clock.days), about: invite.overDays };
  if (clock.kind === 'hours') return { icon: 'clock', title: invite.hours(clock.start), about: invite.moreHours(clock.increment) };
  return { icon: 'clock', title: invite.minutes(Math.round(clock.start / MINUTE)), about: invite.live(clock.increment) };
}

export function playersFact({ invite }: Dictionary, { seats }: Pick<TableInfo, 'seats'>): Fact {
  const left = seats.filter(({ kind }) => kind === 'open' || kind === 'invited').length;
  return { icon: 'player', title: invite.players(seats.length), about: invite.left(left) };
}

type Words = TitleWords<Spec>;

/** Options that differ from the standard of so many players, in the game's own words. */
export function optionFacts(words: Words, language: Language, { options, seats }: Pick<TableInfo, 'options' | 'seats'>): Fact[] {
  return fieldsFor(words, seats.length, options).flatMap(({ id, as, default: usual }): Fact[] => {
    const value = options[id];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(usual)) return [];
    const told = words.texts[language].options[id];
    const nameOf = (one: unknown): string =>
      as === 'seat' && typeof one === 'number' ? (seats[one]?.name ?? String(one + 1)) : (told?.values?.[String(one)] ?? String(one));
    const about = as === 'flag' ? (value === true ? '✓' : '✗') : [value].flat().map(nameOf).join(', ');
    return [{ icon: 'quill', title: told?.label ?? id, about }];
  });
}
