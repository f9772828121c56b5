/** What checks and tests have found, as lines to print. */

/** For each game, what was found of each kind. */
export type Found = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;

/** A line for every game and kind of which anything was found. */
export const told = (found: Found): string[] =>
  Object.entries(found).flatMap(([game, kinds]) =>
    Object.entries(kinds).flatMap(([kind, list]) =>
      list.length === 0 ? [] : [`${game}: ${list.length} ${kind}: ${list.slice(0, 5).join(', ')}${list.length > 5 ? ' …' : ''}`],
    ),
  );

/** What Vitest's report says of one file of tests. */
export interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[];
  }[];
}

const firstLine = (text: string): string => text.split('\n', 1)[0]!;

/** A line for every test that failed, or passed only at its second attempt, and for every file that could not be loaded. */
export const failures = (files: readonly VitestFile[]): string[] =>
  files.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.split('/').slice(-2).join('/');
    const shaken = assertionResults.filter(({ failureMessages = [] }) => failureMessages.length > 0);
    if (shaken.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
    return shaken.map((test) => {
      const only = test.status === 'passed' ? 'only at the second attempt: ' : '';
      return `${only}${file}: ${test.fullName}: ${firstLine(test.failureMessages?.[0] ?? '')}`;
    });
  });
