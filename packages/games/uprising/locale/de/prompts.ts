import type { Id } from '@longtable/kernel';
import type { Prompt, Texts } from '@longtable/kit';
import type { Colour } from '../../data/dice.ts';
import type { FactionId, Res, UnitId } from '../../data/factions.ts';
import type { Attribute, HeroId } from '../../data/heroes.ts';
import type { Region } from '../../data/map.ts';
import type { Selection, Window } from '../../data/ops.ts';
import type { QuestId } from '../../data/quests.ts';
import { reasonOf } from '../../data/reasons.ts';
import type { Piece } from '../../events.ts';
import type { Uprising } from '../../spec.ts';
import { factionText, heroText, questText, unitText } from '../describe.ts';
import { reasonText } from '../reasons.ts';
import {
  attributeOf,
  binName,
  cardName,
  cardText,
  dieName,
  goodsText,
  hexName,
  purchaseName,
  thing,
  turnedName,
  type UpSay,
} from '../things.ts';
import { words as w } from './words.ts';

const prompt = (ask: string | ((say: UpSay) => string), option: (id: Id, say: UpSay) => string, explain: string): Prompt<Uprising> => ({
  ask: typeof ask === 'string' ? () => ask : ask,
  option,
  explain,
});
/** The text of a card; a Quest with its goals and rewards. */
const aboutCard = (id: string): string => (id in w.quests ? questText(w, id as QuestId) : cardText(w, id));
const aboutUnit = (id: Id): string => {
  const unitId = String(id).split(':')[0]!;
  return unitId in w.units ? unitText(w, unitId as UnitId) : '';
};
const explained = (plain: Prompt<Uprising>, about: (id: Id, say: UpSay) => string): Prompt<Uprising> => ({ ...plain, about });
/** The cause of the question: "The Courtesan, immediate effect: "; '' for a rule that needs no word. */
const from = (say: UpSay): string => {
  const reason = reasonOf(String(say.with['why'] ?? ''));
  return reason === null || reason.of === 'rule' ? '' : `${reasonText(w, reason)}: `;
};
/** With what the cards among the options say. */
const withTexts = (plain: Prompt<Uprising>): Prompt<Uprising> => ({
  ...plain,
  about: (id) => aboutCard(String(id).replace(/^(buy|quest):/, '')),
});

const hex = (id: Id, say: UpSay): string => (typeof id === 'number' ? hexName(w, say.view, id) : other(id));
const OTHERS: Readonly<Record<string, string>> = {
  none: 'Keines',
  decline: 'Bleib, wo du bist',
  done: 'Fertig',
  with: 'Der Held kommt mit',
  without: 'Der Held bleibt',
  swap: 'Tauschen',
  leave: 'Liegen lassen',
  command: 'Kommando',
};
const other = (id: Id): string => OTHERS[String(id)] ?? String(id);
const seat = (id: Id, say: UpSay): string => (typeof id === 'number' ? say.name(id) : other(id));
const card = (id: Id): string => (String(id) in OTHERS ? other(id) : cardName(w, String(id)));
const res = (id: Id): string => w.resources[id as Res];
const unit = (id: Id): string => w.units[id as UnitId];
const colour = (id: Id): string => w.dice[id as Colour];
const here = (say: UpSay): string => hexName(w, say.view, Number(say.with['hex']));
const foe = (say: UpSay): string => cardName(w, String(say.with['card']));

function act(id: Id, say: UpSay): string {
  const text = String(id);
  if (text === 'end') return 'Zug beenden';
  if (text.startsWith('buy:')) {
    const price = (say.with['prices'] as Record<string, number> | undefined)?.[text.slice(4)];
    return `Markt: ${cardName(w, text.slice(4))} (${price ?? '?'} Salz)`;
  }
  if (text.startsWith('quest:')) return `Quest: ${cardName(w, text.slice(6))}`;
  return text in w.actions ? w.actions[text as keyof typeof w.actions] : `${cardName(w, text)} nutzen`;
}

function usable(id: Id): string {
  if (id === 'cancel-shield') return 'Blitz ausgeben: einen Schild aufheben';
  if (id === 'blood-moon') return 'Blutmond: 1 Würfel erneut werfen';
  if (id === 'done') return 'Weiter';
  return String(id) in w.druids ? `Blitz ausgeben: ${cardName(w, String(id))}` : `${cardName(w, String(id))} nutzen`;
}

function gift(id: Id, say: UpSay): string {
  const text = String(id);
  if (text === 'done') return 'Nichts mehr geben';
  if (text.startsWith('goods:')) return `Ressourcen an ${say.name(Number(text.slice(6)))} geben`;
  const [item, to] = text.split('>');
  if (item! in w.resources) return `1 ${res(item!)} an ${say.name(Number(to))} geben`;
  return `${cardName(w, item!)} an ${say.name(Number(to))} geben`;
}

