import type { Id } from '@longtable/kernel';
import type { Texts } from '@longtable/kit';
import { FLANKS, type Position, type Space } from '../../data/board.ts';
import { CARD_DATA, COMBAT_CARDS, type CombatCard } from '../../data/combat-cards.ts';
import { FIGHTERS } from '../../data/fighters.ts';
import type { Kind } from '../../data/goods.ts';
import { NOBODY } from '../../data/numbers.ts';
import type { TurnPower } from '../../data/powers.ts';
import { TILES } from '../../data/structures.ts';
import { parsePost, parseStanding } from '../../ids.ts';
import { COMPENSATIONS, OFFERS, REWARDS } from '../../query/gains.ts';
import type { CrownOfAsh, Standing } from '../../spec.ts';
import { areaName, type CrownSay, costText, fighter, fighterList, goodsText, necromancer, roman, tileName, who } from '../words.ts';
import { words as w } from './words.ts';

const area = (a: number): string => areaName(w, a);
const withNumber = (say: CrownSay, key: string): number => Number(say.with[key]);
const fighterOption = (id: Id): string => fighter(w, Number(id));
const kindOption = (id: Id): string => (id === 'special' ? 'Sonderzutat' : id === 'gold' ? 'Gold' : w.kinds[id as Kind]);
const power = (id: Id): string => `${w.powers[id as TurnPower].name}: ${w.powers[id as TurnPower].text}`;
const spaceOption = (id: Id): string => (id in w.powers ? power(id) : w.space(id as Space, area));
/** The modifier of an attack position. */
const flank = (id: Id, { view }: CrownSay): string => {
  const n = FLANKS[view.options.flanks].modifiers[id as Position];
  return n === undefined ? '' : `Gibt deiner Summe ${n < 0 ? `−${-n}` : `+${n}`}.`;
};
const raiseOption = (id: Id): string => {
  if (id === 'end') return 'Den Zug beenden';
  if (typeof id === 'string') return power(id);
  return `${fighter(w, id)} (${roman(FIGHTERS[id]!.tier)}): ${costText(w, id)}`;
};
/** Fighters are asked for here only to be refused: it is not their moment. */
const placeOption = (id: Id): string => (typeof id === 'number' ? raiseOption(id) : spaceOption(id));
const tileOption = (id: Id): string => {
  const tile = TILES[Number(id)]!;
  const offers = tile.resurrects ? w.resurrects : goodsText(w, OFFERS[Number(id)]!.goods, OFFERS[Number(id)]!.special);
  return `${tileName(w, Number(id))}: ${tile.cost} Gold, ${tile.vp} SP, ${offers}`;
};
const cardOption = (id: Id): string => {
  const n = COMBAT_CARDS.indexOf(id as CombatCard);
  const wins = goodsText(w, REWARDS[n]!.goods, REWARDS[n]!.special, REWARDS[n]!.vp);
  const loses = n === 0 ? 'ein Opfer oder ein Kämpfer zurück' : goodsText(w, COMPENSATIONS[n]!.goods, COMPENSATIONS[n]!.special);
  return `${id === 'die' ? 'Würfel' : CARD_DATA[n]!.value} (Sieg: ${wins}; Niederlage: ${loses})`;
};
/** The owner of the land, for the builder. */
function ground(say: CrownSay, region: number): string {
  const owner = say.view.owner[region]!;
  if (owner === NOBODY) return 'frei';
  return owner === say.view.me ? 'auf dein Bauwerk' : `gehört: ${who(w, say, owner)}`;
}

const yesNo = (yes: string, no: string) => (id: Id) => (id === 'no' ? no : yes);
const target = (say: CrownSay): string => {
  const position = say.with['position'] as Position | '' | undefined;
  return position ? `${w.citadel}, ${w.positions[position]}` : area(withNumber(say, 'area'));
};
const minion = (say: CrownSay, { who: of, space }: ReturnType<typeof parseStanding>): string =>
  `${who(w, say, of)} – ${w.space(space, area)}`;

function post(id: Id): string {
  const plan = parsePost(id);
  if ('hand' in plan) return 'Zurück auf die Hand';
  return 'area' in plan ? `Nach: ${area(plan.area)}` : `Im Tausch gegen ${fighter(w, plan.swap)}`;
}

