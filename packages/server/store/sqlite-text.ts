/**
 * A batch as text: for each row a line of what is short, then what is long, as it is. Nothing is written twice over, as it would be with
 * JSON inside of JSON: a busy server writes hundreds of batches a second.
 */
import type { Row } from './sqlite-row.ts';

type Short = readonly [
  table: string,
  expected: number,
  commandId: string,
  seat: number | null,
  checksum: string,
  updated: number,
  due: number | null,
  bots: boolean,
  /** Lengths of the texts that follow. */
  lengths: readonly [payload: number, members: number, line: number],
  rest: readonly [game: string, status: string, listed: boolean, created: number, guests: readonly string[]] | null,
];

function rowText({ table, expected, commandId, seat, checksum, payload, head, rest }: Row): string {
  const { updated, due, bots, members } = head;
  const line = rest?.line ?? '';
  const short: Short = [
    table,
    expected,
    commandId,
    seat,
    checksum,
    updated,
    due,
    bots,
    [payload.length, members.length, line.length],
    rest && [rest.game, rest.status, rest.listed, rest.created, rest.guests],
  ];
  return `${JSON.stringify(short)}\n${payload}${members}${line}`;
}

export function batchText(rows: readonly Row[]): string {
  let text = '';
  for (const row of rows) text += rowText(row);
  return text;
}

/** The beginning of batches of earlier versions: they are JSON as a whole, with two fields of other names. */
const EARLIER = '[{';
type EarlierRow = Omit<Row, 'commandId' | 'checksum'> & { readonly command: string; readonly sum: string };
const rowOfEarlier = ({ command, sum, ...row }: EarlierRow): Row => ({ ...row, commandId: command, checksum: sum });

export function rowsOf(batch: string): Row[] {
  if (batch.startsWith(EARLIER)) return (JSON.parse(batch) as EarlierRow[]).map(rowOfEarlier);
  const rows: Row[] = [];
  let at = 0;
  function take(length: number): string {
    at += length;
    return batch.slice(at - length, at);
  }
  while (at < batch.length) {
    const short = take(batch.indexOf('\n', at) + 1 - at);
    const [table, expected, commandId, seat, checksum, updated, due, bots, lengths, rest] = JSON.parse(short) as Short;
    const [payload = '', members = '', line = ''] = lengths.map(take);
    const head = { updated, due, bots, members };
    const [game = '', status = '', listed = false, created = 0, guests = []] = rest ?? [];
    rows.push({ table, expected, commandId, seat, checksum, payload, head, rest: rest && { game, status, listed, created, guests, line } });
  }
  return rows;
}
