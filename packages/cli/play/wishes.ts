/** Wishes at the terminal: a person asks something of the bots that play on the same side. */
import { type AnsweredWish, loadVocabulary, type SaidWish, wishing, withWish } from '@longtable/bots';
import type { GameId } from '@longtable/games';
import { rndFrom, type Seat } from '@longtable/kernel';
import { COACH_WORDS } from '../locale/coach.ts';
import type { Session } from './session.ts';
import type { Players } from './table.ts';

export interface Wishes {
  /** Lists what can be said now; with a number: says it, and tells how the bots answer. */
  hear(seat: Seat, typed: string): readonly string[];
  /** All that bots keep in mind. */
  said(): readonly SaidWish[];
}

/** null: there is nobody who would understand. */
export async function wishesFor(at: Session, players: Players): Promise<Wishes | null> {
  const vocabulary = await loadVocabulary(at.setting.title.game.id as GameId);
  const bots = players.flatMap((player, seat) => (player === null ? [] : [seat]));
  if (vocabulary === null || bots.length === 0) return null;
  const say = wishing(vocabulary);
  const { language, name, title } = at.setting;
  const words = COACH_WORDS[language];
  const rules = { game: title.game, engine: () => at.engine };
  let kept: readonly AnsweredWish[] = [];
  return {
    said: () => kept,
    hear(seat, typed) {
      const open = at.engine.save(at.engine.imagine(at.match, null, rndFrom(1)));
      const list = say.sayable(rules, open, seat);
      const chosen = list[Number(typed) - 1];
      const wish = chosen === undefined ? null : say.answered(rules, open, { by: seat, kind: chosen.kind, at: chosen.at }, bots);
      if (wish === null) return list.length === 0 ? [words.nothingToWish] : list.map((one, i) => `  ${i + 1}) ${one.words[language]}`);
      kept = withWish(kept, wish);
      return wish.replies.map((reply) => words.reply(name(reply.seat), reply.yes, reply.why[language]));
    },
  };
}
