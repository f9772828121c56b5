/** The words of this board; names and texts of cards are the game's own. */
import type { Language } from '@longtable/kit';
import type { Measure } from './card.ts';

type Step = 'refresh' | 'actions' | 'discard' | 'draw';

export interface RuneWords {
  readonly board: string;
  readonly objective: string;
  readonly enemies: string;
  readonly noEnemies: string;
  readonly cities: string;
  readonly places: string;
  readonly noCities: string;
  readonly barracks: string;
  readonly centre: string;
  readonly held: string;
  readonly nothingHeld: string;
  readonly lying: string;
  readonly yourStrength: string;
  readonly forGold: string;
  readonly forInfluence: string;
  readonly tabs: Readonly<Record<'fight' | 'barracks' | 'centre', string>>;
  readonly steps: Readonly<Record<Step, string>>;
  readonly eventPhase: string;
  readonly roundOf: (n: number) => string;
  readonly measure: Readonly<Record<Measure, string>>;
  readonly inHand: string;
  readonly ready: (of: number) => string;
  readonly more: string;
  readonly home: string;
  readonly reach: string;
  readonly hand: string;
  readonly emptyHand: string;
  readonly deck: string;
  readonly toDraw: string;
  readonly discarded: (n: number) => string;
  readonly damageOf: (n: number, limit: number) => string;
  readonly wouldBe: (n: number, limit: number, then: number) => string;
  readonly of: (n: number, limit: number) => string;
  readonly race: Readonly<Record<string, string>>;
  readonly versus: (needed: number, mine: number) => string;
  readonly against: (needed: number, mine: number) => string;
  readonly sure: string;
  readonly tie: string;
  readonly chance: (n: number, of: number) => string;
  readonly perhaps: string;
  readonly far: string;
  readonly triedNow: string;
  readonly notNow: string;
  readonly siegeOf: (mine: number, cards: number) => string;
  readonly siegeWalls: (mine: number, walls: number) => string;
  readonly andCards: (n: number) => string;
  readonly noWalls: string;
  readonly neverBesieged: string;
  readonly costs: (n: number, of: Measure) => string;
  readonly lacks: (n: number, of: Measure, have: number) => string;
  readonly none: string;
  readonly left: (n: number) => string;
  readonly orStrength: (n: number) => string;
  readonly strength: (n: number) => string;
  readonly attrition: (n: number) => string;
  readonly gives: (n: number, of: Measure) => string;
  readonly walls: (n: number) => string;
  readonly exhausted: string;
  readonly used: string;
  readonly wounded: string;
  readonly moments: Readonly<Record<'played' | 'resolution' | 'end' | 'action', string>>;
  readonly eventDeck: string;
  readonly stages: (counts: readonly number[]) => string;
  readonly openScenario: string;
  readonly openRealm: (name: string) => string;
  readonly realmOf: (name: string) => string;
  readonly fold: string;
  readonly theirBarracks: string;
  readonly theirDiscard: (n: number) => string;
  readonly theirHand: string;
  readonly nothing: string;
  readonly cardsInHand: string;
  readonly citiesHeld: string;
  readonly strongholds: string;
  readonly fallen: string;
  readonly overlord: string;
  readonly hints: Readonly<Record<'act' | 'buy' | 'pay' | 'play' | 'siege' | 'unit' | 'held' | 'hand' | 'keep', string>>;
  readonly makes: (n: number) => string;
  readonly makesWin: (n: number) => string;
  readonly makesHold: (n: number) => string;
  readonly fightSteps: Readonly<Record<'assault' | 'attrition' | 'resolution' | 'end', string>>;
  readonly fates: Readonly<Record<'attrition' | 'ability' | 'wound' | 'shield' | 'devoured', string>>;
  readonly terms: Readonly<Record<'walls' | 'abilities', string>>;
  readonly battleWith: (name: string) => string;
  readonly attacksYou: (name: string) => string;
  readonly attacks: (name: string, who: string) => string;
  readonly besieges: (who: string, name: string) => string;
  readonly besiegesYou: (who: string) => string;
  readonly outcome: (who: string, name: string, mine: number, theirs: number, won: boolean) => string;
  readonly you: string;
  readonly back: string;
  readonly beforeDie: string;
  readonly inPlay: string;
  readonly playFirst: string;
  readonly toBeat: string;
  readonly toRepel: string;
  readonly called: string;
  readonly attackerNote: (cards: number) => string;
  readonly defenderNote: (cards: number) => string;
  readonly ifHeld: (attack: number, defence: number) => string;
  readonly ifDamage: (attack: number, defence: number, damage: number) => string;
  readonly ifTaken: (attack: number, defence: number) => string;
  readonly use: string;
  readonly repelled: string;
  readonly won: (n: number) => string;
  readonly lost: (n: number) => string;
  readonly takes: (n: number) => string;
  readonly youChoose: string;
  readonly fall: (n: number) => string;
  readonly chanceOf: (n: number, of: number) => string;
  readonly stay: (n: number) => string;
  readonly theDie: string;
  readonly nextCard: string;
  readonly theFoe: string;
  readonly army: string;
  readonly turnOf: (name: string) => string;
  readonly buys: (what: string) => string;
  readonly attacksThat: (name: string) => string;
  readonly takesThat: (name: string, from: string, mine: number, theirs: number) => string;
  readonly failsAt: (name: string, from: string, mine: number, theirs: number) => string;
  readonly meets: (who: string, mine: number, theirs: number) => string;
  readonly toOf: (mine: number, theirs: number) => string;
  readonly drawsEvent: (name: string) => string;
  readonly drawsCards: (discarded: number, drew: number) => string;
  readonly quiet: string;
  readonly quietEvent: string;
  readonly untouched: string;
  readonly youSuffer: (n: number) => string;
  readonly youLose: (names: string) => string;
  readonly again: string;
  readonly close: string;
  readonly inPlayNow: string;
  readonly nothingInPlay: string;
  readonly thisRound: string;
  readonly nextRound: string;
  readonly stageOf: (n: number) => string;
  readonly unseen: (n: number, of: number) => string;
  readonly alreadySeen: string;
  readonly races: Readonly<Record<'army' | 'gold' | 'landmarks' | 'realm', { readonly title: string; readonly note: string }>>;
  readonly sharedRealm: string;
  readonly choose: string;
  readonly skip: string;
}

