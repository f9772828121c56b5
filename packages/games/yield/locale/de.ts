import type { Id } from '@longtable/kernel';
import type { Texts } from '@longtable/kit';
import type { BannerId, PlainCard, Region, StrategyCard } from '../data/cards.ts';
import { leaderOf, type Power } from '../data/leaders.ts';
import type { Motion, Yield } from '../spec.ts';
import { army, cardById, cardList, cardName, names, pair, place, places, type Words, type YieldSay } from './words.ts';

export const words: Words = {
  regions: { forest: 'Wald', wetlands: 'Sumpf', town: 'Stadt' },
  armies: { archer: 'Bogenschützen', infantry: 'Fußvolk', cavalry: 'Reiterei', champion: 'Recke' },
  soldiers: { 3: 'Schützen', 4: 'Speere', 5: 'Fußvolk', 6: 'Reiterei' },
  cards: {
    'move-all': { name: 'Alle ziehen', text: 'Jede deiner Armeen darf eine Straße weit ziehen.' },
    'move-two': { name: 'Zwei ziehen', text: 'Eine Armee zieht bis zu zwei Straßen weit oder zwei Armeen je eine.' },
    conquer: {
      name: 'Erobern',
      text: 'Nimm jede Festung, auf der deine Armeen stehen; davor oder danach darf eine Armee eine Straße weit ziehen.',
    },
    ambush: { name: 'Hinterhalt', text: 'Kämpfe sofort mit 6 mehr, oder zieh mit einer Armee eine Straße weit.' },
    upgrade: {
      name: 'Ausbauen',
      text: 'Leg auf bis zu zwei deiner Festungen einen Stein; davor oder danach darf eine Armee eine Straße weit ziehen.',
    },
    ritual: {
      name: 'Ritual',
      text: 'Opfere den untersten Stein einer Festung, kopiere eine deiner anderen Karten und vergib dann den Startspielermarker.',
    },
  },
  banners: {
    'all-move-1': 'Jede Armee eine Straße',
    'one-moves-2': 'Eine Armee bis zu zwei Straßen',
    'two-move-1': 'Zwei Armeen je eine Straße',
    'conquer-and-move': 'Erobern, und eine Armee eine Straße',
    ambush: 'Hinterhalt (+6)',
    'one-moves-1': 'Eine Armee eine Straße',
    'upgrade-and-move': 'Ausbauen, und eine Armee eine Straße',
    'all-move-1-and-1': 'Jede Armee eine Straße, und eine Straße mehr',
    'move-3': 'Drei Straßen, beliebig verteilt',
    'conquer-and-move-2': 'Erobern, und zwei Straßen beliebig verteilt',
    'ambush-and-move-1': 'Hinterhalt (+6), und eine Straße',
    'move-2': 'Zwei Straßen, beliebig verteilt',
    'upgrade-and-move-2': 'Ausbauen, und zwei Straßen beliebig verteilt',
  },
  leaders: { keralon: 'König Keralon', lemron: 'Lemron', basil: 'Basil', vymar: 'Vymar', pavyr: 'Pavyr' },
  powers: {
    'keralon-a': { name: 'Vierte Armee', text: 'Führt vier Armeen; dieselben 12 Einheiten werden auf sie verteilt.' },
    'keralon-b': { name: 'Recke', text: 'Eine Armee ist der Recke: In seinen Schlachten zählt jede offen gespielte Karte 2 mehr.' },
    'lemron-a': {
      name: 'Festungen versetzen',
      text: 'Darf mit einem Ritual eine eigene Festung auf den Nachbarort versetzen; zwei eigene Stapel werden einer.',
    },
    'lemron-b': { name: 'Macht ausbreiten', text: 'Darf mit der Karte Ausbauen neue Festungen gründen, wo eigene Armeen stehen.' },
    'basil-a': {
      name: 'Untote Armeen',
      text: 'Gewinnt die Einheiten, die eine verlorene Schlacht kosten würde; nur ein versperrter Rückzug vernichtet seine Armeen.',
    },
    'basil-b': { name: 'Zerstörer', text: 'Gewinnt das Spiel, sobald er eine feindliche Armee vernichtet.' },
    'vymar-a': { name: 'Kämpfer aller Regionen', text: 'Verdeckt gespielte Kampfkarten zählen 3 statt 1.' },
    'vymar-b': { name: 'Schneller Reisender', text: 'Die vom Ritual kopierte Karte bringt eine Bewegung mehr, beliebig verteilt.' },
    'pavyr-a': { name: 'Verstärkungen', text: 'Stiehlt mit einem Ritual Nachbarn Kampfkarten genannter Regionen, eine je Armee.' },
    'pavyr-b': { name: 'Festungsheere', text: 'Eigene Festungen neben einem kämpfenden Feind geben ihren Wert und ihre Region dazu.' },
  },
  phases: {
    setup: 'Aufbau',
    strategy: 'Strategie',
    battle: 'Schlacht',
    conquer: 'Eroberung',
    recovery: 'Erholung und Rekrutierung',
    end: 'Das Ende',
  },
  armyOf: (name, kind) => `${kind} von ${name}`,
};

