/** The turn as stages see it: the one way in which rules change a match. */
import type { Frame, Match, Seat, Spec } from './contract.ts';
import { LANES } from './copy.ts';
import { fail } from './fail.ts';
import { draw, frame, NOBODY_WAITS, type Work } from './work.ts';

/** One object for all stages of a game: it always belongs to the match that is being worked on. */
export function turnOver<S extends Spec>(w: Work<S>): Work<S>['turn'] {
  const turn = {
    table: {} as S['table'],
    seats: 0,
    telling: false,
    call(kind: string, args: object, into?: string): void {
      if (into !== undefined) (w.stack[w.stack.length - 1]!.data as Record<string, unknown>)[into] = null;
      w.called[w.calls++] = frame(w, kind, args, into ?? '');
    },
    done(result: unknown): 'done' {
      w.returned = result;
      return 'done';
    },
    up: w.up,
    need: (kind: string): object => w.up(kind) ?? fail(`no ${kind} is going on`),
    fork(lanes: readonly { seat: Seat; kind: string; args: object }[]): void {
      if (w.outer !== null) fail('lanes do not nest');
      const data = { lanes: lanes.map((l) => ({ seat: l.seat, stack: [frame(w, l.kind, l.args, '')] })) };
      const called: Frame = { k: LANES, at: '', data, into: '', from: NOBODY_WAITS };
      w.called[w.calls++] = called;
    },
    random: (label: string, sides: number): number => draw(w, label, sides),
    shuffle<T>(label: string, list: T[]): void {
      for (let i = list.length - 1; i > 0; i--) {
        const j = draw(w, label, i + 1);
        const x = list[i]!;
        list[i] = list[j]!;
        list[j] = x;
      }
    },
    reveal(): void {
      if (w.out) w.out.closed ??= 'reveal';
    },
    emit(event: S['event'], to?: readonly Seat[]): void {
      if (w.out) w.out.events.push({ event, to: to ?? null });
    },
    finish(result: Match<S>['result']): void {
      w.m.result = result;
    },
  };
  return turn as unknown as Work<S>['turn'];
}
