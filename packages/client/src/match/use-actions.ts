/** What a person does at the table, with refusals told in words. */
import type { Answer, Id } from '@longtable/kernel';
import { useCallback, useRef, useState } from 'react';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import type { Refused } from '../link/table-link.ts';
import { go } from '../state/router.ts';
import { play } from '../state/sound.ts';
import type { TableModel } from './model.ts';

export interface Actions {
  readonly busy: boolean;
  answer(answer: Answer): void;
  offer(kind: string, answer: Answer): void;
  undo(): void;
  takeBack(): void;
  /** Another match. */
  again(): void;
}

export function useActions(model: TableModel): Actions {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const under = useRef(false);
  const { link, viewer, now, table } = model;
  const given = now.look.given;

  const run = useCallback(
    async (doing: Promise<Refused | null>) => {
      setBusy(true);
      try {
        const refused = await doing;
        if (refused !== null) toast(reason(text, refused), 'lock');
      } catch {
        toast(text.refused.unavailable, 'lock');
      } finally {
        setBusy(false);
      }
    },
    [text],
  );
  /** One thing at a time: a second click on the way of the first is no second answer. */
  const as = useCallback(
    (act: (seat: number) => Promise<Refused | null>) => {
      if (viewer === null || under.current) return;
      under.current = true;
      void run(act(viewer)).finally(() => {
        under.current = false;
      });
    },
    [run, viewer],
  );
  return {
    busy,
    answer: (answer) => {
      play('seal');
      as((seat) => link.submit({ t: 'answer', seat, answer: answer as Id, given }));
    },
    offer: (kind, answer) => as((seat) => link.submit({ t: 'offer', seat, kind, answer, given })),
    undo: () => as((seat) => link.submit({ t: 'undo', seat })),
    takeBack: () => as((seat) => link.submit({ t: 'take-back', seat })),
    again: () =>
      as(async () => {
        const next = await link.rematch();
        if (next !== null && typeof next !== 'string') return next;
        go(next === null ? `/new/${table.game}` : `/t/${next}`);
        return null;
      }),
  };
}

export function reason(text: ReturnType<typeof useText>, refused: Refused): string {
  if (refused.refused === 'undo-closed' && refused.why !== undefined && refused.why in text.undo.why)
    return text.undo.why[refused.why as keyof typeof text.undo.why];
  return 'message' in refused && refused.message ? refused.message : text.refused[refused.refused];
}
