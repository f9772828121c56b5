/** People in the embedded database. Who is signed in is asked with every request: what was found is remembered until something changes. */
import { CONDUCT } from '../conduct/rows.ts';
import { memory } from './memory.ts';
import type { People } from './people-contract.ts';
import { type Database, peopleOn, type Statement, type Value } from './people-sql.ts';
import { rememberingNone } from './remembering-none.ts';
import type { FileAccess } from './sqlite-access.ts';
import { inSavepoint, typed } from './sqlite-file.ts';

class NotOne extends Error {}

export function peopleInFile({ db, sql, beside, writing, reading }: FileAccess): People {
  /** Throws what undoes all of them where one misses. */
  function runAll(statements: readonly Statement[]): void {
    for (const { text, values } of statements) if (Number(sql(text).run(...values).changes) !== 1) throw new NotOne();
  }
  const database: Database = {
    all: async <R>(text: string, ...values: Value[]) => {
      const rows = (): R[] => typed<R>(sql(text).all(...values));
      return text.startsWith('select') ? reading(rows) : writing(rows);
    },
    each: (statements) =>
      beside(() => {
        try {
          inSavepoint(db, () => runAll(statements), sql);
          return true;
        } catch (error) {
          if (error instanceof NotOne) return false;
          throw error;
        }
      }),
  };
  const people = peopleOn(database);
  const { remembering, forgetting } = memory();
  return {
    ...people,
    ...rememberingNone(people, [CONDUCT.mute, CONDUCT.call]),
    person: remembering(people.person, (found) => found !== null),
    // Nobody fills the memory with words that are nobody's.
    signedIn: remembering(people.signedIn, (found) => found !== null),
    putPerson: forgetting(people.putPerson),
    forgetPerson: forgetting(people.forgetPerson),
    endSession: forgetting(people.endSession),
    sawSession: forgetting(people.sawSession),
  };
}
