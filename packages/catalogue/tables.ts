/** Tables of a markdown file: component lists hold the figures of every card as they were found or designed. */

export interface MarkdownTable {
  /** The heading that it stands under. */
  readonly heading: string;
  /** Cells by the names of their columns, without emphasis. */
  readonly rows: readonly Readonly<Record<string, string>>[];
}

const cells = (line: string): string[] =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.replace(/\*\*/g, '').trim());

export function tablesIn(markdown: string): MarkdownTable[] {
  const tables: MarkdownTable[] = [];
  let heading = '';
  let columns: string[] | null = null;
  let rows: Record<string, string>[] = [];
  const close = (): void => {
    if (columns !== null && rows.length > 0) tables.push({ heading, rows });
    columns = null;
    rows = [];
  };
  for (const line of markdown.split('\n')) {
    const title = /^#+ (.*)$/.exec(line)?.[1];
    if (!line.startsWith('|')) {
      close();
      if (title !== undefined) heading = title;
    } else if (columns === null) columns = cells(line);
    else if (!/^\|[\s:|-]+$/.test(line)) {
      const names: readonly string[] = columns;
      rows.push(Object.fromEntries(cells(line).map((cell, i) => [names[i] ?? '', cell])));
    }
  }
  close();
  return tables;
}
