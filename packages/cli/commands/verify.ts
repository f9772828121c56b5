/** `longtable verify`: checks the receipt of a finished match from nothing but itself and the rules. */
import { parseReceipt, rulesIn, type Verdict, verifyReceipt } from '@longtable/host';
import { type Command, type Line, WrongUse } from '../command.ts';
import { onlyArgument } from '../games.ts';
import { readFile } from '../repository.ts';
import { findRules, RULES_OPTION } from '../rules-files.ts';

export const command: Command = {
  name: 'verify',
  summary: 'Checks the receipt of a finished match: dice, shuffles, every answer, the result.',
  args: 'FILE',
  options: { rules: RULES_OPTION },
  notes: [
    'A receipt comes from the table once the match is over. docs/chance.md says what is checked and how to check it by hand.',
    'A match of older rules is checked by those rules: the hash in the receipt names the file, the server has it at /titles/HASH.mjs.',
    'Exit code 1: the receipt does not hold; the first entry that fails is named.',
  ],
  run,
};

async function verdictOn(file: string, rules: string | undefined): Promise<Verdict> {
  const nothing = { answers: 0, draws: 0 };
  const receipt = parseReceipt(readFile(file));
  if (typeof receipt === 'string') return { valid: false, checked: nothing, failed: { at: 0, what: receipt } };
  const { find, problems } = await findRules(receipt.game, rulesIn(receipt), rules);
  const verdict = verifyReceipt(find, receipt);
  const [problem] = problems;
  return verdict.valid || problem === undefined ? verdict : { ...verdict, failed: { at: 0, what: problem } };
}

async function run(line: Line): Promise<number> {
  const file = onlyArgument(line.args, 'verify');
  if (file === undefined) throw new WrongUse('Which file? See "longtable verify --help".');
  const verdict = await verdictOn(file, line.text('rules'));
  const { valid, checked, failed } = verdict;
  if (line.json) console.log(JSON.stringify({ valid, checked, failed }, null, 2));
  else if (failed === null) console.log(`The receipt holds: ${checked.answers} entries and ${checked.draws} draws checked.`);
  else
    console.log(
      failed.at === 0 ? `The receipt does not hold: ${failed.what}.` : `The receipt does not hold: entry ${failed.at}: ${failed.what}.`,
    );
  return valid ? 0 : 1;
}