export const prompts: Texts<CrownOfAsh>['prompts'] = {
  setup: {
    necromancer: {
      ask: () => 'Welchen Nekromanten spielst du?',
      ...necromancer(w),
      explain: 'Alle haben das gleiche Material. Für Fortgeschrittene hat jeder zwei Kräfte und einen Marker für beide.',
    },
  },
  turn: {
    place: {
      ask: (say) => `Schick einen Diener aus: wohin? Diese Runde hast du noch ${withNumber(say, 'left')}.`,
      option: placeOption,
      about: flank,
      explain:
        'Sammle bei einem Bauwerk, nimm Gold, bau, greif an oder frisch deine Kampfkarten auf. Am Zugende darfst du einen Kämpfer erwecken.',
    },
    exhume: {
      ask: () => 'Ausgraben: Welchen Kämpfer erweckst du?',
      option: raiseOption,
      explain: 'Du zahlst seine Kosten und darfst ihn noch in diesem Zug einsetzen.',
    },
    raise: {
      ask: () => 'Erweckst du einen Kämpfer, bevor dein Zug endet?',
      option: raiseOption,
      explain: 'Einen Kämpfer der Auslage für seine Kosten. Er kommt auf deine Hand und dient ab deinem nächsten Zug.',
    },
    end: { ask: () => 'Noch etwas, bevor dein Zug endet?', option: raiseOption, explain: 'Deine Kraft kannst du noch einsetzen.' },
  },
  build: {
    tile: { ask: () => 'Was baust du?', option: tileOption, explain: 'Du zahlst in Gold und bekommst sofort, was das Bauwerk bietet.' },
    region: {
      ask: (say) => `Wo baust du? ${tileName(w, withNumber(say, 'tile'))}`,
      option: (id, say) => `${area(Number(id))} (${ground(say, Number(id))})`,
      explain: 'In einer freien Region oder auf einem eigenen Bauwerk. Jedes überbaute Plättchen bringt 1 SP.',
    },
  },
  gain: {
    special: {
      ask: (say) => `Sonderzutaten: Wähle ${withNumber(say, 'n')} ${withNumber(say, 'n') === 1 ? 'Grundstoff' : 'Grundstoffe'}.`,
      option: kindOption,
      explain: 'Eine Sonderzutat ist ein beliebiger Grundstoff, jede für sich. Gold ist sie nie.',
    },
  },
  amend: {
    defenders: {
      ask: (say) =>
        `Wer verteidigt? ${target(say)}. Jetzt dort: ${fighterList(w, say.with['present'] as readonly number[])}. Niemand zu wählen lässt es unverteidigt.`,
      option: fighterOption,
      explain: 'Wähle bis zu zwei. Wer nicht gewählt wird, ist oder kommt wieder auf deine Hand.',
    },
  },
  raise: {
    withGold: {
      ask: (say) =>
        `${fighter(w, withNumber(say, 'fighter'))} kostet ${costText(w, withNumber(say, 'fighter'))}. Was davon zahlst du mit Gold?`,
      option: kindOption,
      explain: 'Ein Gold steht für eine beliebige Einheit. Was du nicht mit Gold zahlst, kommt aus deinem Lager.',
    },
    ingredients: {
      ask: (say) => `Welche Stoffe zahlen die Sonderzutaten? ${fighter(w, withNumber(say, 'fighter'))}`,
      option: kindOption,
      explain: 'Jeder Grundstoff ist recht.',
    },
  },
  combat: {
    attackers: {
      ask: (say) => `Angriff: ${target(say)}. Wen schickst du?`,
      option: fighterOption,
      explain: 'Verdeckt; der Verteidiger sieht nur, wie viele. Wer siegt, rückt ein, keiner darf zurückbleiben.',
    },
    unveil: {
      ask: (say) =>
        `${who(w, say, withNumber(say, 'attacker'))} greift an: ${target(say)}, ${withNumber(say, 'n')} verdeckt. Entschleiern?`,
      option: yesNo('Die Angreifer aufdecken', 'Verdeckt lassen'),
      explain: w.powers.unveil.text,
    },
    cards: {
      ask: (say) => `Kampf: ${target(say)}. Wähle geheim eine Kampfkarte.`,
      option: cardOption,
      explain: 'Beide Karten werden zugleich aufgedeckt. Die höhere Summe siegt, bei Gleichstand der Verteidiger.',
    },
    forewarn: {
      ask: (say) => `Vorahnung: Welche Karte liegt dort? Gegner: ${who(w, say, withNumber(say, 'against'))}`,
      option: (id) => (id === 'no' ? 'Die Kraft nicht einsetzen' : `Ich nenne ${w.cards[id as CombatCard]}`),
      explain: w.powers.forewarn.text,
    },
    fortify: {
      ask: (say) => `Es steht ${withNumber(say, 'attack')} zu ${withNumber(say, 'defence')}. Festigst du dein angreifendes Paar?`,
      option: yesNo('Das Paar festigen', 'Nein'),
      explain: w.powers.fortify.text,
    },
    zero: {
      ask: () => 'Du hast mit der 0 verloren: Was wählst du?',
      option: (id) => (id === 'casualty' ? 'Der Sieger verliert einen Kämpfer' : `Zurück auf deine Hand: ${fighter(w, Number(id))}`),
      explain: 'Entweder begräbt der Sieger einen Kämpfer aus diesem Kampf, oder einer aus deinem Friedhof kehrt zurück.',
    },
    casualty: {
      ask: (say) => `Gesiegt, aber einer deiner Kämpfer fällt: ${target(say)}. Wer?`,
      option: fighterOption,
      explain: 'Die 0 des Verlierers fordert ein Opfer. Es kommt auf deinen Friedhof.',
    },
  },
  dice: {
    overturn: {
      ask: (say) => {
        const values = say.with['values'] as readonly number[];
        const rolls = (say.with['rollers'] as readonly number[]).map((p, i) => `${who(w, say, p)} ${values[i]}`).join(', ');
        return `${say.with['why'] === 'region' ? 'Region der KI' : 'Würfel'}: ${rolls}. Einen Wurf umstürzen?`;
      },
      option: (id, say) => (id === 'keep' ? 'Es bleibt dabei' : `Neu würfeln: ${who(w, say, Number(id))}`),
      explain: w.powers.overturn.text,
    },
  },
  fence: {
    give: { ask: () => 'Hehlerei: Was gibst du her?', option: kindOption, explain: w.powers.fence.text },
    take: {
      ask: (say) => `Für ${goodsText(w, say.with['gave'] as readonly number[])} nimmst du …`,
      option: kindOption,
      explain: 'Ebenso viele andere Grundstoffe, wie du gegeben hast.',
    },
  },
  command: {
    minion: {
      ask: () => 'Befehl: Welcher Diener wird versetzt?',
      option: (id, say) => minion(say, parseStanding(id as Standing)),
      explain: w.powers.command.text,
    },
    to: {
      ask: () => 'Wohin kommt der Diener?',
      option: spaceOption,
      explain: 'Auf ein freies oder unbegrenztes Feld. Es folgt keine Aktion.',
    },
  },
  reinforce: {
    fighter: { ask: () => 'Verstärken: welcher Kämpfer?', option: fighterOption, explain: w.powers.reinforce.text },
    post: {
      ask: (say) => `Wohin kommt ${fighter(w, withNumber(say, 'fighter'))}?`,
      option: post,
      explain: 'Regionen fassen zwei Verteidiger, die Zitadelle drei.',
    },
  },
  fortify: {
    pair: {
      ask: () => 'Festigen: welches Paar?',
      option: (id, { view }) => `${area(Number(id))}: ${fighterList(w, view.defenders[Number(id)]!)}`,
      explain: w.powers.fortify.text,
    },
  },
  turnOrder: {
    arrange: {
      ask: (say) =>
        `Du liegst hinten: Leg die Reihenfolge der nächsten Runde fest.${withNumber(say, 'ai') >= 0 ? ' Die KI bleibt Letzte.' : ''}`,
      option: (id, say) => who(w, say, Number(id)),
      explain: 'Früh wählst du Felder und Kämpfer zuerst; spät eroberst und baust du leichter.',
    },
    starter: {
      ask: () => 'Du liegst hinten: Wer beginnt die nächste Runde?',
      option: (id, say) => who(w, say, Number(id)),
      explain: 'Von dort geht es im Uhrzeigersinn weiter.',
    },
  },
};