const step = (say: YieldSay, id: Id): string => {
  const [who, to] = pair(id);
  return `${army(words, say, who)} nach ${place(say.view, to)}`;
};

function extra(say: YieldSay, id: Id): string {
  if (String(id).startsWith('shift:')) {
    const [from, to] = pair(id);
    return `Die Festung von ${place(say.view, from)} nach ${place(say.view, to)} versetzen`;
  }
  const [, seat, region] = String(id).split(':');
  return `${say.name(Number(seat))} eine Karte stehlen: ${words.regions[region as Region]}`;
}

function act(say: YieldSay, id: Id): string {
  const what = String(id);
  if (what === 'stop') return 'Diese Karte beenden';
  if (what === 'conquer') return 'Jetzt erobern';
  if (what === 'upgrade') return 'Jetzt ausbauen';
  if (what.startsWith('ambush:')) return `Hinterhalt: ${army(words, say, Number(what.slice(7)))}`;
  if (what.startsWith('shift:') || what.startsWith('steal:')) return extra(say, id);
  return step(say, id);
}

const MOTIONS: Record<Motion, string> = { yield: 'Nachgeben', draw: 'Unentschieden annehmen', pass: 'Die Initiative weitergeben' };

function battleAct(id: Id): string {
  const [how, card] = String(id).split(':');
  if (how === 'up') return `${cardById(words, card!)} offen spielen`;
  if (how === 'down') return `${cardById(words, card!)} verdeckt spielen`;
  return MOTIONS[how as Motion];
}

const dial = (say: YieldSay, id: Id): string => {
  const { at, units } = say.view.armies[Number(id)]!;
  return `${army(words, say, Number(id))}${at < 0 ? ' (nicht auf der Karte)' : ` in ${place(say.view, at)}`}${units ? ` (${units})` : ''}`;
};

const cardOption = (id: Id): string => cardById(words, id);