const MEASURES_EN: Readonly<Record<Measure, string>> = { gold: 'gold', influence: 'influence', strength: 'strength' };
const MEASURES_DE: Readonly<Record<Measure, string>> = { gold: 'Gold', influence: 'Einfluss', strength: 'Stärke' };
const ROMAN = ['I', 'II', 'III'] as const;

const en: RuneWords = {
  board: 'The table',
  objective: 'Objective',
  enemies: 'Enemies',
  noEnemies: 'No enemy is in play.',
  cities: 'Neutral cities',
  places: 'Cities and landmarks',
  noCities: 'All are taken.',
  barracks: 'Your barracks',
  centre: 'Centre',
  held: 'You hold',
  nothingHeld: 'Nothing yet: take a stronghold or a city.',
  lying: 'exhausted cards lie',
  yourStrength: 'your strength',
  forGold: 'for gold',
  forInfluence: 'for influence',
  tabs: { fight: 'Fight', barracks: 'Barracks', centre: 'Centre' },
  steps: { refresh: 'Refresh', actions: 'Actions', discard: 'Discard', draw: 'Draw' },
  eventPhase: 'Event phase',
  roundOf: (n) => `Round ${n}`,
  measure: MEASURES_EN,
  inHand: 'in hand',
  ready: (of) => `ready, of ${of}`,
  more: 'and abilities',
  home: 'Your home realm',
  reach: 'In reach',
  hand: 'Your hand',
  emptyHand: 'No card in hand.',
  deck: 'Deck and discard',
  toDraw: 'to draw',
  discarded: (n) => `${n} discarded`,
  damageOf: (n, limit) => `${n} of ${limit} damage`,
  wouldBe: (n, limit, then) => `${n} of ${limit}, would be ${then}`,
  of: (n, limit) => `${n} of ${limit}`,
  race: { daqan: 'Daqan', latari: 'Latari', uthuk: 'Uthuk', waiqar: 'Waiqar', dunwarr: 'Dunwarr', orcs: 'Orcs' },
  versus: (needed, mine) => `${needed} vs your ${mine}`,
  against: (needed, mine) => `${needed} against your ${mine}`,
  sure: 'yours for sure',
  tie: 'a tie is yours',
  chance: (n, of) => (n === of ? 'die: safe' : `die: ${n} in ${of}`),
  perhaps: 'perhaps',
  far: 'out of reach',
  triedNow: 'tried this turn',
  notNow: 'not now',
  siegeOf: (mine, cards) => `your ${mine} against ${cards} ${cards === 1 ? 'card' : 'cards'}`,
  siegeWalls: (mine, walls) => `${mine} against walls ${walls}`,
  andCards: (n) => `and ${n} ${n === 1 ? 'card' : 'cards'}`,
  noWalls: 'no walls; the hand is hidden',
  neverBesieged: 'never besieged',
  costs: (n, of) => `costs ${n} ${MEASURES_EN[of]}`,
  lacks: (n, of, have) => `Costs ${n} ${MEASURES_EN[of]}; you have ${have}.`,
  none: 'None is left.',
  left: (n) => `${n} left`,
  orStrength: (n) => `or strength ${n}`,
  strength: (n) => `strength ${n}`,
  attrition: (n) => (n === 1 ? 'one attrition die' : `${n} attrition dice`),
  gives: (n, of) => `gives ${n} ${MEASURES_EN[of]}`,
  walls: (n) => `walls ${n}`,
  exhausted: 'exhausted',
  used: 'ability used',
  wounded: 'wounded',
  moments: { played: 'When Played', resolution: 'Resolution', end: 'End of Combat', action: 'Action' },
  eventDeck: 'Event deck',
  stages: (counts) => counts.flatMap((n, i) => (n === 0 ? [] : [`${n} of stage ${ROMAN[i]}`])).join(', ') || 'empty',
  openScenario: 'Scenario',
  openRealm: (name) => `Unfold the realm of ${name}`,
  realmOf: (name) => `The realm of ${name}`,
  fold: 'Fold',
  theirBarracks: 'Barracks',
  theirDiscard: (n) => `discard pile, ${n}`,
  theirHand: 'known cards',
  nothing: 'nothing',
  cardsInHand: 'cards in hand',
  citiesHeld: 'cities and landmarks',
  strongholds: 'strongholds',
  fallen: 'fallen',
  overlord: 'Overlord',
  hints: {
    act: 'Touch a lit card to fight, buy or acquire. The plate under a target says what you need.',
    buy: 'Touch a lit card. What you buy goes to your discard pile.',
    pay: 'Touch the cards that shall pay.',
    play: 'Touch a card of your hand to play it.',
    siege: 'Touch a card of your hand, then confirm. A tie goes to the defender.',
    unit: 'Touch a card in the fight.',
    held: 'Touch one of your places or rewards.',
    hand: 'Touch a card of your hand.',
    keep: 'Touch the cards that you keep.',
  },
  makes: (n) => `makes ${n}`,
  makesWin: (n) => `makes ${n}: enough`,
  makesHold: (n) => `makes ${n}: you hold`,
  fightSteps: { assault: 'Assault', attrition: 'Attrition', resolution: 'Resolution', end: 'End' },
  fates: { attrition: 'worn down', ability: 'destroyed', wound: 'died of its wound', shield: 'died in its place', devoured: 'devoured' },
  terms: { walls: 'walls', abilities: 'abilities' },
  battleWith: (name) => `Battle with ${name}`,
  attacksYou: (name) => `${name}: hold your realm`,
  attacks: (name, who) => `${name} against ${who}`,
  besieges: (who, name) => (who === 'You' ? `You besiege ${name}` : `${who} besieges ${name}`),
  besiegesYou: (who) => `${who} besieges your home realm`,
  outcome: (who, name, mine, theirs, won) =>
    `${who} ${won ? (who === 'You' ? 'win' : 'wins') : who === 'You' ? 'lose' : 'loses'} against ${name}, ${mine} to ${theirs}`,
  you: 'You',
  back: 'Back to the table',
  beforeDie: 'in play, before the die',
  inPlay: 'in play',
  playFirst: 'Touch a card of your hand: it comes here.',
  toBeat: 'to beat',
  toRepel: 'to repel',
  called: 'called',
  attackerNote: (cards) => `attacks, ${cards} in hand`,
  defenderNote: (cards) => `defends, ${cards} in hand, wins ties`,
  ifHeld: (attack, defence) => `If it ended now: ${attack} against ${defence}, it holds.`,
  ifDamage: (attack, defence, damage) => `If it ended now: ${attack} − ${defence} = ${damage} damage. A home realm has no walls.`,
  ifTaken: (attack, defence) => `If it ended now: ${attack} against ${defence}, it is taken.`,
  use: 'Use',
  repelled: 'repelled',
  won: (n) => `${n}, won`,
  lost: (n) => `${n}, lost`,
  takes: (n) => `${n} damage`,
  youChoose: 'you choose who falls',
  fall: (n) => (n === 0 ? 'nobody falls' : n === 1 ? 'one falls' : `${n} fall`),
  chanceOf: (n, of) => `${n} in ${of}`,
  stay: (n) => `${n} stay`,
  theDie: 'die',
  nextCard: 'next card',
  theFoe: 'needed',
  army: 'your army',
  turnOf: (name) => `The turn of ${name}`,
  buys: (what) => `Buys ${what}`,
  attacksThat: (name) => `Attacks ${name}`,
  takesThat: (name, from, mine, theirs) => `Wins ${name}${from === '' ? '' : ` from ${from}`}, ${mine} to ${theirs}`,
  failsAt: (name, from, mine, theirs) => `Fails at ${name}${from === '' ? '' : ` of ${from}`}, ${mine} to ${theirs}`,
  meets: (who, mine, theirs) => `${who}: ${mine} against ${theirs}`,
  toOf: (mine, theirs) => `${mine} against ${theirs}`,
  drawsEvent: (name) => `Event: ${name}`,
  drawsCards: (discarded, drew) => (discarded === 0 ? `Draws ${drew}` : `Discards ${discarded}, draws ${drew}`),
  quiet: 'Buys nothing and fights nobody.',
  quietEvent: 'No event.',
  untouched: 'Nothing touched your realm.',
  youSuffer: (n) => `Your realm takes ${n} damage.`,
  youLose: (names) => `You lose ${names}.`,
  again: 'Again',
  close: 'Put away',
  inPlayNow: 'In play',
  nothingInPlay: 'No enemy and no lasting event is in play.',
  thisRound: 'this round',
  nextRound: 'next round',
  stageOf: (n) => `Stage ${ROMAN[n - 1]}`,
  unseen: (n, of) => `${n} of ${of} still to come`,
  alreadySeen: 'Already seen',
  races: {
    army: { title: 'How near is he?', note: 'The strongest army shown so far.' },
    gold: { title: 'Gold for the monument', note: 'In all cards of a deck together.' },
    landmarks: { title: 'Landmarks', note: 'Three at the start of a turn win.' },
    realm: { title: 'Home realms', note: 'What still stands of them.' },
  },
  sharedRealm: 'The shared realm',
  choose: 'Choose',
  skip: 'Skip',
};

