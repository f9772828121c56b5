/** `longtable verify`: checks the receipt of a finished match from nothing but itself and the rules. */
import { createPublicKey, verify } from 'node:crypto';
import {
  type Comparison,
  compareKept,
  parseKept,
  parseReceipt,
  type Receipt,
  rulesIn,
  type SignatureVerdict,
  signatureVerdict,
  signedParts,
  type Verdict,
  verifyReceipt,
} from '@longtable/host';
import { type Command, type Line, WrongUse } from '../command.ts';
import { onlyArgument } from '../games.ts';
import { readFile } from '../repository.ts';
import { findRules, RULES_OPTION } from '../rules-files.ts';

export const command: Command = {
  name: 'verify',
  summary: 'Checks the receipt of a finished match: dice, shuffles, every answer, the result.',
  args: 'FILE',
  options: {
    rules: RULES_OPTION,
    key: { value: 'KEY', help: "The server's public key, from /api/receipts/key or a backup: another one is refused." },
    kept: { value: 'FILE', help: 'What a player kept: the page saves it beside the receipt.' },
  },
  notes: [
    'A receipt comes from the table once the match is over. docs/chance.md says what is checked and how to check it by hand.',
    'A match of older rules is checked by those rules: the hash in the receipt names the file, the server has it at /titles/HASH.mjs.',
    'Without --kept it is checked that the receipt is right in itself. Whether it is the match that was played only those can tell who played: with what they kept.',
    'Exit code 1: the receipt does not hold; the first entry that fails is named.',
  ],
  run,
};

async function verdictOn(receipt: Receipt | string, rules: string | undefined): Promise<Verdict> {
  const nothing = { answers: 0, draws: 0 };
  if (typeof receipt === 'string') return { valid: false, checked: nothing, failed: { at: 0, what: receipt } };
  const { find, problems } = await findRules(receipt.game, rulesIn(receipt), rules);
  const verdict = verifyReceipt(find, receipt);
  const [problem] = problems;
  return verdict.valid || problem === undefined ? verdict : { ...verdict, failed: { at: 0, what: problem } };
}

/** null: nothing to compare with. */
function comparison(file: string | undefined, receipt: Receipt | string): Comparison | null {
  if (file === undefined || typeof receipt === 'string') return null;
  const kept = parseKept(readFile(file));
  return typeof kept === 'string' ? { fits: false, what: kept } : compareKept(kept, receipt);
}

/** The bytes before the 32 of a public key (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

function signatureOf(receipt: Receipt | string, known: string | undefined): SignatureVerdict {
  if (typeof receipt === 'string') return 'none';
  const parts = signedParts(receipt);
  const fits =
    parts !== null &&
    verify(null, parts.bytes, createPublicKey({ key: Buffer.concat([SPKI, parts.key]), format: 'der', type: 'spki' }), parts.sig);
  return signatureVerdict(receipt, fits, known);
}

const SIGNED: Readonly<Record<SignatureVerdict, (key: string) => string>> = {
  none: () => 'No server has signed it.',
  right: (key) => `It is signed with the key ${key}.`,
  wrong: () => 'But the signature under it does NOT fit.',
  other: () => 'But it is NOT signed with the key of this server.',
};

function sentence(compared: Comparison | null): string {
  if (compared === null) return 'Whether it is the match that was played cannot be known without what a player kept (--kept).';
  if (!compared.fits) return `But it is NOT the match that was played: ${compared.what}.`;
  return `It is the match that was played, up to entry ${compared.upTo}: the commitment, ${compared.nonces} own nonces and ${compared.heads} heads of the chain fit.`;
}

const keyOf = (receipt: Receipt | string): string => (typeof receipt === 'string' ? '' : (receipt.signature?.key ?? ''));

async function run(line: Line): Promise<number> {
  const file = onlyArgument(line.args, 'verify');
  if (file === undefined) throw new WrongUse('Which file? See "longtable verify --help".');
  const receipt = parseReceipt(readFile(file));
  const verdict = await verdictOn(receipt, line.text('rules'));
  const compared = comparison(line.text('kept'), receipt);
  const { checked, failed } = verdict;
  const signature = signatureOf(receipt, line.text('key'));
  const valid = verdict.valid && compared?.fits !== false && (signature === 'none' || signature === 'right');
  if (line.json) console.log(JSON.stringify({ valid, checked, failed, kept: compared, signature }, null, 2));
  else if (failed === null)
    console.log(
      `The receipt holds: ${checked.answers} entries and ${checked.draws} draws checked. ${sentence(compared)} ${SIGNED[signature](keyOf(receipt))}`,
    );
  else
    console.log(
      failed.at === 0 ? `The receipt does not hold: ${failed.what}.` : `The receipt does not hold: entry ${failed.at}: ${failed.what}.`,
    );
  return valid ? 0 : 1;
}
