import type { Id } from '@longtable/kernel';
import { counted, type Texts } from '@longtable/kit';
import type { BannerId, Deed, PlainCard, Region, StrategyCard } from '../../data/cards.ts';
import { leaderOf, type Power } from '../../data/leaders.ts';
import { isAmbush, isPlay, isShift, isSteal, parseAmbush, parsePlay, parseShift, parseSteal, parseStep } from '../../ids.ts';
import type { BannerAct, BattleAct, Extra, Motion, Step, Yield } from '../../spec.ts';
import { army, cardById, cardName, place, type YieldSay } from '../words.ts';
import { words } from './words.ts';

const step = (say: YieldSay, id: Id): string => {
  const { army: who, to } = parseStep(id as Step);
  return `${army(words, say, who)} nach ${place(say.view, to)}`;
};

function extra(say: YieldSay, id: Extra): string {
  if (isShift(id)) {
    const { from, to } = parseShift(id);
    return `Die Festung von ${place(say.view, from)} nach ${place(say.view, to)} versetzen`;
  }
  const { from, region } = parseSteal(id);
  return `${say.name(from)} eine Karte stehlen: ${words.regions[region]}`;
}

function act(say: YieldSay, what: BannerAct): string {
  if (what === 'stop') return 'Diese Karte beenden';
  if (what === 'conquer') return 'Jetzt erobern';
  if (what === 'upgrade') return 'Jetzt ausbauen';
  if (isAmbush(what)) return `Hinterhalt: ${army(words, say, parseAmbush(what))}`;
  return isShift(what) || isSteal(what) ? extra(say, what) : step(say, what);
}

const MOTIONS: Record<Motion, string> = { yield: 'Nachgeben', draw: 'Unentschieden annehmen', pass: 'Die Initiative weitergeben' };

function battleAct(id: BattleAct): string {
  if (!isPlay(id)) return MOTIONS[id];
  const { kind, faceUp } = parsePlay(id);
  return `${cardName(words, kind)} ${faceUp ? 'offen' : 'verdeckt'} spielen`;
}

const dial = (say: YieldSay, id: Id): string => {
  const { at, units } = say.view.armies[Number(id)]!;
  return `${army(words, say, Number(id))}${at < 0 ? ' (nicht auf der Karte)' : ` in ${place(say.view, at)}`}${units ? ` (${units})` : ''}`;
};

const STREETS = { one: 'Straße', other: 'Straßen' };
const DEEDS: Record<Deed, string> = { conquer: 'eine Eroberung', ambush: 'ein Hinterhalt', upgrade: 'ein Ausbau' };

/** Deeds that the banner still grants. */
function granted({ with: { card, movers, streets, left, pool, deed } }: YieldSay): string {
  const parts = [
    ...(Number(movers) > 0
      ? [
          `${counted('de', Number(movers), { one: 'Armee darf', other: 'Armeen dürfen' })} ${counted('de', Number(streets), STREETS)} weit ziehen`,
        ]
      : []),
    ...(Number(left) > 0 ? [`die ziehende Armee hat noch ${counted('de', Number(left), STREETS)}`] : []),
    ...(Number(pool) > 0 ? [`noch ${counted('de', Number(pool), STREETS)} zu verteilen`] : []),
    ...(deed === null || deed === undefined ? [] : [DEEDS[deed as Deed]]),
  ];
  return [words.cards[card as PlainCard].name, ...(parts.length === 0 ? [] : [parts.join(', ')])].join(': ');
}

/** Cards that one kept face down brings. */
const drawn = ({ with: { draw, keep } }: YieldSay): string =>
  draw === keep ? `${draw} Kampfkarten ziehen` : `${draw} Kampfkarten ziehen und ${keep} davon behalten`;

const cardOption = (id: Id): string => cardById(words, id);

