import type { Words } from './words.ts';

const amount = (least: number, most: number): string => (least === most ? `${least}` : `${least} bis ${most}`);

function some(least: number, most: number): string {
  if (least === 0)
    return most === 1 ? 'Gib eine Nummer ein oder „-“ für keine.' : `Gib bis zu ${most} verschiedene Nummern ein oder „-“ für keine.`;
  if (least < most) return `Gib ${least} bis ${most} verschiedene Nummern ein.`;
  return least === 1 ? 'Gib eine Nummer ein.' : `Gib ${least} verschiedene Nummern ein.`;
}

export const de: Words = {
  seat: (n) => `Platz ${n}`,
  welcome: (game, seed) => `${game}, Startzahl ${seed}. „help“ zeigt, was du eingeben kannst.`,
  yours: (name) => `${name}, du entscheidest:`,
  how: {
    pick: () => 'Gib eine Nummer ein.',
    some,
    share: (least, most, example) =>
      `Gib für jedes ein Wort ein, etwa „${example}“, oder für jede Zeile eine Zahl; zusammen ${amount(least, most)}${least === 0 ? ', „-“ für nichts' : ''}.`,
    order: () => 'Gib alle Nummern in der gewünschten Reihenfolge ein.',
  },
  blocked: (n) => `${n} jetzt nicht möglich: „why“ sagt warum.`,
  offers: (n) => `Du darfst auch etwas anderes tun (${n}): „offer“ zeigt es.`,
  passDevice: (name) => `Gib das Gerät an ${name} weiter und drücke dann Enter.`,
  nothingBlocked: 'Nichts, was man erwarten könnte, ist hier verboten.',
  allowed: (label) => `Das ist möglich: ${label}.`,
  noSuchOption: (id) => `„${id}“ ist weder möglich noch steht es auf der Liste dessen, was hier verboten ist.`,
  noSuchRule: (word) => `Keine Regel hat die Nummer „${word}“ oder spricht davon.`,
  notUnderstood: (text) => `„${text}“ ist keine Antwort auf diese Frage. „help“ zeigt, was du eingeben kannst.`,
  refused: {
    'not-an-option': 'Das steht nicht zur Wahl.',
    repeated: 'Bitte jede Nummer nur einmal.',
    'wrong-count': 'Das sind zu wenige oder zu viele.',
    'wrong-bins': 'Bitte eine Zahl für jede Zeile.',
    'bin-limit': 'Eine der Zahlen ist zu klein oder zu groß.',
    'wrong-total': 'Die Summe passt nicht.',
    'not-an-order': 'Bitte alle Nummern, jede einmal.',
    'no-such-offer': 'So etwas steht nicht zur Wahl.',
  },
  nothingToUndo: {
    start: 'Du hast noch nichts entschieden.',
    foreign: 'Seither hat jemand anderes entschieden: das gilt.',
    chance: 'Seither haben Würfel oder Karten gesprochen: das gilt.',
    reveal: 'Dadurch wurde etwas aufgedeckt: das gilt.',
  },
  undone: 'Zurückgenommen.',
  saved: (file, again) => `Gesichert in ${file}. Weiter mit: ${again}`,
  saveWhere: 'Gib auch den Namen einer Datei ein: save DATEI.',
  notAMatch: (file) => `„${file}“ enthält etwas anderes als eine Partie und bleibt, wie es ist. Gib einen anderen Namen ein.`,
  noLog: 'Noch ist nichts geschehen.',
  ended: 'Die Partie ist zu Ende.',
  wins: (names) => `Sieg: ${names}.`,
  nobodyWins: 'Niemand gewinnt.',
  scores: 'Punkte',
  inputEnded: 'Die Eingabe endete, bevor die Partie zu Ende war.',
  bye: 'Auf Wiedersehen.',
  nothing: 'nichts',
  score: 'Punkte',
  faceDown: 'verdeckt',
  next: 'neben',
  map: 'Karte',
  house: 'eigener Inhalt',
  spent: 'benutzt',
  help: [
    '1, 2, …        Antwort nach Nummer; mehrere mit Leerzeichen dazwischen',
    '=id            Antwort nach Kennung, die in Klammern steht; ein Wort allein genügt auch',
    'table          alles, was du siehst; sonst wird dir gezeigt, was sich geändert hat',
    'log            was geschehen ist',
    'explain        was die Frage bedeutet',
    '?              was der Ratgeber täte, wo einer sitzt (--coach)',
    'position       was alle sehen können, Platz für Platz, in Punkten',
    'wish [n]       worum du Bots bitten kannst, die mit dir spielen; mit Nummer: darum bitten',
    'why [id]       was hier verboten ist, und durch welche Regel',
    'rules [Wort]   die Regeln: nach Abschnitt, Nummer oder Wort',
    'offer [n …]    was du sonst tun darfst; mit Nummer: tu es',
    'undo           die letzte Entscheidung zurücknehmen, wenn nichts daraus folgte',
    'save DATEI     die Partie aufheben',
    'quit           gehen',
  ],
};
