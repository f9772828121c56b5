/** Tables of this device and of the server, as lists show them. */

import type { TableLine } from '@longtable/protocol';
import { useCallback, useEffect, useState } from 'react';
import { myFinished, myTables, openTables } from '../link/api.ts';
import { allMatches, type LocalMatch } from '../offline/records.ts';

/** One table in a list, wherever it is played. */
export interface Row {
  readonly id: string;
  readonly game: string;
  readonly to: string;
  readonly local: boolean;
  readonly waiting: boolean;
  readonly names: readonly string[];
  readonly taken: readonly boolean[];
  readonly heading: Readonly<Record<'en' | 'de', string>> | null;
  readonly updated: number;
  readonly winners: readonly number[] | null;
}

const localRow = (match: LocalMatch): Row => ({
  id: match.id,
  game: match.game,
  to: `/local/${match.id}`,
  local: true,
  waiting: match.waiting && match.result === null,
  names: match.seats.map(({ name }) => name),
  taken: match.seats.map(() => true),
  heading: match.heading.en === '' ? null : match.heading,
  updated: match.updated,
  winners: match.result?.winners ?? null,
});

const serverRow = (line: TableLine): Row => ({
  id: line.id,
  game: line.game,
  to: `/t/${line.id}`,
  local: false,
  waiting: line.waiting,
  names: line.seats.map(({ name, kind }) => name ?? (kind === 'bot' ? 'Bot' : '')),
  taken: line.seats.map(({ kind }) => kind === 'person' || kind === 'bot'),
  heading: null,
  updated: line.updated,
  winners: line.result?.winners ?? null,
});

const order = (a: Row, b: Row): number => Number(b.waiting) - Number(a.waiting) || b.updated - a.updated;

export interface Tables {
  readonly running: readonly Row[];
  readonly finished: readonly Row[];
  /** null: no server in reach. undefined: not known yet. */
  readonly open: readonly TableLine[] | null | undefined;
  readonly loaded: boolean;
  reload(): void;
}

export function useTables(): Tables {
  const [local, setLocal] = useState<readonly LocalMatch[] | null>(null);
  const [server, setServer] = useState<{ mine: readonly TableLine[]; done: readonly TableLine[] }>({ mine: [], done: [] });
  const [open, setOpen] = useState<readonly TableLine[] | null | undefined>(undefined);
  const reload = useCallback(() => {
    void allMatches().then(setLocal, () => setLocal([]));
    void openTables().then(async (found) => {
      setOpen(found);
      if (found !== null) setServer({ mine: await myTables(), done: await myFinished() });
    });
  }, []);
  useEffect(() => {
    reload();
    const timer = setInterval(reload, 15_000);
    return () => clearInterval(timer);
  }, [reload]);
  const rows = (local ?? []).map(localRow);
  return {
    running: [
      ...rows.filter(({ winners }) => winners === null),
      ...server.mine.map(serverRow).filter(({ winners }) => winners === null),
    ].sort(order),
    finished: [...rows.filter(({ winners }) => winners !== null), ...server.done.map(serverRow)].sort((a, b) => b.updated - a.updated),
    open,
    loaded: local !== null,
    reload,
  };
}
