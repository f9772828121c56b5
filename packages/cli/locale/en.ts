import type { Words } from './words.ts';

const amount = (least: number, most: number): string => (least === most ? `${least}` : `${least} to ${most}`);

function some(least: number, most: number): string {
  if (least === 0) return most === 1 ? 'Type one number, or "-" for none.' : `Type up to ${most} different numbers, or "-" for none.`;
  if (least < most) return `Type ${least} to ${most} different numbers.`;
  return least === 1 ? 'Type one number.' : `Type ${least} different numbers.`;
}

export const en: Words = {
  seat: (n) => `Seat ${n}`,
  welcome: (game, seed) => `${game}, seed ${seed}. "help" lists what you can type.`,
  yours: (name) => `${name}, you decide:`,
  how: {
    pick: () => 'Type one number.',
    some,
    share: (least, most, example) =>
      `Type a word for each one, like "${example}", or one amount for each line; in all ${amount(least, most)}${least === 0 ? ', "-" for none' : ''}.`,
    order: () => 'Type all numbers in the order you want.',
  },
  blocked: (n) => `${n} not possible now: "why" says why.`,
  offers: (n) => `You may also do something else (${n}): "offer" lists it.`,
  passDevice: (name) => `Pass the device to ${name}, then press Enter.`,
  nothingBlocked: 'Nothing that one might expect is forbidden here.',
  allowed: (label) => `That is possible: ${label}.`,
  noSuchOption: (id) => `"${id}" is neither possible nor on the list of what is forbidden here.`,
  noSuchRule: (word) => `No rule has the number "${word}" or speaks of it.`,
  notUnderstood: (text) => `"${text}" is no answer to this question. "help" lists what you can type.`,
  refused: {
    'not-an-option': 'That is not among the options.',
    repeated: 'Each number only once, please.',
    'wrong-count': 'That is too few or too many.',
    'wrong-bins': 'One amount for each line, please.',
    'bin-limit': 'One of the amounts is too small or too large.',
    'wrong-total': 'The sum does not fit.',
    'not-an-order': 'All numbers, each once, please.',
    'no-such-offer': 'There is nothing of that kind on offer.',
  },
  nothingToUndo: {
    start: 'You have not decided anything yet.',
    foreign: 'Somebody else has decided since: that stands.',
    chance: 'Dice or cards have spoken since: that stands.',
    reveal: 'Something was revealed by it: that stands.',
  },
  undone: 'Taken back.',
  saved: (file, again) => `Saved to ${file}. Go on with: ${again}`,
  saveWhere: 'Type the name of a file too: save FILE.',
  notAMatch: (file) => `"${file}" holds something else than a match: it stays as it is. Type another name.`,
  noLog: 'Nothing has happened yet.',
  ended: 'The match is over.',
  wins: (names) => `Victory: ${names}.`,
  nobodyWins: 'Nobody wins.',
  scores: 'Scores',
  inputEnded: 'The input ended before the match was over.',
  bye: 'Good-bye.',
  nothing: 'nothing',
  score: 'score',
  faceDown: 'face down',
  next: 'next to',
  map: 'Map',
  house: 'our own content',
  spent: 'used',
  help: [
    '1, 2, …        answer by number; several with blanks between them',
    '=id            answer by id, shown in brackets; a word alone will do too',
    'table          all that you can see; without it you are shown what has changed',
    'log            what has happened',
    'explain        what the question means',
    '?              what the coach would do, where one sits (--coach)',
    'position       what everybody can see, seat by seat, in points',
    'wish [n]       what you can ask of bots who play with you; with a number: ask it',
    'why [id]       what is forbidden here, and by which rule',
    'rules [word]   the rules: by section, by number, by any word',
    'offer [n …]    what you may do beside answering; with a number: do it',
    'undo           take back your last decision, unless something came of it',
    'save FILE      keep the match',
    'quit           leave',
  ],
};