const THE: Readonly<Record<Piece, string>> = { garrison: 'die Garnison', skeleton: 'das Skelett', curse: 'der Fluch' };
const resources = (say: UpSay): string => (say.with['n'] === 1 ? '1 Ressource' : `${String(say.with['n'])} Ressourcen`);
/** The VP that resources are spent for. */
const gained = (say: UpSay): string => (Number(say.with['to'] ?? -1) < 0 ? '' : `: 1 SP für ${say.name(Number(say.with['to']))}`);
/** The meeting place of Heroes, and the seat whose Trade lets them. */
const meeting = (say: UpSay): string =>
  say.with['hex'] === -1
    ? `Schwur der Schmuggler (${say.name(Number(say.with['by']))}).`
    : `Helden treffen sich auf ${here(say)} beim Handel von ${say.name(Number(say.with['by']))}.`;
const WHERE = 'Welches Hexfeld?';

export const prompts: Texts<Uprising>['prompts'] = {
  prepare: {
    faction: explained(
      prompt(
        'Wähle deine Fraktion.',
        (id) => w.factions[id as FactionId],
        'Jede Fraktion hat eigene Einheiten, Kosten und eigene Produktion.',
      ),
      (id) => factionText(w, id as FactionId),
    ),
    hero: explained(
      prompt(
        'Wähle deinen Helden.',
        (id) => w.heroes[id as HeroId],
        'Seine Attribute zählen für Quests und Items; er bringt zehn Fähigkeiten mit.',
      ),
      (id) => heroText(w, id as HeroId),
    ),
    home: prompt('Wähle dein Heimat-Hexfeld.', hex, 'Dort beginnen deine erste Zuflucht und dein Held.'),
  },
  builder: {
    keep: withTexts(prompt('Behalte eine dieser Fähigkeiten.', card, 'Sie ist sofort im Spiel. Die andere kommt unter dein Deck.')),
    camp: prompt(
      'Du hast keine Zuflucht. Wo lagert dein Held?',
      hex,
      'Auf diesem einen Hexfeld darfst du in dieser Phase Einheiten bauen.',
    ),
    buy: explained(
      prompt(
        ({ view }) =>
          `Baue. Du hast ${view.me === null ? '' : goodsText(w, [view.players[view.me]!.salt, view.players[view.me]!.plunder, view.players[view.me]!.food])}.`,
        (id, say) => (id === 'done' ? 'Bauen beenden' : purchaseName(w, say, id)),
        'Einheiten kommen auf Hexfelder mit deinen Zufluchten, je höchstens 5. Wall und Turm kosten je 1 Beute.',
      ),
      (id) => aboutUnit(id) || aboutCard(String(id)),
    ),
    where: prompt(
      (say) => `Wohin kommen die neuen ${unit(String(say.with['unit']))}?`,
      hex,
      'Auf ein Hexfeld mit deiner Zuflucht, höchstens 5 Einheiten.',
    ),
  },
  turn: {
    act: withTexts(
      prompt(
        (say) => (say.with['acted'] ? 'Nutze eine Karte oder beende deinen Zug.' : `Dein Zug: noch ${String(say.with['ap'])} AP.`),
        act,
        'Beliebig viel Bewegung und Handel, dann eine andere Aktion, die den Zug beendet. Jede kostet 1 AP.',
      ),
    ),
  },
  move: { to: prompt('Wohin geht dein Held?', hex, 'Ein Held darf auf jedes angrenzende Hexfeld und beginnt nie einen Kampf.') },
  command: {
    hex: prompt(
      'Auf welches Hexfeld kommandierst du?',
      hex,
      'Einheiten angrenzender Hexfelder dürfen kommen. Sind Feinde dort, beginnt ein Kampf.',
    ),
    second: prompt('Unterseekompass: ein zweites Hexfeld?', hex, 'Nur Einheiten auf erkundeten Seetürmen dürfen dorthin.'),
    hero: prompt(
      (say) => `Kommt dein Held mit nach ${here(say)}?`,
      other,
      'Ein Held gibt keine Würfel, aber manche Karten brauchen ihn auf dem Kampffeld.',
    ),
    edge: prompt('Eisaxt: von welchem Hexfeld aus wird die unpassierbare Kante überquert?', hex, 'Eine Kante je Kommando.'),
    units: prompt(
      (say) => `Welche Einheiten gehen nach ${here(say)}?`,
      (id, say) => binName(w, say, id),
      'Höchstens 5 eigene Einheiten dürfen dort sein.',
    ),
    more: prompt(
      (say) => `Welche Einheiten gehen nach ${here(say)}?`,
      (id, say) => binName(w, say, id),
      'Höchstens 5 eigene Einheiten dürfen dort sein.',
    ),
  },
  explore: {
    orient: prompt(
      (say) => `Drehe ${here(say)}: wohin ist es unpassierbar?`,
      (id, say) => turnedName(w, say, Number(id)),
      'Unpassierbares Gelände hält alle Einheiten auf, aber keine Helden.',
    ),
  },
  quest: { choose: withTexts(prompt('Welche Quest?', card, 'Du wirfst deine Heldenwürfel.')) },
  exchange: {
    give: explained(
      prompt(
        (say) => `${meeting(say)} Was gibst du?`,
        gift,
        'Ressourcen und Items, die der andere Held nutzen kann. Eine Gegengabe ist nicht nötig.',
      ),
      (id) => cardText(w, String(id).split('>')[0]!),
    ),
    goods: prompt((say) => `Was gibst du ${say.name(Number(say.with['to']))}?`, res, 'Beliebig viele.'),
  },
  activate: { move: prompt((say) => `Wohin geht ${foe(say)}?`, hex, 'Mehrere Hexfelder passen gleich gut: der Startspieler entscheidet.') },
  skeletons: {
    choose: prompt('Welche Skelette gehen als Nächste?', hex, 'Jede Gruppe geht einmal.'),
    move: prompt('Wohin gehen sie?', hex, 'Mehrere Hexfelder passen gleich gut: der Startspieler entscheidet.'),
  },
  scoring: {
    spend: prompt(
      '5 Ressourcen für 1 SP ausgeben?',
      (id, say) => (id === 'done' ? 'Nichts mehr' : `1 SP für ${say.name(Number(id))}`),
      'So oft du willst, für eine beliebige Spielerfraktion.',
    ),
  },
  choose: {
    one: prompt(
      (say) => `${from(say)}wähle eines.`,
      (id) => w.choices[String(id)] ?? String(id),
      'Die Karte lässt dir die Wahl.',
    ),
  },
  select: {
    one: prompt(
      (say) => `${from(say)}${w.selections[say.with['what'] as Selection]}`,
      (id, say) => thing(w, say, id),
      'Die Karte lässt dir die Wahl.',
    ),
  },
  place: {
    hex: prompt(
      (say) =>
        say.with['swap']
          ? `${from(say)}kein Skelett ist übrig, welche werden zur Horde?`
          : `${from(say)}Wohin kommt ${THE[say.with['what'] as Piece]}?`,
      hex,
      'Nur was Karte und Regeln erlauben, steht zur Wahl.',
    ),
  },
  'place-card': {
    hex: prompt((say) => `${from(say)}Wo erscheint ${foe(say)}?`, hex, 'Nur was Karte und Regeln erlauben, steht zur Wahl.'),
  },
  target: {
    faction: prompt((say) => `Wen jagt ${foe(say)}?`, seat, 'Eine Fraktion wird nie von zwei Legionen gejagt.'),
    haven: prompt((say) => `Welche Zuflucht jagt ${foe(say)}?`, hex, 'Die Zuflucht mit den wenigsten Einheiten; hier sind mehrere gleich.'),
  },
  token: { card: prompt((say) => `${from(say)}Welche Karte bekommt den Aktivierungsmarker?`, card, 'Eine mit den wenigsten Markern.') },
  settle: {
    retarget: prompt('Für welche Legion wird zuerst ein Ziel neu vergeben?', card, 'Ihre Zuflucht ist fort.'),
    horde: prompt('Wo erhebt sich zuerst eine Horde?', hex, 'Drei Skelette werden zur Horde.'),
    battle: prompt('Welcher Kampf kommt zuerst?', hex, 'Feinde stehen auf demselben Hexfeld.'),
  },
  'keep-die': { die: prompt('Hochland: welchen Würfel behältst du?', colour, 'Im Fernkampf wirft hier jede Seite nur einen Würfel.') },
  reroll: { dice: prompt('Welche Würfel wirfst du erneut?', (id, say) => dieName(w, say, Number(id)), 'Was sie zeigen, verfällt.') },
  losses: {
    units: prompt(
      (say) => (say.with['n'] === 1 ? 'Wähle 1 Einheit, die fällt.' : `Wähle ${String(say.with['n'])} Einheiten, die fallen.`),
      unit,
      'Gefallene Einheiten kommen auf den Friedhof dessen, der sie zerstört hat.',
    ),
    save: prompt(
      (say) =>
        say.with['n'] === 1
          ? 'Welche davon kommt stattdessen in die Reserve?'
          : `Welche ${String(say.with['n'])} davon kommen stattdessen in die Reserve?`,
      unit,
      'Eine Karte rettet sie.',
    ),
  },
  window: {
    use: withTexts(
      prompt((say) => `${w.windows[say.with['window'] as Window]}: etwas nutzen?`, usable, 'Eines nach dem anderen, bis du weitergehst.'),
    ),
  },
  'hero-roll': {
    guile: prompt(
      (say) => `List: wie viele weiße und gelbe Würfel, höchstens ${String(say.with['n'])}?`,
      colour,
      'Weiße Würfel können Schilde zeigen, gelbe Schädel.',
    ),
    leave: prompt('Welche Würfel lässt du weg?', colour, 'Du darfst weniger Würfel werfen.'),
  },
  pay: { goods: prompt((say) => `${from(say)}Zahle ${resources(say)}${gained(say)}.`, res, 'Beliebiger Art.') },
  goods: { kinds: prompt((say) => `${from(say)}Nimm ${resources(say)}.`, res, 'Welcher Art du willst.') },
  enter: {
    attribute: explained(
      prompt('Welches Attribut steigt?', (id) => w.attributes[id as Attribute], 'Es zählt für Heldenwürfel und Items.'),
      (id, say) => `jetzt ${attributeOf(say, id as Attribute)}`,
    ),
  },
  limit: { discard: withTexts(prompt('Du hast mehr als 10 Karten. Welche wirfst du ab?', card, 'Fähigkeiten und Items zusammen.')) },
  'gain-feat': {
    feat: withTexts(prompt('Durchsuche dein Deck: welche Fähigkeit kommt ins Spiel?', card, 'Danach wird das Deck gemischt.')),
  },
  'card:siren': {
    unit: prompt(
      'Die Sirene ruft: welche Einheit kommt näher?',
      (id, say) => {
        const [name, steps] = String(id).split('@') as [UnitId, string];
        const [from, to] = steps.split('>').map(Number) as [number, number];
        return `${w.units[name]}: ${hexName(w, say.view, from)} → ${hexName(w, say.view, to)}`;
      },
      'Eine Einheit, ein Hexfeld. Wer nicht kann, verliert 1 Nahrung.',
    ),
  },
  'card:siren-flees': { hex: prompt('Wohin flieht die Sirene?', hex, 'Auf das nächste leere Hexfeld.') },
  'card:tide': {
    region: prompt(
      'In welcher Region erhebt sich eine Horde?',
      (id) => w.regions[id as Region],
      'Die dritte Region verliert ihre Skelette.',
    ),
  },
  'card:thieves-map': {
    hex: prompt('Welches verdeckte Plättchen siehst du an?', hex, 'Zwei Plättchen derselben Art.'),
    swap: prompt('Die beiden tauschen?', other, 'Nur du hast sie gesehen.'),
  },
  'card:vision': { order: prompt('Lege diese Quests zurück; die erste liegt oben.', card, 'Nur du siehst sie.') },
  'card:plague-censer': {
    hex: prompt(WHERE, hex, 'Ein Hexfeld mit Garnisonen, das des Helden oder ein angrenzendes.'),
    levels: prompt('Wie viele Garnisonsstufen gehen zurück?', (id) => `${id}`, 'Der Rest wird vom Fluch zerstört.'),
  },
  'card:golden-collar': { item: withTexts(prompt('Welches Item nimmst du?', card, 'Aus der Ablage, bis zu zwei.')) },
  'card:signal-fires': {
    ally: prompt('Welche Fraktion darf jetzt ein Kommando geben?', seat, 'Für eigene AP und Nahrung.'),
    accept: prompt(
      'Signalfeuer: jetzt ein Kommando?',
      (id) => (id === 'decline' ? 'Ablehnen' : other(id)),
      'Es kostet deine AP und Nahrung, aber keinen Zug.',
    ),
  },
  'card:smugglers': { partner: prompt('Mit wem handelst du?', seat, 'Wo immer dieser Held ist.') },
};

export const offers: Texts<Uprising>['offers'] = {
  trade: prompt('Handel: 1 AP für 1 Salz.', () => 'Handel', 'Jederzeit. Helden auf demselben Hexfeld dürfen auch Güter tauschen.'),
  exchange: prompt(
    '3 gegen 1 tauschen.',
    (id) => {
      const [from, to] = String(id).split('>') as [Res, Res];
      return `3 ${w.resources[from]} → 1 ${w.resources[to]}`;
    },
    'Drei gleiche Ressourcen werden jederzeit zu einer anderen.',
  ),
  card: withTexts(prompt('Eine Karte nutzen.', card, 'Karten mit JEDERZEIT wirken jederzeit.')),
  gift: explained(
    prompt(
      'Gib etwas in diesem Handel.',
      gift,
      'Ein anderer Held auf deinem Hexfeld handelt: auch du darfst geben, eines nach dem anderen.',
    ),
    (id) => cardText(w, String(id).split('>')[0]!),
  ),
};
