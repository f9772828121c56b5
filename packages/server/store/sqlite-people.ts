/** People in the embedded database. Who is signed in is asked with every request: what was found is remembered until something changes. */
import type { People, SignedIn } from './people-contract.ts';
import { type Database, peopleOn, type Statement, type Value } from './people-sql.ts';
import type { FileAccess } from './sqlite-access.ts';
import { inSavepoint, typed } from './sqlite-file.ts';

/** The number of people who are remembered. */
const REMEMBERED = 10_000;

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
  const known = new Map<string, SignedIn>();
  /** Changes so far: what was read before one of them is not remembered after it. */
  let changes = 0;
  function forget(): void {
    changes++;
    known.clear();
  }
  const forgetting =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> =>
      work(...args).finally(forget);

  return {
    ...people,
    async signedIn(token) {
      const remembered = known.get(token);
      if (remembered !== undefined) return remembered;
      const before = changes;
      const found = await people.signedIn(token);
      if (known.size >= REMEMBERED) known.clear();
      if (found !== null && before === changes) known.set(token, found);
      return found;
    },
    putPerson: forgetting(people.putPerson),
    forgetPerson: forgetting(people.forgetPerson),
    endSession: forgetting(people.endSession),
    sawSession: forgetting(people.sawSession),
  };
}
