import type { Id } from '@longtable/kernel';
import type { Texts } from '@longtable/kit';
import type { BannerId, PlainCard, Region, StrategyCard } from '../data/cards.ts';
import { leaderOf, type Power } from '../data/leaders.ts';
import type { Motion, Yield } from '../spec.ts';
import { army, cardById, cardList, cardName, names, pair, place, places, type Words, type YieldSay } from './words.ts';

export const words: Words = {
  regions: { forest: 'Forest', wetlands: 'Wetlands', town: 'Town' },
  armies: { archer: 'archers', infantry: 'infantry', cavalry: 'cavalry', champion: 'champion' },
  soldiers: { 3: 'Archers', 4: 'Spears', 5: 'Infantry', 6: 'Cavalry' },
  cards: {
    'move-all': { name: 'Move All', text: 'Each of your armies may move one street.' },
    'move-two': { name: 'Move Two', text: 'One army moves up to two streets, or two armies move one street each.' },
    conquer: { name: 'Conquer', text: 'Take every fortress that your armies stand on; one army may move one street before or after.' },
    ambush: { name: 'Ambush', text: 'Fight at once with 6 on top, or move one army one street.' },
    upgrade: { name: 'Upgrade', text: 'Add a token to up to two of your fortresses; one army may move one street before or after.' },
    ritual: {
      name: 'Ritual',
      text: 'Give up the bottom token of a fortress, copy one of your other cards, then hand out the starting player marker.',
    },
  },
  banners: {
    'all-move-1': 'Every army one street',
    'one-moves-2': 'One army up to two streets',
    'two-move-1': 'Two armies one street each',
    'conquer-and-move': 'Conquer, and one army one street',
    ambush: 'Ambush (+6)',
    'one-moves-1': 'One army one street',
    'upgrade-and-move': 'Upgrade, and one army one street',
    'all-move-1-and-1': 'Every army one street, and one street more',
    'move-3': 'Three streets, shared as you like',
    'conquer-and-move-2': 'Conquer, and two streets shared as you like',
    'ambush-and-move-1': 'Ambush (+6), and one street',
    'move-2': 'Two streets, shared as you like',
    'upgrade-and-move-2': 'Upgrade, and two streets shared as you like',
  },
  leaders: { keralon: 'King Keralon', lemron: 'Lemron', basil: 'Basil', vymar: 'Vymar', pavyr: 'Pavyr' },
  powers: {
    'keralon-a': { name: 'Fourth Army', text: 'Commands four armies; the same 12 units are split over them.' },
    'keralon-b': { name: 'Champion', text: 'One army is the champion: in its battles every card played face up counts 2 more.' },
    'lemron-a': {
      name: 'Move Fortresses',
      text: 'With a Ritual, may also move one own fortress to the next place; two own stacks become one.',
    },
    'lemron-b': { name: 'Spread Power', text: 'With the Upgrade card, may found new fortresses where own armies stand.' },
    'basil-a': {
      name: 'Undead Armies',
      text: 'Gains the units that a lost battle would cost; only a blocked retreat destroys his armies.',
    },
    'basil-b': { name: 'Destroyer', text: 'Wins the game the moment he destroys an enemy army.' },
    'vymar-a': { name: 'All Region Fighter', text: 'Battle cards played face down count 3 instead of 1.' },
    'vymar-b': { name: 'Fast Traveller', text: 'The card copied by a Ritual brings one movement more, shared as he likes.' },
    'pavyr-a': { name: 'Reinforcements', text: 'With a Ritual, steals battle cards of named regions from neighbours, one for each army.' },
    'pavyr-b': { name: 'Fortress Armies', text: 'Own fortresses next to a fighting enemy add their value and their region.' },
  },
  phases: {
    setup: 'Setup',
    strategy: 'Strategy',
    battle: 'Battle',
    conquer: 'Conquer',
    recovery: 'Recovery and Recruitment',
    end: 'The end',
  },
  armyOf: (name, kind) => `${name}’s ${kind}`,
};

const step = (say: YieldSay, id: Id): string => {
  const [who, to] = pair(id);
  return `${army(words, say, who)} to ${place(say.view, to)}`;
};

function extra(say: YieldSay, id: Id): string {
  if (String(id).startsWith('shift:')) {
    const [from, to] = pair(id);
    return `Move the fortress of ${place(say.view, from)} to ${place(say.view, to)}`;
  }
  const [, seat, region] = String(id).split(':');
  return `Steal a ${words.regions[region as Region]} card from ${say.name(Number(seat))}`;
}

function act(say: YieldSay, id: Id): string {
  const what = String(id);
  if (what === 'stop') return 'Finish this card';
  if (what === 'conquer') return 'Conquer now';
  if (what === 'upgrade') return 'Upgrade now';
  if (what.startsWith('ambush:')) return `Ambush with the ${army(words, say, Number(what.slice(7)))}`;
  if (what.startsWith('shift:') || what.startsWith('steal:')) return extra(say, id);
  return step(say, id);
}

