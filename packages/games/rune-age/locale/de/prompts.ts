import { counted, type Texts } from '@longtable/kit';
import type { RuneAge } from '../../spec.ts';
import { prompting } from '../prompting.ts';
import { listed, nameOf, thing } from '../words.ts';
import { words } from './words.ts';

const { prompt, deed, bought, acquired, target, revealed, eventName, ability } = prompting(words);

const effect = ability({
  choose: {
    use: () => 'Setzt du die Fähigkeit ein?',
    destroy: () => 'Welche gegnerische Einheit wird vernichtet?',
    concede: () => 'Welche deiner Einheiten vernichtest du?',
    wound: () => 'Welche deiner Einheiten wird verwundet?',
    heal: () => 'Welche Einheit rettest du?',
    refresh: () => 'Was frischst du auf?',
    pay: () => 'Womit zahlst du den Einfluss?',
    reveal: (say) => `Was geschieht mit ${revealed(say)}?`,
    either: () => 'Was verlierst du?',
  },
  fromHand: {
    discard: () => 'Welche Karte legst du ab?',
    'two-cards': (say) => `Welche Karte legst du ab? (${say.with['count']} von 2)`,
    origin: () => 'Welche Karte vernichtest du?',
    deck: () => 'Welche Karte kommt oben auf dein Deck?',
  },
  giveOrTake: (say) => `Was gibst du auf, oder nimmst du ${say.with['damage']} Schaden?`,
});