const de: RuneWords = {
  board: 'Der Tisch',
  objective: 'Ziel',
  enemies: 'Feinde',
  noEnemies: 'Kein Feind ist im Spiel.',
  cities: 'Neutrale Städte',
  places: 'Städte, Landmarken',
  noCities: 'Alle sind vergeben.',
  barracks: 'Deine Kaserne',
  centre: 'Mitte',
  held: 'Dein Besitz',
  nothingHeld: 'Noch nichts: Nimm eine Festung oder Stadt.',
  lying: 'Erschöpftes liegt quer',
  yourStrength: 'deine Stärke',
  forGold: 'für Gold',
  forInfluence: 'für Einfluss',
  tabs: { fight: 'Kampf', barracks: 'Kaserne', centre: 'Mitte' },
  steps: { refresh: 'Auffrischen', actions: 'Aktionen', discard: 'Ablegen', draw: 'Ziehen' },
  eventPhase: 'Ereignisphase',
  roundOf: (n) => `Runde ${n}`,
  measure: MEASURES_DE,
  inHand: 'auf der Hand',
  ready: (of) => `bereit, von ${of}`,
  more: 'und Fähigkeiten',
  home: 'Dein Heimatreich',
  reach: 'Verfügbar',
  hand: 'Deine Hand',
  emptyHand: 'Keine Karte auf der Hand.',
  deck: 'Deck und Ablage',
  toDraw: 'Nachzug',
  discarded: (n) => `${n} abgelegt`,
  damageOf: (n, limit) => `${n} von ${limit} Schaden`,
  wouldBe: (n, limit, then) => `${n} von ${limit}, dann ${then}`,
  of: (n, limit) => `${n} von ${limit}`,
  race: { daqan: 'Daqan', latari: 'Latari', uthuk: 'Uthuk', waiqar: 'Waiqar', dunwarr: 'Dunwarr', orcs: 'Orks' },
  versus: (needed, mine) => `${needed} gegen ${mine}`,
  against: (needed, mine) => `${needed} gegen deine ${mine}`,
  sure: 'sicher dein',
  tie: 'Gleichstand siegt',
  chance: (n, of) => (n === of ? 'Würfel: sicher' : `Würfel: ${n} von ${of}`),
  perhaps: 'vielleicht',
  far: 'zu stark',
  triedNow: 'schon versucht',
  notNow: 'nicht jetzt',
  siegeOf: (mine, cards) => `deine ${mine} gegen ${cards} ${cards === 1 ? 'Karte' : 'Karten'}`,
  siegeWalls: (mine, walls) => `${mine} gegen Mauern ${walls}`,
  andCards: (n) => `und ${n} ${n === 1 ? 'Karte' : 'Karten'}`,
  noWalls: 'keine Mauern; Hand verdeckt',
  neverBesieged: 'nie belagert',
  costs: (n, of) => `kostet ${n} ${MEASURES_DE[of]}`,
  lacks: (n, of, have) => `Kostet ${n} ${MEASURES_DE[of]}; du hast ${have}.`,
  none: 'Keine mehr da.',
  left: (n) => `noch ${n}`,
  orStrength: (n) => `oder Stärke ${n}`,
  strength: (n) => `Stärke ${n}`,
  attrition: (n) => (n === 1 ? 'ein Zermürbungswürfel' : `${n} Zermürbungswürfel`),
  gives: (n, of) => `gibt ${n} ${MEASURES_DE[of]}`,
  walls: (n) => `Mauern ${n}`,
  exhausted: 'erschöpft',
  used: 'Fähigkeit benutzt',
  wounded: 'verwundet',
  moments: { played: 'Beim Ausspielen', resolution: 'Abrechnung', end: 'Kampfende', action: 'Aktion' },
  eventDeck: 'Ereignisdeck',
  stages: (counts) => counts.flatMap((n, i) => (n === 0 ? [] : [`${n} der Stufe ${ROMAN[i]}`])).join(', ') || 'leer',
  openScenario: 'Szenario',
  openRealm: (name) => `Das Reich von ${name} aufklappen`,
  realmOf: (name) => `Das Reich von ${name}`,
  fold: 'Zuklappen',
  theirBarracks: 'Kaserne',
  theirDiscard: (n) => `Ablagestapel, ${n}`,
  theirHand: 'bekannte Karten',
  nothing: 'nichts',
  cardsInHand: 'Handkarten',
  citiesHeld: 'Städte und Landmarken',
  strongholds: 'Festungen',
  fallen: 'gefallen',
  overlord: 'Overlord',
  hints: {
    act: 'Berühre, was leuchtet: kämpfen, kaufen, erwerben. Das Schild unter einem Ziel sagt, was nötig ist.',
    buy: 'Berühre, was leuchtet. Gekauftes kommt auf deinen Ablagestapel.',
    pay: 'Berühre die Karten, die zahlen sollen.',
    play: 'Berühre eine Handkarte, um sie auszuspielen.',
    siege: 'Berühre eine Handkarte, dann bestätige. Gleichstand hilft dem Verteidiger.',
    unit: 'Berühre eine Karte im Kampf.',
    held: 'Berühre einen deiner Orte oder Lohn.',
    hand: 'Berühre eine Handkarte.',
    keep: 'Berühre die Karten, die du behältst.',
  },
  makes: (n) => `macht ${n}`,
  makesWin: (n) => `macht ${n}: genug`,
  makesHold: (n) => `macht ${n}: du hältst`,
  fightSteps: { assault: 'Angriff', attrition: 'Zermürbung', resolution: 'Abrechnung', end: 'Ende' },
  fates: {
    attrition: 'zermürbt',
    ability: 'vernichtet',
    wound: 'an der Wunde gestorben',
    shield: 'an ihrer Stelle gefallen',
    devoured: 'gefressen',
  },
  terms: { walls: 'Mauern', abilities: 'Fähigkeiten' },
  battleWith: (name) => `Kampf gegen ${name}`,
  attacksYou: (name) => `${name}: Halte dein Reich`,
  attacks: (name, who) => `${name} gegen ${who}`,
  besieges: (who, name) => (who === 'Du' ? `Du belagerst ${name}` : `${who} belagert ${name}`),
  besiegesYou: (who) => `${who} belagert dein Heimatreich`,
  outcome: (who, name, mine, theirs, won) =>
    `${who} ${won ? (who === 'Du' ? 'gewinnst' : 'gewinnt') : who === 'Du' ? 'verlierst' : 'verliert'} gegen ${name}, ${mine} zu ${theirs}`,
  you: 'Du',
  back: 'Zurück zum Tisch',
  beforeDie: 'im Kampf, vor dem Würfel',
  inPlay: 'im Kampf',
  playFirst: 'Berühre eine Handkarte: Sie kommt hierher.',
  toBeat: 'zu schlagen',
  toRepel: 'abzuwehren',
  called: 'gerufen',
  attackerNote: (cards) => `greift an, ${cards} auf der Hand`,
  defenderNote: (cards) => `verteidigt, ${cards} auf der Hand, hält bei Gleichstand`,
  ifHeld: (attack, defence) => `Endete es jetzt: ${attack} gegen ${defence}, es hält.`,
  ifDamage: (attack, defence, damage) => `Endete es jetzt: ${attack} − ${defence} = ${damage} Schaden. Ein Heimatreich hat keine Mauern.`,
  ifTaken: (attack, defence) => `Endete es jetzt: ${attack} gegen ${defence}, es fällt.`,
  use: 'Benutzen',
  repelled: 'abgewehrt',
  won: (n) => `${n}, Sieg`,
  lost: (n) => `${n}, verloren`,
  takes: (n) => `${n} Schaden`,
  youChoose: 'du wählst, wer fällt',
  fall: (n) => (n === 0 ? 'niemand fällt' : n === 1 ? 'eine fällt' : `${n} fallen`),
  chanceOf: (n, of) => `${n} von ${of}`,
  stay: (n) => `${n} bleiben`,
  theDie: 'Würfel',
  nextCard: 'nächste Karte',
  theFoe: 'nötig',
  army: 'deine Armee',
  turnOf: (name) => `Der Zug von ${name}`,
  buys: (what) => `Kauft ${what}`,
  attacksThat: (name) => `Greift an: ${name}`,
  takesThat: (name, from, mine, theirs) => `Gewinnt ${name}${from === '' ? '' : ` von ${from}`}, ${mine} zu ${theirs}`,
  failsAt: (name, from, mine, theirs) => `Scheitert an ${name}${from === '' ? '' : ` von ${from}`}, ${mine} zu ${theirs}`,
  meets: (who, mine, theirs) => `${who}: ${mine} gegen ${theirs}`,
  toOf: (mine, theirs) => `${mine} gegen ${theirs}`,
  drawsEvent: (name) => `Ereignis: ${name}`,
  drawsCards: (discarded, drew) => (discarded === 0 ? `Zieht ${drew}` : `Legt ${discarded} ab, zieht ${drew}`),
  quiet: 'Kauft nichts und kämpft nicht.',
  quietEvent: 'Kein Ereignis.',
  untouched: 'Dein Reich blieb unberührt.',
  youSuffer: (n) => `Dein Reich nimmt ${n} Schaden.`,
  youLose: (names) => `Du verlierst ${names}.`,
  again: 'Noch einmal',
  close: 'Weglegen',
  inPlayNow: 'Im Spiel',
  nothingInPlay: 'Kein Feind und kein dauerndes Ereignis ist im Spiel.',
  thisRound: 'diese Runde',
  nextRound: 'nächste Runde',
  stageOf: (n) => `Stufe ${ROMAN[n - 1]}`,
  unseen: (n, of) => `${n} von ${of} kommen noch`,
  alreadySeen: 'Schon gesehen',
  races: {
    army: { title: 'Wie nah ist er?', note: 'Die stärkste Armee, die bisher zu sehen war.' },
    gold: { title: 'Gold für das Monument', note: 'In allen Karten eines Decks zusammen.' },
    landmarks: { title: 'Landmarken', note: 'Drei zu Beginn eines Zuges gewinnen.' },
    realm: { title: 'Heimatreiche', note: 'Was von ihnen noch steht.' },
  },
  sharedRealm: 'Das gemeinsame Reich',
  choose: 'Wähle',
  skip: 'Überspringen',
};

export const WORDS: Readonly<Record<Language, RuneWords>> = { en, de };