const MOTIONS: Record<Motion, string> = { yield: 'Yield', draw: 'Accept a draw', pass: 'Pass the initiative' };

function battleAct(id: Id): string {
  const [how, card] = String(id).split(':');
  if (how === 'up') return `Play ${cardById(words, card!)} face up`;
  if (how === 'down') return `Play ${cardById(words, card!)} face down`;
  return MOTIONS[how as Motion];
}

const dial = (say: YieldSay, id: Id): string => {
  const { at, units } = say.view.armies[Number(id)]!;
  return `${army(words, say, Number(id))}${at < 0 ? ' (off the map)' : ` at ${place(say.view, at)}`}${units ? ` (${units})` : ''}`;
};

const cardOption = (id: Id): string => cardById(words, id);

export const en: Texts<Yield> = {
  name: 'Yield',
  tagline: 'Three Years of marching, bluffing and yielding at the right moment.',
  prompts: {
    setup: {
      leader: {
        ask: () => 'Choose your leader and one of the two abilities.',
        option: (id) => `${words.leaders[leaderOf(id as Power)]}: ${words.powers[id as Power].name}`,
        explain: 'The ability holds for the whole game. Each leader can be taken once.',
      },
      start: {
        ask: () => 'Choose the fortress where your realm begins.',
        option: (id, { view }) => place(view, Number(id)),
        explain: 'You put a token on it: it is worth 2 and yours. Your armies start there or one street away.',
      },
      place: {
        ask: (say) => `Where do your ${words.armies[say.view.armies[Number(say.with['army'])]!.kind]} start?`,
        option: (id, { view }) => place(view, Number(id)),
        explain: 'On your starting fortress or next to it. Several of your armies may share a place.',
      },
      split: {
        ask: () => 'Split your units over your armies. Nobody sees how.',
        option: (id, say) => dial(say, id),
        explain: 'Every army needs at least one unit. Armies never exchange units later.',
      },
      discard: {
        ask: () => 'Choose the battle cards to give up.',
        option: cardOption,
        explain: 'A card played face up must match a region where one of your armies fights.',
      },
    },
    season: {
      choose: {
        ask: ({ view }) => `Season ${view.season}: put one strategy card face down.`,
        option: (id) => words.cards[id as StrategyCard].name,
        explain: 'All choose in secret, then act in turn order. You use four different cards a Year.',
      },
      perform: {
        ask: (say) => `Perform ${words.cards[say.with['card'] as StrategyCard].name}, or keep it face down and draw?`,
        option: (id) => (id === 'perform' ? 'Reveal and perform it' : 'Keep it down and draw cards'),
        explain: 'A card kept face down is spent for the Year and is never shown.',
      },
    },
    card: {
      banner: {
        ask: (say) => `${words.cards[say.with['card'] as PlainCard].name}: which banner?`,
        option: (id) => words.banners[id as BannerId],
        explain: 'Some cards have two banners; you use one of them.',
      },
    },
    banner: {
      act: {
        ask: () => 'What do you do?',
        option: (id, say) => act(say, id),
        explain: 'Everything on a banner is optional and may be done in any order. Armies never enter a place with a foreign army.',
      },
    },
    ritual: {
      sacrifice: {
        ask: () => 'The Ritual demands a token. From which fortress?',
        option: (id, { view }) => place(view, Number(id)),
        explain: 'The bottom token goes; a fortress without tokens is destroyed.',
      },
      copy: {
        ask: () => 'Which card does the Ritual copy?',
        option: (id, say) => (String(id).includes(':') ? extra(say, id) : words.cards[id as PlainCard].name),
        explain: 'Any of your five other cards, wherever it is. It is not spent by this.',
      },
      extras: {
        ask: () => 'Anything more before the Ritual ends?',
        option: (id, say) => (id === 'stop' ? 'No, go on' : extra(say, id)),
        explain: 'Your leader adds this to a Ritual, at any moment after the sacrifice.',
      },
      marker: {
        ask: () => 'Who gets the starting player marker?',
        option: (id, { name }) => name(Number(id)),
        explain: 'It counts from the next Season on, and it decides ties.',
      },
    },
    steal: {
      give: {
        ask: (say) =>
          `${say.name(Number(say.with['seat']))} steals a ${words.regions[say.with['region'] as Region]} card. Which one do you hand over?`,
        option: cardOption,
        explain: 'You choose; only the two of you see it.',
      },
    },
    upgrade: {
      fortresses: {
        ask: () => 'Which fortresses grow? Up to two.',
        option: (id, { view }) =>
          `${place(view, Number(id))}${view.stacks[Number(id)]!.length === 0 ? ' (new)' : ` (${view.stacks[Number(id)]!.length})`}`,
        explain: 'Each gets one token and is worth 1 more.',
      },
    },
    discard: {
      cards: {
        ask: () => 'Choose the battle cards to discard.',
        option: cardOption,
        explain: 'A conquest costs a card, and nobody holds more than ten.',
      },
    },
    choice: {
      discard: {
        ask: (say) => `Keep ${say.with['keep']} of the cards just drawn: which ones go?`,
        option: cardOption,
        explain: 'Only cards of this draw can be given up here.',
      },
    },
    battles: {
      choose: {
        ask: () => 'Several battles are due. Which one is fought next?',
        option: (id, { view }) => `The battle at ${place(view, view.armies[Number(id)]!.at)}`,
        explain: 'The starting player decides the order.',
      },
    },
    battle: {
      act: {
        ask: (say) =>
          Number(say.with['behind']) > 0
            ? `You are behind by ${say.with['behind']}. Play a card, or yield.`
            : 'The sides are level. Play a card, or leave it at that.',
        option: (id) => battleAct(id),
        explain: 'Face up a card needs its region and adds its value; face down any card adds a little. The weaker side must act.',
      },
      agree: {
        ask: (say) => `Your ally wants this: ${MOTIONS[say.with['motion'] as Motion]}. Do you agree?`,
        option: (id) => (id === 'agree' ? 'Agree' : 'Refuse and play a card'),
        explain: 'Allies yield or draw only together. Whoever refuses must play the next card.',
      },
      suffer: {
        ask: (say) => `Which army takes the loss of ${say.with['loss']}?`,
        option: (id, say) => dial(say, id),
        explain: 'One army takes all of it; only if it is used up does the rest go to another one.',
      },
    },
    retreat: {
      step: {
        ask: () => 'Send a beaten army away.',
        option: (id, say) => step(say, id),
        explain: 'One street, to a place without a foreign army. An army that cannot go is destroyed.',
      },
    },
    chase: {
      step: {
        ask: () => 'Chase? One of your armies may take the place of a beaten one.',
        option: (id, say) => (id === 'stop' ? 'Stay' : step(say, id)),
        explain: 'Each beaten army can be chased once, each winning army chases once.',
      },
    },
    recovery: {
      split: {
        ask: (say) => `Recruits: ${say.with['gain']} units join you. Where? Nobody sees it.`,
        option: (id, say) => dial(say, id),
        explain: 'No army holds more than 15. What finds no room is lost.',
      },
    },
    recover: {
      fortress: {
        ask: () => 'Where do your destroyed armies come back?',
        option: (id, { view }) => place(view, Number(id)),
        explain: 'On a fortress of yours, with half of their units.',
      },
    },
  },
  offers: {},
  events: {
    first: (e, { name }) => `${name(e.seat)} has the starting player marker.`,
    leader: (e, { name }) => `${name(e.seat)} leads with ${words.leaders[leaderOf(e.power)]}: ${words.powers[e.power].name}.`,
    start: (e, { name, view }) => `${name(e.seat)} begins at ${place(view, e.at)}.`,
    placed: (e, say) => `${army(words, say, e.army)}: placed at ${place(say.view, e.at)}.`,
    year: (e) => `Year ${e.year} begins.`,
    season: (e) => `Season ${e.season}.`,
    performed: (e, { name }) => `${name(e.seat)} reveals ${words.cards[e.card].name}.`,
    kept: (e, { name }) => `${name(e.seat)} keeps a card face down.`,
    copied: (e, { name }) => `${name(e.seat)} copies ${words.cards[e.card].name}.`,
    moved: (e, say) => {
      const how = e.why === 'card' ? 'moves' : e.why === 'retreat' ? 'retreats' : 'gives chase';
      return `${army(words, say, e.army)}: ${how} from ${place(say.view, e.from)} to ${place(say.view, e.to)}.`;
    },
    drew: (e, { name }) => `${name(e.seat)} draws ${e.n}.`,
    'drew-cards': (e) => (e.kinds.length === 0 ? null : `You drew ${cardList(words, e.kinds)}.`),
    discarded: (e, { name }) => (e.kinds.length === 0 ? null : `${name(e.seat)} discards ${cardList(words, e.kinds)}.`),
    reshuffled: (e) => `The discard pile (${e.n}) becomes the new deck.`,
    conquered: (e, { name, view }) => `${name(e.seat)} conquers ${places(view, e.places)} (value ${e.values.join(', ')}).`,
    upgraded: (e, { name, view }) => `${name(e.seat)} upgrades ${places(view, e.places)} (value ${e.values.join(', ')}).`,
    built: (e, { name, view }) => `${name(e.seat)} founds a fortress at ${place(view, e.at)}.`,
    sacrificed: (e, { name, view }) => `${name(e.seat)} gives up a token of ${place(view, e.at)} (value ${e.value}).`,
    shifted: (e, { name, view }) =>
      `${name(e.seat)} moves the fortress of ${place(view, e.from)} to ${place(view, e.to)} (value ${e.value}).`,
    stole: (e, { name }) =>
      `${name(e.seat)} asks ${name(e.from)} for ${words.regions[e.region]}: ${e.found ? 'a card changes hands' : 'there is none'}.`,
    'stole-card': (e) => `It is ${cardName(words, e.kind)}.`,
    marker: (e, { name }) => `${name(e.seat)} gives the starting player marker to ${name(e.to)}.`,
    phase: (e) => `${words.phases[e.phase]}.`,
    battle: (e, say) =>
      `${e.ambusher < 0 ? 'Battle' : `${say.name(e.ambusher)} springs an ambush`}: ${e.armies.map((id, i) => `${army(words, say, id)} ${e.units[i]}`).join(', ')}.`,
    initiative: (e, say) => `The initiative is with ${names(say, e.seats)}.`,
    played: (e, { name }) =>
      `${name(e.seat)} plays ${e.kind === null ? 'a card face down' : cardName(words, e.kind)}: +${e.adds}, now ${e.total}.`,
    motion: () => null,
    refused: (e, { name }) => `${name(e.seat)} refuses and will play on.`,
    passed: (e, say) => `${names(say, e.seats)} pass the initiative.`,
    drawn: (e, say) => `A draw between ${names(say, e.seats)}.`,
    yielded: (e, say) => `${names(say, e.seats)} yield and lose ${e.loss}.`,
    lost: (e, say) => `${army(words, say, e.army)}: loses ${e.n}, ${e.left} left.`,
    destroyed: (e, say) => `${army(words, say, e.army)}: destroyed at ${place(say.view, e.at)}; its dial drops to ${e.dial}.`,
    rises: (e, say) => `${army(words, say, e.army)}: will rise by ${e.n}.`,
    rose: (e, say) => `${army(words, say, e.army)}: the dead have risen, ${e.units} units.`,
    won: (e, say) => `${names(say, e.seats)} win the battle.`,
    'turned-up': (e, { name }) => `${name(e.seat)} had face down: ${cardList(words, e.kinds)}.`,
    recovered: (e, say) => `${e.armies.map((id) => army(words, say, id)).join(', ')}: back at ${place(say.view, e.at)}.`,
    recruits: (e) => `Recruitment: ${cardList(words, e.kinds)} bring ${e.n} units to everybody.`,
    end: (e, say) => `The game is over: ${e.scores.map((n, seat) => `${say.name(seat)} ${n}`).join(', ')}. ${names(say, e.winners)} win.`,
  },
  results: { 'years-over': 'Three Years are over.', destroyer: 'The Destroyer has destroyed an army.' },
  options: {
    leaders: {
      label: 'Leaders',
      help: 'Play with the five leaders, or without for a first game.',
      values: { choose: 'Choose at the table', none: 'None (first game)' },
    },
    teams: {
      label: 'Teams',
      help: 'Each for themselves, two against two, or two against one.',
      values: { none: 'Each for themselves', pairs: 'Two against two', duo: 'Two against one (experimental)' },
    },
    first: { label: 'Starting player', help: 'Who begins; ties are decided in their favour.', values: { random: 'At random' } },
    halving: {
      label: 'Destroyed for want of a retreat',
      help: 'What the dial is halved from.',
      values: { dial: 'The dial after losses', 'before-battle': 'The dial before the battle' },
    },
    chases: {
      label: 'Chases',
      help: 'How many armies may chase after a battle.',
      values: { pairs: 'One for each beaten army', one: 'One for each battle' },
    },
    recovery: {
      label: 'Recovery',
      help: 'Where destroyed armies come back.',
      values: { together: 'All on one fortress', apart: 'Each on any fortress' },
    },
    steals: {
      label: 'Reinforcements',
      help: 'How often Pavyr may steal.',
      values: { armies: 'Once for each army', adjacent: 'Once for each army next to an enemy' },
    },
    destroyer: { label: 'Destroyer allowed', help: 'Basil’s side B can end a game within the first Year.' },
  },
  terms: {
    Army: 'A meeple with a secret dial of 1 to 15 units.',
    Fortress: 'A place with tokens. The top token shows who controls it; every token is worth a point.',
    Initiative: 'In a battle only the weakest side acts.',
    Yield: 'Give up a battle: lose the difference and retreat.',
    Season: 'A quarter of the Strategy phase: everybody plays one strategy card.',
    Year: 'A round of the game: Strategy, Battle, Conquer, Recovery and Recruitment.',
  },
};
