/** `longtable verify`: checks the receipt of a finished match from nothing but itself and the rules. */
import { type Comparison, compareKept, parseKept, parseReceipt, type Receipt, rulesIn, type Verdict, verifyReceipt } from '@longtable/host';
import { type Command, type Line, WrongUse } from '../command.ts';
import { onlyArgument } from '../games.ts';
import { readFile } from '../repository.ts';
import { findRules, RULES_OPTION } from '../rules-files.ts';

export const command: Command = {
  name: 'verify',
  summary: 'Checks the receipt of a finished match: dice, shuffles, every answer, the result.',
  args: 'FILE',
  options: { rules: RULES_OPTION, kept: { value: 'FILE', help: 'What a player kept: the page saves it beside the receipt.' } },
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

function sentence(compared: Comparison | null): string {
  if (compared === null) return 'Whether it is the match that was played cannot be known without what a player kept (--kept).';
  if (!compared.fits) return `But it is NOT the match that was played: ${compared.what}.`;
  return `It is the match that was played, up to entry ${compared.upTo}: the commitment, ${compared.nonces} own nonces and ${compared.heads} heads of the chain fit.`;
}

async function run(line: Line): Promise<number> {
  const file = onlyArgument(line.args, 'verify');
  if (file === undefined) throw new WrongUse('Which file? See "longtable verify --help".');
  const receipt = parseReceipt(readFile(file));
  const verdict = await verdictOn(receipt, line.text('rules'));
  const compared = comparison(line.text('kept'), receipt);
  const { checked, failed } = verdict;
  const valid = verdict.valid && compared?.fits !== false;
  if (line.json) console.log(JSON.stringify({ valid, checked, failed, kept: compared }, null, 2));
  else if (failed === null)
    console.log(`The receipt holds: ${checked.answers} entries and ${checked.draws} draws checked. ${sentence(compared)}`);
  else
    console.log(
      failed.at === 0 ? `The receipt does not hold: ${failed.what}.` : `The receipt does not hold: entry ${failed.at}: ${failed.what}.`,
    );
  return valid ? 0 : 1;
}
