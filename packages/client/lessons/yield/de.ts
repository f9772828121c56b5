import type { StepWords } from '../lesson.ts';
import type { StepId } from './en.ts';

export const de: Readonly<Record<StepId, StepWords>> = {
  theme: {
    title: 'Das letzte Jahr',
    say: 'Du führst das goldene Haus am Westufer, Mirela das violette im Osten. Es ist das dritte und letzte Jahr, und seine zweite Jahreszeit beginnt.',
    why: 'Eine Partie dauert drei Jahre. Ein Jahr hat vier Jahreszeiten für die Strategie, dann alle Schlachten, dann die Eroberung dessen, worauf Armeen stehen.',
  },
  goal: {
    title: 'Was zählt',
    say: 'Nur Festungen geben Punkte: die Stapel auf der Karte. Der oberste Stein sagt, wem sie gehört, die Höhe, was sie wert ist. Du hast 5 Punkte, Mirela 7.',
    why: 'Armeen, Einheiten und Karten sind am Ende nichts wert. Sie helfen dir nur, zur rechten Zeit auf dem rechten Stapel zu stehen.',
  },
  lay: {
    title: 'Leg eine Karte',
    say: 'In jeder Jahreszeit legen alle eine Strategiekarte verdeckt vor sich. Wähle Zwei ziehen.',
    why: 'Deine Reiterei ist zwei Straßen von Marrow Hold entfernt, einer Festung, die niemandem gehört. Alle ziehen ist schon verbraucht: Jede Karte dient einmal im Jahr.',
    other:
      'Eine gute Karte, aber nicht jetzt: Erst muss eine Armee auf einer Festung stehen, sonst gibt es nichts zu erobern. Zwei ziehen bringt sie hin.',
  },
  turn: {
    title: 'Deck sie auf',
    say: 'Du bist zuerst dran. Deck deine Karte auf und führe sie aus.',
    why: 'Der andere Weg: Sie bleibt verdeckt, und du ziehst fünf Kampfkarten. Das ist für Jahreszeiten, in denen dein Plan nicht mehr aufgeht.',
    other: 'Fünf Karten locken, aber deine Hand ist voll genug, und Marrow Hold gehörte am Ende noch immer niemandem.',
  },
  banner: {
    title: 'Wähle ein Banner',
    say: 'Zwei ziehen hat zwei Banner. Nimm das, auf dem eine Armee zwei Straßen weit zieht.',
    why: 'Ein Banner, ein Plan: Zwei Armeen mit je einer Straße brächten in dieser Jahreszeit niemanden nach Marrow Hold.',
    other: 'Dann kommt die Reiterei nur bis Coldwater. Sie braucht beide Straßen selbst.',
  },
  march: {
    title: 'Marsch an den Fluss',
    say: 'Tippe auf deine Reiterei in Copperlane, dann auf Coldwater.',
    why: 'Eine Armee zieht Straße für Straße. Sie betritt nie einen Ort, an dem eine fremde Armee steht: Darum ist Highspire gesperrt.',
    other: 'Die Straßen lassen es zu, aber es führt von Marrow Hold weg.',
  },
  arrive: {
    title: 'Weiter nach Marrow Hold',
    say: 'Eine Straße bleibt: Zieh weiter nach Marrow Hold.',
    why: 'Du darfst jede Festung betreten, in der keine fremde Armee steht. Dir gehört sie damit noch nicht.',
    other: 'Marrow Hold ist die einzige freie Festung in Reichweite. Bleibst du hier, überlässt du sie Mirela.',
  },
  kept: {
    title: 'Mirela behält ihr Geheimnis',
    say: 'Mirela ließ ihre Karte verdeckt und zog fünf Kampfkarten. Welche Karte es war, erfährst du nie.',
    why: 'Verbraucht ist sie trotzdem. Mirela hält jetzt zehn Kampfkarten: Mehr darf niemand haben.',
  },
  layConquer: {
    title: 'Zeit zu erobern',
    say: 'Deine Reiterei steht auf einer freien Festung. Leg Erobern.',
    why: 'Auch die Eroberungsphase am Ende des Jahres nähme sie ein, aber bis dahin könnte Mirela näher kommen. Und die Karte lässt noch eine Armee ziehen.',
    other: 'Das hat Zeit. Eine Festung, die jetzt dir gehört, kannst du in der nächsten Jahreszeit ausbauen.',
  },
  turnConquer: {
    title: 'Deck sie auf',
    say: 'Deck Erobern auf.',
    why: 'Wer zuerst handelt, weiß am wenigsten: Mirela entscheidet über ihre Karte, nachdem sie deine gesehen hat.',
    other: 'Verdeckt erobert sie nichts.',
  },
  conquer: {
    title: 'Setz dein Banner',
    say: 'Wähle „Jetzt erobern“.',
    why: 'Dein Stein kommt obenauf: Marrow Hold gehört dir und ist 2 wert. Für jede Eroberung ziehst du zwei Kampfkarten und gibst eine ab.',
    other: 'Du darfst auch erst ziehen, aber wenn die Reiterei geht, gibt es nichts mehr zu erobern.',
  },
  discard: {
    title: 'Gib eine ab',
    say: 'Gib die Schützen des Waldes ab, die 3.',
    why: 'In einer Schlacht zählt eine Karte nur voll, wenn eine deiner Armeen in ihrer Region kämpft. Du wirst aus einer Stadt und aus dem Sumpf kämpfen, also nützen dir Waldkarten am wenigsten.',
    other: 'Diese Karte wirst du bald brauchen. Entbehren kannst du Waldkarten.',
  },
  approach: {
    title: 'Rück näher',
    say: 'Erobern gibt auch einen Zug über eine Straße. Bring dein Fußvolk von Amberquay nach Bellmarket.',
    why: 'Bellmarket liegt neben Highspire, wo Mirelas Armee steht. Nahe zu kommen löst nichts aus: Schlachten warten auf die Schlachtphase.',
    other: 'Wir wollen Highspire, und von dort käme dein Fußvolk nicht heran.',
  },
  layUpgrade: {
    title: 'Bau aus',
    say: 'Die letzte Jahreszeit. Leg Ausbauen.',
    why: 'Damit bekommen zwei deiner Festungen einen Stein: zwei Punkte, für die niemand kämpfen muss.',
    other: 'Ein kühner Gedanke. Ausbauen sind zwei sichere Punkte und ein Zug dazu, und die Schlacht kommt ohnehin.',
  },
  turnUpgrade: {
    title: 'Deck sie auf',
    say: 'Deck Ausbauen auf.',
    why: 'Alles auf einer Karte ist freiwillig und geht in beliebiger Reihenfolge: erst bauen, dann ziehen.',
    other: 'Karten auf der Hand geben am Ende keine Punkte; Steine schon.',
  },
  upgrade: {
    title: 'Mach sie stärker',
    say: 'Wähle „Jetzt ausbauen“.',
    why: 'Welche Festungen wachsen, wird danach gefragt.',
    other: 'Der Zug kommt danach. Bau zuerst, damit du es nicht vergisst.',
  },
  stronger: {
    title: 'Zwei von dreien',
    say: 'Wähle Orrenkeep und Marrow Hold und bestätige.',
    why: 'Ein Ausbau legt nie mehr als einen Stein auf dieselbe Festung, also nimm zwei verschiedene.',
    other: 'Zwei Punkte sind besser als einer, und Orrenkeep und Marrow Hold liegen weit von Mirelas Armeen.',
  },
  close: {
    title: 'Zwei gegen eine',
    say: 'Zieh deine Reiterei von Marrow Hold nach Coldwater.',
    why: 'Jetzt berühren zwei deiner Armeen Highspire und kämpfen gemeinsam. Marrow Hold bleibt auch ohne Armee deine: Nur eine Eroberung ändert das.',
    other: 'Dein Fußvolk allein ist um drei schwächer. Mit der Reiterei an seiner Seite steht es fast gleich.',
  },
  battle: {
    title: 'Die Schlacht um Highspire',
    say: 'Benachbarte Armeen von Feinden müssen kämpfen. Alle Räder sind offen: Du hast 4 und 2, Mirela 7. Das macht 6 gegen 7.',
    why: 'Die schwächere Seite hat die Initiative: Nur sie handelt, bis sie gleichauf oder vorn ist. Dann muss die andere eine Antwort finden.',
  },
  up: {
    title: 'Spiel eine Kampfkarte',
    say: 'Spiel das Fußvolk der Stadt, die 5, offen.',
    why: 'Dein Fußvolk kämpft aus Bellmarket, einer Stadt, also zählt die Karte voll: 11 gegen 7. Dann geht die Initiative an Mirela.',
    other: 'Das brächte zu wenig oder gar nichts. Mit der 5 liegst du auf einen Schlag um vier vorn.',
  },
  down: {
    title: 'Jede Karte zählt eins',
    say: 'Mirela spielte eine 6 und führt 13 zu 11. Spiel die Speere des Waldes, die 4, verdeckt.',
    why: 'Eine Karte, die zu keiner deiner Regionen passt, darf verdeckt liegen und zählt 1. Du liegst noch zurück, also behältst du die Initiative.',
    other: 'Heb dir diese für den nächsten Schlag auf. Die Waldkarte taugt hier zu nichts anderem.',
  },
  last: {
    title: 'Das letzte Wort',
    say: 'Jetzt die Speere des Sumpfes, die 4, offen.',
    why: 'Deine Reiterei kämpft aus Coldwater, im Sumpf. 16 gegen 13: Mirela muss drei finden oder nachgeben, und Sumpfkarten hat sie keine mehr.',
    other: 'Ein Punkt fehlt. Diese Karte gibt vier und lässt Mirela drei zurück.',
  },
  retreat: {
    title: 'Sie gibt nach',
    say: 'Mirela gibt nach und verliert den Unterschied: drei Einheiten. Wohin die geschlagene Armee geht, sagt der Sieger. Schick sie nach Easthaven.',
    why: 'Eine geschlagene Armee muss fort, über eine Straße, an einen Ort ohne fremde Armee. Du wählst, was am meisten wehtut oder dich am besten schützt.',
    other: 'Auch Bitternflat ginge, aber von Easthaven aus bedroht sie nichts von dir.',
  },
  chase: {
    title: 'Setz nach',
    say: 'Highspire ist leer. Folge mit deinem Fußvolk.',
    why: 'Nach einer gewonnenen Schlacht darf jede deiner Armeen dorthin ziehen, wo ein geschlagener Nachbar stand. Die Festung selbst fällt in der Eroberungsphase, die gleich kommt.',
    other: 'Jemand muss jetzt auf Highspire stehen, sonst bleibt es Mirelas. Schick das Fußvolk.',
  },
  spoils: {
    title: 'Highspire ist dein',
    say: 'Zwei Karten für die Eroberung, eine geht: Gib das Fußvolk des Waldes ab, die 5.',
    why: 'In der Eroberungsphase nehmen alle, worauf ihre Armeen stehen. Es ist die letzte Entscheidung der Partie.',
    other: 'Welche Karte geht, ist jetzt gleich. Tu es trotzdem, oder nimm die, auf die der Lehrer zeigt.',
  },
  points: {
    title: 'Zähl die Punkte',
    say: 'Orrenkeep 4, Marrow Hold 3, Highspire 3, Stormwatch 2: 12 Punkte. Mirela hat 9. Du gewinnst.',
    why: 'Ohne Highspire stünde es 9 zu 11. Das ist Yield: am rechten Ort stehen, wenn die Jahreszeiten vorbei sind, und wissen, wann man nachgibt.',
  },
};