export const prompts: Texts<Yield>['prompts'] = {
  setup: {
    leader: {
      ask: () => 'Wähle deinen Anführer und eine seiner beiden Fähigkeiten.',
      option: (id) => `${words.leaders[leaderOf(id as Power)]}: ${words.powers[id as Power].name}`,
      about: (id) => words.powers[id as Power].text,
      explain: 'Die Fähigkeit gilt das ganze Spiel. Jeden Anführer gibt es nur einmal.',
    },
    start: {
      ask: () => 'Wähle die Festung, in der dein Reich beginnt.',
      option: (id, { view }) => place(view, Number(id)),
      explain: 'Du legst einen Stein darauf: Sie ist 2 wert und gehört dir. Deine Armeen beginnen dort oder eine Straße entfernt.',
    },
    place: {
      ask: (say) => `Wo beginnt diese Armee: ${words.armies[say.view.armies[Number(say.with['army'])]!.kind]}?`,
      option: (id, { view }) => place(view, Number(id)),
      explain: 'Auf deiner Startfestung oder daneben. Mehrere deiner Armeen dürfen einen Ort teilen.',
    },
    split: {
      ask: () => 'Verteile deine Einheiten auf deine Armeen. Niemand sieht, wie.',
      option: (id, say) => dial(say, id),
      explain: 'Jede Armee braucht mindestens eine Einheit. Später tauschen Armeen nie Einheiten aus.',
    },
    discard: {
      ask: () => 'Wähle die Kampfkarten, die du abgibst.',
      option: cardOption,
      explain: 'Eine offen gespielte Karte muss zu einer Region passen, in der eine deiner Armeen kämpft.',
    },
  },
  season: {
    choose: {
      ask: ({ view }) => `Jahreszeit ${view.season}: Leg eine Strategiekarte verdeckt vor dich.`,
      option: (id) => words.cards[id as StrategyCard].name,
      explain: 'Alle wählen geheim und handeln dann der Reihe nach. Im Jahr nutzt du vier verschiedene Karten.',
    },
    perform: {
      ask: (say) =>
        `Willst du diese Karte ausführen (${words.cards[say.with['card'] as StrategyCard].name}), oder sie verdeckt lassen und ${drawn(say)}?`,
      option: (id, say) => (id === 'perform' ? 'Aufdecken und ausführen' : `Verdeckt lassen und ${drawn(say)}`),
      explain: 'Eine verdeckt gelassene Karte ist für das Jahr verbraucht und wird nie gezeigt.',
    },
  },
  card: {
    banner: {
      ask: (say) => `${words.cards[say.with['card'] as PlainCard].name}: Welches Banner?`,
      option: (id) => words.banners[id as BannerId],
      explain: 'Manche Karten haben zwei Banner; du nutzt eines davon.',
    },
  },
  banner: {
    act: {
      ask: (say) => `${granted(say)}. Was tust du?`,
      option: (id, say) => act(say, id as BannerAct),
      explain:
        'Alles auf einem Banner ist freiwillig und geht in beliebiger Reihenfolge. Armeen betreten nie einen Ort mit einer fremden Armee.',
    },
  },
  ritual: {
    sacrifice: {
      ask: () => 'Das Ritual verlangt einen Stein. Von welcher Festung?',
      option: (id, { view }) => place(view, Number(id)),
      explain: 'Der unterste Stein geht; eine Festung ohne Steine ist zerstört.',
    },
    copy: {
      ask: () => 'Welche Karte kopiert das Ritual?',
      option: (id, say) => (isShift(id) || isSteal(id) ? extra(say, id) : words.cards[id as PlainCard].name),
      explain: 'Eine deiner fünf anderen Karten, wo immer sie ist. Sie wird dadurch nicht verbraucht.',
    },
    extras: {
      ask: () => 'Noch etwas, bevor das Ritual endet?',
      option: (id, say) => (id === 'stop' ? 'Nein, weiter' : extra(say, id as Extra)),
      explain: 'Das gibt dein Anführer zu einem Ritual dazu, jederzeit nach dem Opfer.',
    },
    marker: {
      ask: () => 'Wer bekommt den Startspielermarker?',
      option: (id, { name }) => name(Number(id)),
      explain: 'Er zählt ab der nächsten Jahreszeit und entscheidet Gleichstände.',
    },
  },
  steal: {
    give: {
      ask: (say) =>
        `${say.name(Number(say.with['seat']))} stiehlt eine Karte: ${words.regions[say.with['region'] as Region]}. Welche gibst du her?`,
      option: cardOption,
      explain: 'Du wählst; nur ihr beide seht sie.',
    },
  },
  upgrade: {
    fortresses: {
      ask: (say) =>
        `${Number(say.with['fallen']) < 0 ? '' : `Freier Ausbau, weil du diese Armee vernichtet hast: ${army(words, say, Number(say.with['fallen']))}. `}Welche Festungen wachsen? Bis zu zwei.`,
      option: (id, { view }) =>
        `${place(view, Number(id))}${view.stacks[Number(id)]!.length === 0 ? ' (neu)' : ` (${view.stacks[Number(id)]!.length})`}`,
      explain: 'Jede bekommt einen Stein und ist 1 mehr wert.',
    },
  },
  discard: {
    cards: {
      ask: () => 'Wähle die Kampfkarten, die du ablegst.',
      option: cardOption,
      explain: 'Eine Eroberung kostet eine Karte, und niemand hält mehr als zehn.',
    },
  },
  choice: {
    discard: {
      ask: (say) => `Behalte ${say.with['keep']} der eben gezogenen Karten: Welche gehen?`,
      option: cardOption,
      explain: 'Hier können nur die eben gezogenen Karten abgegeben werden.',
    },
  },
  battles: {
    choose: {
      ask: () => 'Mehrere Schlachten stehen an. Welche kommt als nächste?',
      option: (id, { view }) => `Die Schlacht bei ${place(view, view.armies[Number(id)]!.at)}`,
      explain: 'Der Startspieler bestimmt die Reihenfolge.',
    },
  },
  battle: {
    act: {
      ask: (say) =>
        Number(say.with['behind']) > 0
          ? `Du liegst um ${say.with['behind']} zurück. Spiel eine Karte, oder gib nach: ${say.with['undead'] === true ? 'Die Toten erheben sich,' : 'Das kostet'} ${counted('de', Number(say.with['behind']), { one: 'Einheit', other: 'Einheiten' })}.`
          : 'Es steht gleich. Spiel eine Karte oder belass es dabei.',
      option: (id) => battleAct(id as BattleAct),
      explain: 'Offen braucht eine Karte ihre Region und gibt ihren Wert; verdeckt gibt jede ein wenig. Die schwächere Seite muss handeln.',
    },
    agree: {
      ask: (say) => `Dein Verbündeter will dies: ${MOTIONS[say.with['motion'] as Motion]}. Bist du einverstanden?`,
      option: (id) => (id === 'agree' ? 'Einverstanden' : 'Ablehnen und eine Karte spielen'),
      explain:
        'Verbündete geben nur gemeinsam nach und nehmen nur gemeinsam ein Unentschieden an. Wer ablehnt, muss die nächste Karte spielen.',
    },
    suffer: {
      ask: (say) =>
        say.with['undead'] === true
          ? `Die Toten erheben sich: ${counted('de', Number(say.with['loss']), { one: 'Einheit', other: 'Einheiten' })} mehr. Welche Armee wächst?`
          : `Welche Armee trägt den Verlust von ${say.with['loss']}?`,
      option: (id, say) => dial(say, id),
      explain: 'Eine Armee trägt alles; nur was ihre Einheiten übersteigt, geht an eine andere.',
    },
  },
  retreat: {
    step: {
      ask: () => 'Schick eine geschlagene Armee fort.',
      option: (id, say) => step(say, id),
      explain: 'Eine Straße weit, an einen Ort ohne fremde Armee. Eine Armee, die nicht fort kann, wird vernichtet.',
    },
  },
  chase: {
    step: {
      ask: () => 'Nachsetzen? Eine deiner Armeen darf den Platz einer geschlagenen einnehmen.',
      option: (id, say) => (id === 'stop' ? 'Stehen bleiben' : step(say, id)),
      explain: 'Jeder geschlagenen Armee setzt höchstens eine nach, jede siegreiche Armee einmal.',
    },
  },
  recovery: {
    split: {
      ask: (say) => `Rekruten: ${say.with['gain']} Einheiten stoßen zu dir. Wohin? Niemand sieht es.`,
      option: (id, say) => dial(say, id),
      explain: 'Keine Armee fasst mehr als 15. Was keinen Platz findet, ist verloren.',
    },
  },
  recover: {
    fortress: {
      ask: () => 'Wo kehren deine vernichteten Armeen zurück?',
      option: (id, { view }) => place(view, Number(id)),
      explain: 'Auf einer deiner Festungen, mit der Hälfte ihrer Einheiten.',
    },
  },
};