export const de: Texts<Yield> = {
  name: 'Yield',
  tagline: 'Drei Jahre marschieren, bluffen und im rechten Augenblick nachgeben.',
  prompts: {
    setup: {
      leader: {
        ask: () => 'Wähle deinen Anführer und eine seiner beiden Fähigkeiten.',
        option: (id) => `${words.leaders[leaderOf(id as Power)]}: ${words.powers[id as Power].name}`,
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
        ask: (say) => `${words.cards[say.with['card'] as StrategyCard].name} ausführen oder verdeckt lassen und Karten ziehen?`,
        option: (id) => (id === 'perform' ? 'Aufdecken und ausführen' : 'Verdeckt lassen und Karten ziehen'),
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
        ask: () => 'Was tust du?',
        option: (id, say) => act(say, id),
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
        option: (id, say) => (String(id).includes(':') ? extra(say, id) : words.cards[id as PlainCard].name),
        explain: 'Eine deiner fünf anderen Karten, wo immer sie ist. Sie wird dadurch nicht verbraucht.',
      },
      extras: {
        ask: () => 'Noch etwas, bevor das Ritual endet?',
        option: (id, say) => (id === 'stop' ? 'Nein, weiter' : extra(say, id)),
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
        ask: () => 'Welche Festungen wachsen? Bis zu zwei.',
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
        explain: 'Hier können nur Karten dieses Zugs abgegeben werden.',
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
            ? `Du liegst um ${say.with['behind']} zurück. Spiel eine Karte oder gib nach.`
            : 'Es steht gleich. Spiel eine Karte oder belass es dabei.',
        option: (id) => battleAct(id),
        explain:
          'Offen braucht eine Karte ihre Region und gibt ihren Wert; verdeckt gibt jede ein wenig. Die schwächere Seite muss handeln.',
      },
      agree: {
        ask: (say) => `Dein Verbündeter will dies: ${MOTIONS[say.with['motion'] as Motion]}. Bist du einverstanden?`,
        option: (id) => (id === 'agree' ? 'Einverstanden' : 'Ablehnen und eine Karte spielen'),
        explain: 'Verbündete geben nur gemeinsam nach. Wer ablehnt, muss die nächste Karte spielen.',
      },
      suffer: {
        ask: (say) => `Welche Armee trägt den Verlust von ${say.with['loss']}?`,
        option: (id, say) => dial(say, id),
        explain: 'Eine Armee trägt alles; nur wenn sie aufgebraucht ist, geht der Rest an eine andere.',
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
  },
  offers: {},
  events: {
    first: (e, { name }) => `${name(e.seat)} hat den Startspielermarker.`,
    leader: (e, { name }) => `${name(e.seat)} führt mit ${words.leaders[leaderOf(e.power)]}: ${words.powers[e.power].name}.`,
    start: (e, { name, view }) => `${name(e.seat)} beginnt in ${place(view, e.at)}.`,
    placed: (e, say) => `${army(words, say, e.army)}: aufgestellt in ${place(say.view, e.at)}.`,
    year: (e) => `Jahr ${e.year} beginnt.`,
    season: (e) => `Jahreszeit ${e.season}.`,
    performed: (e, { name }) => `${name(e.seat)} deckt auf: ${words.cards[e.card].name}.`,
    kept: (e, { name }) => `${name(e.seat)} lässt eine Karte verdeckt.`,
    copied: (e, { name }) => `${name(e.seat)} kopiert ${words.cards[e.card].name}.`,
    moved: (e, say) => {
      const how = e.why === 'card' ? 'zieht' : e.why === 'retreat' ? 'weicht' : 'setzt nach';
      return `${army(words, say, e.army)}: ${how} von ${place(say.view, e.from)} nach ${place(say.view, e.to)}.`;
    },
    drew: (e, { name }) => `${name(e.seat)} zieht ${e.n}.`,
    'drew-cards': (e) => (e.kinds.length === 0 ? null : `Du hast gezogen: ${cardList(words, e.kinds)}.`),
    discarded: (e, { name }) => (e.kinds.length === 0 ? null : `${name(e.seat)} legt ab: ${cardList(words, e.kinds)}.`),
    reshuffled: (e) => `Die Ablage (${e.n}) wird der neue Stapel.`,
    conquered: (e, { name, view }) => `${name(e.seat)} erobert ${places(view, e.places)} (Wert ${e.values.join(', ')}).`,
    upgraded: (e, { name, view }) => `${name(e.seat)} baut aus: ${places(view, e.places)} (Wert ${e.values.join(', ')}).`,
    built: (e, { name, view }) => `${name(e.seat)} gründet eine Festung in ${place(view, e.at)}.`,
    sacrificed: (e, { name, view }) => `${name(e.seat)} opfert einen Stein von ${place(view, e.at)} (Wert ${e.value}).`,
    shifted: (e, { name, view }) =>
      `${name(e.seat)} versetzt die Festung von ${place(view, e.from)} nach ${place(view, e.to)} (Wert ${e.value}).`,
    stole: (e, { name }) =>
      `${name(e.seat)} verlangt von ${name(e.from)} ${words.regions[e.region]}: ${e.found ? 'eine Karte wechselt die Hand' : 'es gibt keine'}.`,
    'stole-card': (e) => `Es ist ${cardName(words, e.kind)}.`,
    marker: (e, { name }) => `${name(e.seat)} gibt den Startspielermarker an ${name(e.to)}.`,
    phase: (e) => `${words.phases[e.phase]}.`,
    battle: (e, say) =>
      `${e.ambusher < 0 ? 'Schlacht' : `Hinterhalt von ${say.name(e.ambusher)}`}: ${e.armies.map((id, i) => `${army(words, say, id)} ${e.units[i]}`).join(', ')}.`,
    initiative: (e, say) => `Die Initiative liegt bei ${names(say, e.seats)}.`,
    played: (e, { name }) =>
      `${name(e.seat)} spielt ${e.kind === null ? 'eine Karte verdeckt' : cardName(words, e.kind)}: +${e.adds}, jetzt ${e.total}.`,
    motion: () => null,
    refused: (e, { name }) => `${name(e.seat)} lehnt ab und spielt weiter.`,
    passed: (e, say) => `Initiative weitergegeben: ${names(say, e.seats)}.`,
    drawn: (e, say) => `Unentschieden zwischen ${names(say, e.seats)}.`,
    yielded: (e, say) => `Nachgegeben: ${names(say, e.seats)}, Verlust ${e.loss}.`,
    lost: (e, say) => `${army(words, say, e.army)}: verliert ${e.n}, es bleiben ${e.left}.`,
    destroyed: (e, say) => `${army(words, say, e.army)}: vernichtet in ${place(say.view, e.at)}; die Scheibe fällt auf ${e.dial}.`,
    rises: (e, say) => `${army(words, say, e.army)}: wird um ${e.n} wachsen.`,
    rose: (e, say) => `${army(words, say, e.army)}: Die Toten sind auferstanden, ${e.units} Einheiten.`,
    won: (e, say) => `Sieg in der Schlacht: ${names(say, e.seats)}.`,
    'turned-up': (e, { name }) => `${name(e.seat)} hatte verdeckt: ${cardList(words, e.kinds)}.`,
    recovered: (e, say) => `${e.armies.map((id) => army(words, say, id)).join(', ')}: zurück in ${place(say.view, e.at)}.`,
    recruits: (e) => `Rekrutierung: ${cardList(words, e.kinds)} bringen allen ${e.n} Einheiten.`,
    end: (e, say) =>
      `Das Spiel ist aus: ${e.scores.map((n, seat) => `${say.name(seat)} ${n}`).join(', ')}. Sieg: ${names(say, e.winners)}.`,
  },
  results: { 'years-over': 'Drei Jahre sind vorüber.', destroyer: 'Der Zerstörer hat eine Armee vernichtet.' },
  options: {
    leaders: {
      label: 'Anführer',
      help: 'Mit den fünf Anführern spielen oder für ein erstes Spiel ohne.',
      values: { choose: 'Am Tisch wählen', none: 'Keine (erstes Spiel)' },
    },
    teams: {
      label: 'Bündnisse',
      help: 'Jeder für sich, zwei gegen zwei oder zwei gegen einen.',
      values: { none: 'Jeder für sich', pairs: 'Zwei gegen zwei', duo: 'Zwei gegen einen (experimentell)' },
    },
    first: { label: 'Startspieler', help: 'Wer beginnt; Gleichstände gehen zu seinen Gunsten aus.', values: { random: 'Zufällig' } },
    halving: {
      label: 'Vernichtet ohne Rückzug',
      help: 'Wovon die Scheibe halbiert wird.',
      values: { dial: 'Scheibe nach den Verlusten', 'before-battle': 'Scheibe vor der Schlacht' },
    },
    chases: {
      label: 'Nachsetzen',
      help: 'Wie viele Armeen nach einer Schlacht nachsetzen.',
      values: { pairs: 'Eine je geschlagene Armee', one: 'Eine je Schlacht' },
    },
    recovery: {
      label: 'Erholung',
      help: 'Wo vernichtete Armeen zurückkehren.',
      values: { together: 'Alle auf einer Festung', apart: 'Jede auf einer beliebigen' },
    },
    steals: {
      label: 'Verstärkungen',
      help: 'Wie oft Pavyr stehlen darf.',
      values: { armies: 'Einmal je Armee', adjacent: 'Einmal je Armee neben einem Feind' },
    },
    destroyer: { label: 'Zerstörer erlaubt', help: 'Basils Seite B kann ein Spiel schon im ersten Jahr beenden.' },
  },
  terms: {
    Armee: 'Eine Figur mit einer geheimen Scheibe von 1 bis 15 Einheiten.',
    Festung: 'Ein Ort mit Steinen. Der oberste zeigt, wem sie gehört; jeder Stein ist einen Punkt wert.',
    Initiative: 'In einer Schlacht handelt nur die schwächste Seite.',
    Nachgeben: 'Eine Schlacht aufgeben: die Differenz verlieren und sich zurückziehen.',
    Jahreszeit: 'Ein Viertel der Strategiephase: Jeder spielt eine Strategiekarte.',
    Jahr: 'Eine Runde des Spiels: Strategie, Schlacht, Eroberung, Erholung und Rekrutierung.',
  },
};