export const prompts: Texts<RuneAge>['prompts'] = {
  game: {
    agree: prompt(
      (say) => `Vorgeschlagene neutrale Karten: ${listed(words, say.with['neutrals'] as string[])}. Bist du einverstanden?`,
      'Nur wenn alle zustimmen, wird mit den vorgeschlagenen Karten gespielt, sonst mit denen des Szenarios.',
    ),
  },
  turn: {
    act: prompt(
      (say) => `Was tust du? Du hast ${say.with['gold']} Gold und ${say.with['influence']} Einfluss.`,
      'Angreifen, Karten mit Aktion einsetzen, mit Gold Einheiten kaufen, mit Einfluss Karten erwerben, so oft du kannst. Dann beende deinen Zug.',
      deed,
    ),
    retain: prompt(
      (say) =>
        `Wie viele Karten behältst du? Jede kostet ${say.with['price']} Einfluss${Number(say.with['free']) > 0 ? `, ${say.with['free']} ist frei` : ''}.`,
      'Alle anderen Handkarten werden abgelegt, dann ziehen alle auf fünf nach.',
      (id) => (id === 0 ? 'Die ganze Hand ablegen' : `${counted('de', Number(id), { one: 'Karte', other: 'Karten' })} behalten`),
    ),
    keep: prompt(
      (say) => `Welche ${Number(say.with['n']) === 1 ? 'Karte' : `${say.with['n']} Karten`} behältst du?`,
      'Niemand sonst sieht, welche Karten du behältst.',
    ),
  },
  gold: {
    buy: prompt(
      (say) => `Was kaufst du? Gold zur Verfügung: ${Number(say.with['gold']) + Number(say.with['pool'])}.`,
      'Gekaufte Einheiten kommen auf deinen Ablagestapel; eine Einheit, die der Kriegshäuptling ruft, auf deine Hand. Übriges Gold verfällt.',
      bought,
    ),
    pay: prompt(
      (say) => `Wie zahlst du ${say.with['cost']} Gold für ${nameOf(words, String(say.with['what']).replace('forge:', ''))}?`,
      'Goldkarten kommen auf deinen Ablagestapel, Belohnungen werden erschöpft. Was du zu viel zahlst, kann in dieser Aktion noch etwas kaufen.',
    ),
  },
  influence: {
    acquire: prompt(
      (say) => `Was erwirbst du? Einfluss zur Verfügung: ${Number(say.with['influence']) + Number(say.with['pool'])}.`,
      'Erworbene Karten kommen auf deinen Ablagestapel. Übriger Einfluss verfällt.',
      acquired,
    ),
    pay: prompt(
      (say) => `Was erschöpfst du für ${nameOf(words, String(say.with['what']))} (${say.with['cost']} Einfluss)?`,
      'Erschöpfte Karten bringen nichts, bis sie aufgefrischt werden.',
    ),
  },
  payment: {
    exhaust: prompt((say) => `Was erschöpfst du für ${say.with['influence']} Einfluss?`, 'Was zu viel ist, verfällt.'),
  },
  battle: {
    assault: prompt((say) => {
      const n = Number(say.with['attrition']);
      return `${target(say)}: Stärke ${say.with['needs']}${n > 0 ? `, ${words.dice(n)}` : ''}. Deine Armee: ${say.with['has']}. Spielst du eine Karte?`;
    }, 'Spiele Einheiten und Taktiken einzeln aus. Hörst du auf, fallen die Zermürbungswürfel; jeder kostet dich bis zu zwei Einheiten. Bei Gleichstand gewinnst du.'),
    lose: prompt(
      (say) => `Zermürbung: Wähle eine Einheit, die du verlierst (noch ${say.with['marks']}).`,
      'Sie kehrt auf ihren Stapel zurück; eine mythische kommt auf deinen Ablagestapel.',
    ),
  },
  siege: {
    assault: prompt((say) => {
      const n = Number(say.with['walls']);
      return `${target(say)}: ${say.with['mine']} gegen ${say.with['theirs']}${n > 0 ? ` (mit ${words.walls(n)})` : ''}. Karte spielen oder passen?`;
    }, 'Ihr spielt abwechselnd. Wer passt, spielt in dieser Belagerung keine Karte mehr. Gleichstand hilft dem Verteidiger.'),
  },
  abilities: {
    use: prompt(
      (say) =>
        say.with['at'] === 'resolution' ? 'Abrechnung: Welche Fähigkeit setzt du ein?' : 'Kampfende: Welche Fähigkeit setzt du ein?',
      'Eine nach der anderen, in beliebiger Reihenfolge, jede Karte einmal je Runde. Du darfst auch verzichten.',
    ),
  },
  aftermath: {
    devour: prompt(
      'Deine Chaosbestie hat Hunger. Welche Einheit frisst sie?',
      'Eine deiner anderen, nicht verwundeten Einheiten wird vernichtet.',
    ),
  },
  effect: {
    choose: prompt(effect, 'Was auf der Karte steht. Fähigkeiten deiner eigenen Karten sind nie Pflicht.'),
    fromHand: prompt(effect, 'Du wirst auch gefragt, wenn keine Karte passt, damit niemand erfährt, was du hältst.'),
  },
  destroy: {
    shield: prompt(
      (say) => `${thing(words, say, `unit:${say.with['unit']}`)} soll vernichtet werden. Stirbt stattdessen ein Schildwächter?`,
      'Der Schildwächter wird vernichtet, die andere Einheit bleibt.',
    ),
  },
  damage: {
    ward: prompt(
      (say) => `${say.with['n']} Schaden droht deinem Heimatreich. Was erschöpfst du dagegen?`,
      'Eine schützende Karte hält einen Teil des Schadens ab und wird dafür erschöpft.',
    ),
  },
  events: {
    target: prompt(
      (say) => `Wen trifft ${eventName(say)}?`,
      'In der kooperativen Variante trifft ein Ereignis für jeden nur einen; der Startspieler wählt.',
      (id, say) => say.name(Number(id)),
    ),
  },
  visit: {
    ransom: prompt((say) => `${eventName(say)}: eine Stadt aufgeben oder kämpfen?`, 'Eine aufgegebene Stadt wird neutral.'),
    landmark: prompt((say) => `${eventName(say)}: Welche Landmarke gibst du auf?`, 'Sie wird neutral.'),
  },
  'lt-leonx': { exhaust: prompt('Wie viele Festungen erschöpft der Leonx-Reiter?', '+1 Stärke für jede.') },
  'nx-shadow-rune': { shadow: prompt('Auf welche Einheit fällt der Schatten?', 'Sie hat für den Rest dieses Kampfes keine Stärke.') },
  'nx-giant': { feed: prompt('Was gibst du dem Riesen?', 'Eine Handkarte, oder er wird verwundet.') },
  'mc-seer': {
    draw: prompt('Welche Karte ziehst du?', 'Nur du siehst diese Karten.'),
    top: prompt('Welche Karte kommt nach oben?', 'Die andere liegt darunter.'),
  },
  'mc-spy': { choose: prompt((say) => `Welche Karte legt ${say.name(Number(say.with['seat']))} ab?`, 'Alle sehen diese Hand jetzt.') },
  'dlv-4': { council: prompt(`${nameOf(words, 'dlv-4')}: Ziehst du zwei Karten?`, 'Das gemeinsame Reich nimmt in jedem Fall Schaden.') },
  'rw-15': { hire: prompt('Welche Karte nimmst du umsonst?', 'Sie kommt auf deinen Ablagestapel.') },
  'rw-25': { starve: prompt('Hungersnot: Welche Einheit vernichtest du?', 'Aus deiner Hand oder von deinem Ablagestapel.') },
  'ca-25': { arrange: prompt('Welches Ereignis liegt oben?', 'Niemand sonst sieht sie.') },
  'mo-21': {
    thieves: prompt('Was bekommen die Diebe?', 'Eine Goldkarte der Mitte kommt aus dem Spiel, oder du legst eine von der Hand ab.'),
  },
};
