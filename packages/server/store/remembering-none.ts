/**
 * Records that are not there. Most people mute nobody and nobody is called to most tables, and both are asked for again and again: that there
 * is none is remembered until a record of the kind changes. For kinds that this process alone writes.
 */
import { memory } from './memory.ts';
import type { People, RecordRow, Wanted } from './people-contract.ts';

export type Records = Pick<People, 'record' | 'recordsOf' | 'newestRecords' | 'changeRecords'>;

/** Questions about one kind of records. */
interface Kind {
  record(id: string): Promise<RecordRow | null>;
  of(person: string): Promise<RecordRow[]>;
  /** The wish as text. */
  newest(wanted: string): Promise<RecordRow[]>;
  forgetAll(): void;
}

const isNone = (rows: readonly RecordRow[]): boolean => rows.length === 0;

export function rememberingNone(records: Records, kinds: readonly string[]): Records {
  function remembered(kind: string): Kind {
    const { remembering, forgetAll } = memory();
    return {
      record: remembering(
        (id) => records.record(kind, id),
        (row) => row === null,
      ),
      of: remembering((person) => records.recordsOf(person, kind), isNone),
      newest: remembering((wanted) => records.newestRecords(JSON.parse(wanted) as Wanted), isNone),
      forgetAll,
    };
  }
  const known = new Map(kinds.map((kind) => [kind, remembered(kind)]));
  return {
    record: (kind, id) => known.get(kind)?.record(id) ?? records.record(kind, id),
    recordsOf: (person, kind) => known.get(kind)?.of(person) ?? records.recordsOf(person, kind),
    newestRecords: (wanted) => known.get(wanted.kind)?.newest(JSON.stringify(wanted)) ?? records.newestRecords(wanted),
    changeRecords: (changes) =>
      records.changeRecords(changes).finally(() => {
        for (const { kind } of changes) known.get(kind)?.forgetAll();
      }),
  };
}
