/** Actions of a person at the table, with refusals told in words. */
import type { Answer, Id } from '@longtable/kernel';
import { useCallback, useRef } from 'react';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import type { Refused } from '../link/table-link.ts';
import { go } from '../state/router.ts';
import { play } from '../state/sound.ts';
import { noteAnswer } from './focus.ts';
import type { TableModel } from './model.ts';
import { reason } from './reason.ts';

export interface Actions {
  /** True: it was taken. */
  answer(answer: Answer): Promise<boolean>;
  /** An answer that the page gives by itself: it waits until the one before it is taken. */
  follow(answer: Answer): Promise<boolean>;
  offer(kind: string, answer: Answer): void;
  undo(): void;
  takeBack(): void;
  /** Another match. */
  again(): void;
}

export function useActions(model: TableModel): Actions {
  const text = useText();
  const under = useRef<Promise<boolean> | null>(null);
  const { link, viewer, now, table } = model;
  const given = now.look.given;
  const latest = useRef(given);
  latest.current = given;

  const run = useCallback(
    async (doing: Promise<Refused | null>): Promise<boolean> => {
      try {
        const refused = await doing;
        if (refused !== null) toast(reason(text, refused), 'lock');
        return refused === null;
      } catch {
        toast(text.refused.unavailable, 'lock');
        return false;
      }
    },
    [text],
  );
  /** One thing at a time: a second click on the way of the first is no second answer. */
  const as = useCallback(
    async (act: (seat: number) => Promise<Refused | null>): Promise<boolean> => {
      if (viewer === null || under.current !== null) return false;
      under.current = run(act(viewer));
      try {
        return await under.current;
      } finally {
        under.current = null;
      }
    },
    [run, viewer],
  );
  const answer = (answer: Answer): Promise<boolean> => {
    noteAnswer();
    play('seal');
    return as((seat) => link.submit({ t: 'answer', seat, answer: answer as Id, given }));
  };
  return {
    answer,
    async follow(next) {
      await under.current;
      // Somebody was faster: this question is answered.
      return latest.current === given && answer(next);
    },
    offer: (kind, answer) => void as((seat) => link.submit({ t: 'offer', seat, kind, answer, given })),
    undo: () => void as((seat) => link.submit({ t: 'undo', seat })),
    takeBack: () => void as((seat) => link.submit({ t: 'take-back', seat })),
    again: () =>
      void as(async () => {
        const next = await link.rematch();
        if (next !== null && typeof next !== 'string') return next;
        go(next === null ? `/new/${table.game}` : `/t/${next}`);
        return null;
      }),
  };
}
