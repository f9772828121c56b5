/** `longtable at`: one word to a table on a server, with a personal token: leaving well, and plans. */
import { randomBytes } from 'node:crypto';
import type { ClientMessage, TableInfo } from '@longtable/protocol';
import { type Command, type Line, noMore, WrongUse } from '../command.ts';

type Sent = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;
/** Messages by the word that is typed. */
const WORDS: Readonly<Record<string, (seat: number) => Sent>> = {
  resign: (seat) => ({ t: 'resign', seat }),
  'offer-end': () => ({ t: 'ask-end' }),
  'take-back': (seat) => ({ t: 'ask-back', seat }),
  agree: () => ({ t: 'reply', yes: true }),
  refuse: () => ({ t: 'reply', yes: false }),
  'pass-until-other': (seat) => ({ t: 'plan', seat, until: 'other' }),
  'pass-until-round': (seat) => ({ t: 'plan', seat, until: 'round' }),
  'pass-until-touched': (seat) => ({ t: 'plan', seat, until: 'touched' }),
  'end-plan': (seat) => ({ t: 'plan', seat, until: null }),
  'answer-only-choices': (seat) => ({ t: 'plan', seat, forced: true }),
  'ask-only-choices': (seat) => ({ t: 'plan', seat, forced: false }),
};

export const command: Command = {
  name: 'at',
  summary: 'Says one word to a table on a server: resign, offer to end, take back, agree, plan.',
  args: '<address of the table> [word]',
  options: {
    token: { value: 'TOKEN', help: 'A personal token with the right to play, from your profile. Default: LONGTABLE_TOKEN.' },
    seat: { value: 'K', help: 'Your seat, counted from 1. Default: your first.' },
  },
  notes: [
    `Words: ${Object.keys(WORDS).join(', ')}. Without a word it shows how things stand.`,
    'Resigning is for good: a bot plays on, and where one side is left it has won. Offers are answered by everybody else with agree or refuse.',
    'A plan is seen by nobody else; docs/plans.md says what others can conclude.',
  ],
  run,
};

interface Seen {
  readonly table: TableInfo;
  readonly mine: readonly number[];
  readonly looks: readonly { readonly seat: number | null; readonly look: { readonly plan?: { readonly until: string | null } } }[];
}

function placeOf(address: string | undefined): { base: string; id: string } {
  const url = URL.parse(address ?? '');
  const id = url === null ? undefined : /^\/t\/(t[a-z0-9]+)/.exec(url.pathname)?.[1];
  if (url === null || id === undefined) throw new WrongUse('The address of a table looks like https://table.example/t/t….');
  return { base: url.origin, id };
}

async function request<T>(token: string, address: string, body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const response = await fetch(address, { headers, ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }) }).catch(
    () => {
      throw new WrongUse(`Nobody answers at ${new URL(address).origin}.`);
    },
  );
  const answer = (await response.json().catch(() => ({ refused: `status ${response.status}` }))) as T & {
    refused?: string;
    message?: string;
  };
  if (answer.refused !== undefined)
    throw new WrongUse(`Refused: ${answer.refused}.${answer.message === undefined ? '' : ` ${answer.message}`}`);
  return answer;
}

const standing = ({ table, mine, looks }: Seen): string[] => [
  `${table.game}, ${table.status}. You: ${mine.map((seat) => `seat ${seat + 1}`).join(', ') || 'watching'}.`,
  ...table.seats.map(
    ({ seat, name, level, asked }) => `  ${seat + 1}. ${name ?? level ?? 'free'}${asked === null ? '' : ', is waited for'}`,
  ),
  ...(table.asking === null
    ? []
    : [`A question goes round: ${table.asking.kind === 'end' ? 'to end without a result' : 'to take a move back'}.`]),
  ...looks.flatMap(({ look }) => (look.plan?.until == null ? [] : [`Your plan: pass until ${look.plan.until}.`])),
];

async function run(line: Line): Promise<number> {
  noMore(line.args, 2, 'at');
  const [address, word] = line.args;
  const { base, id } = placeOf(address);
  const token = line.text('token') ?? process.env['LONGTABLE_TOKEN'];
  if (token === undefined) throw new WrongUse('A token is needed: --token, or LONGTABLE_TOKEN.');
  const message = word === undefined ? null : Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  if (message === undefined) throw new WrongUse(`"${word}" is none of: ${Object.keys(WORDS).join(', ')}.`);
  const seen = await request<Seen>(token, `${base}/api/tables/${id}/look`);
  if (message !== null) {
    const seat = line.has('seat') ? line.number('seat', 1, 1, 16) - 1 : (seen.mine[0] ?? 0);
    await request(token, `${base}/api/tables/${id}/say`, { ...message(seat), id: `at-${randomBytes(9).toString('hex')}` });
  }
  const after = message === null ? seen : await request<Seen>(token, `${base}/api/tables/${id}/look`);
  console.log(line.json ? JSON.stringify({ table: after.table, mine: after.mine }) : standing(after).join('\n'));
  return 0;
}
