/** The system calls of a writing server, as strace wrote them down: what it wrote to its files, what it made safe, what it told clients. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

export type Deed =
  | { readonly t: 'write'; readonly file: string; readonly at: number; readonly bytes: Buffer }
  | { readonly t: 'cut'; readonly file: string; readonly length: number }
  | { readonly t: 'sync'; readonly file: string }
  | { readonly t: 'remove'; readonly file: string }
  /** A client was told that this command is done. */
  | { readonly t: 'told'; readonly id: string };

const CALL = /^(?:\d+\s+)?(\w+)\((.*)\)\s+=\s+(-?\d+)(?:x[0-9a-f]+)?\s*(.*)$/;
const FILE = /^\d+<([^>]*)>/;
const TEXT = /"((?:\\x[0-9a-f]{2})*)"/g;
const DONE = /"t":"done","id":"([A-Za-z0-9_-]+)"/g;

const bytesOf = (escaped: string): Buffer => Buffer.from(escaped.replaceAll('\\x', ''), 'hex');
const plain = (escaped: string): string => (escaped.startsWith('\\x') ? bytesOf(escaped).toString() : escaped);

interface Split {
  readonly text: string;
}

/** Calls that another thread interrupted are put together again. */
function joiner(): (line: string) => Split | null {
  const begun = new Map<string, string>();
  return (line) => {
    const pid = /^(\d+)\s/.exec(line)?.[1] ?? '';
    if (line.includes('<unfinished ...>')) {
      begun.set(pid, line.slice(0, line.indexOf(' <unfinished ...>')));
      return null;
    }
    const resumed = /<\.\.\. \w+ resumed>(.*)$/.exec(line);
    if (resumed === null) return { text: line };
    const first = begun.get(pid) ?? '';
    begun.delete(pid);
    return { text: `${first}${resumed[1]}` };
  };
}

function deedsOf(line: string, folder: string): Deed[] {
  const [, call = '', args = '', result = '', more = ''] = CALL.exec(line) ?? [];
  if (call === '' || Number(result) < 0) return [];
  const path = plain(FILE.exec(args)?.[1] ?? '');
  const isOurs = path.startsWith(folder);
  if (call === 'unlink' || call === 'unlinkat') {
    const file = plain(/"([^"]*)"/.exec(args)?.[1] ?? '');
    return file.startsWith(folder) ? [{ t: 'remove', file }] : [];
  }
  // A sync that was made to do nothing is none.
  if (call === 'fsync' || call === 'fdatasync') return isOurs && !more.includes('INJECTED') ? [{ t: 'sync', file: path }] : [];
  if (call === 'ftruncate') return isOurs ? [{ t: 'cut', file: path, length: Number(args.split(', ').at(-1)) }] : [];
  if (call === 'pwrite64' && isOurs) {
    const [text] = args.match(TEXT) ?? [];
    return [
      {
        t: 'write',
        file: path,
        at: Number(args.split(', ').at(-1)),
        bytes: bytesOf((text ?? '').slice(1, -1)).subarray(0, Number(result)),
      },
    ];
  }
  if (isOurs || !['write', 'writev', 'sendto', 'sendmsg'].includes(call)) return [];
  const said = (args.match(TEXT) ?? []).map((text) => bytesOf(text.slice(1, -1)).toString('latin1')).join('');
  return [...said.matchAll(DONE)].map(([, id]) => ({ t: 'told' as const, id: id! }));
}

export async function readStrace(file: string, folder: string): Promise<Deed[]> {
  const join = joiner();
  const deeds: Deed[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const whole = join(line);
    if (whole !== null) for (const deed of deedsOf(whole.text, folder)) deeds.push(deed);
  }
  return deeds;
}
