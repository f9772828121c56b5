import type { StepWords } from '../lesson.ts';
import type { StepId } from './en.ts';

export const de: Readonly<Record<StepId, StepWords>> = {
  theme: {
    title: 'Ein Thron aus Asche',
    say: 'Du bist Visio, Mirela ist Nox: zwei Nekromanten in einem verbrannten Land. Noch hält der König die Zitadelle, und die letzte von vier Runden beginnt.',
    why: 'In jeder Runde hast du vier Diener, also vier Züge: ein Diener, eine Aktion, und dann, wenn du zahlen kannst, ein Kämpfer, den du erweckst.',
  },
  goal: {
    title: 'Was zählt',
    say: 'Am Ende einer Runde zählt jede Region, die dir gehört: was ihr oberstes Plättchen zeigt, und 1 für jedes darunter. Die Zitadelle zählt diesmal 9. Du hast 17 Punkte, Mirela 29.',
    why: 'Zwölf Punkte sind viel. Aber sie hat keinen Kämpfer, der stark genug für den König wäre, und du wirst gleich einen erwecken.',
  },
  gather: {
    title: 'Sammle',
    say: 'Stell einen Diener auf das Rohstofffeld des Vulkans: Deine Schwefelmine gibt 4 Schwefel.',
    why: 'Nur das oberste Plättchen eines Stapels arbeitet, und auf jedes Feld passt ein Diener. Sammeln darfst du überall, aber daheim verdient niemand mit.',
    other: 'Das hat Zeit. Erst brauchst du Schwefel: Ohne einen zweiten Kämpfer bleibt der König, wo er ist.',
  },
  sentry: {
    title: 'Stell die Wache',
    say: 'Wer daheim sammelt, darf die Wache neu ordnen. Lass sie, wie sie ist: Wähle nur deinen Auferstandenen.',
    why: 'Wen du wählst, der steht danach dort, höchstens zwei; die anderen sind auf deiner Hand. Du brauchst beide anderswo.',
    other: 'Dann stünden sie hier, wenn es gegen den König geht: Verteidiger marschieren nicht.',
  },
  raise: {
    title: 'Erwecke einen Kämpfer',
    say: 'Den Schwefelpikenier kannst du bezahlen: Angriffswert 3. Erwecke ihn.',
    why: 'Nach der Aktion darfst du einen der sechs ausliegenden Kämpfer erwecken. Er kommt auf deine Hand und darf ab deinem nächsten Zug kämpfen.',
    other: 'Schwefel im Lager gewinnt keinen Kampf. Der Pikenier schon.',
  },
  pay: {
    title: 'Zahle',
    say: 'Gold könnte jeden Rohstoff ersetzen. Gib keines aus: Zahle mit Schwefel und Knochen.',
    why: 'Bauwerke kosten Gold und nur Gold, und im nächsten Zug willst du bauen.',
    other: 'Dann fehlte dir Gold für das Plättchen, das du bauen willst.',
  },
  tax: {
    title: 'Die Abgabe',
    say: 'Mirela hat in deiner Verbrannten Kapelle gesammelt. Sie nahm 3 Asche, und du bekamst 1 Asche als Abgabe.',
    why: 'Alle dürfen überall sammeln. Die Abgabe kommt aus dem Vorrat; Mirela verliert dadurch nichts.',
  },
  build: {
    title: 'Baue',
    say: 'Stell einen Diener auf das Baufeld.',
    why: 'Beliebig viele Diener dürfen in einer Runde bauen. Es kostet Gold, und du hast zwei.',
    other: 'Eine Region mehr sind drei Punkte in dieser Runde, und Rohstoffe dazu. Bau zuerst.',
  },
  tile: {
    title: 'Wähle ein Plättchen',
    say: 'Nimm die Dunstgruft: 2 Gold, 3 Punkte, 2 Schwefel und 2 Knochen.',
    why: 'Was ein neues Plättchen bietet, bekommst du sofort, und Knochen fehlen dir noch für die stärksten Kämpfer. Die Kriegskasse ist gesperrt: Dein Gold reicht nicht.',
    other:
      'Erst die Knochen: Blut und Asche helfen keinem deiner Kämpfer, und die Schwefelhütte legst du später auf deinen höchsten Stapel.',
  },
  region: {
    title: 'Wähle eine Region',
    say: 'Bau an der Küste, die niemandem gehört.',
    why: 'Du baust in leeren Regionen oder auf deinen eigenen. Eine neue Region zählt für sich; fremde nimmst du nur mit Gewalt.',
    other: 'Möglich. Aber an der Küste deckt dein neues Plättchen nichts zu, was du schon hast: So zählt alles.',
  },
  guard: {
    title: 'Bewache sie',
    say: 'Lass deinen Grabwächter hier, Angriffswert 2, und behalte beide Schwefelkämpfer auf der Hand.',
    why: 'Nur Kämpfer, die in einer Region liegen, verteidigen sie. Zwei Schwefelkämpfer sind zusammen stärker als jeder für sich: Dieses Paar brauchst du noch.',
    other: 'Heb das Schwefelpaar für den König auf. Der Grabwächter hat keine Art, er kann ihm nicht helfen.',
  },
  attacked: {
    title: 'Ein Angriff',
    say: 'Mirela greift die Küste mit zwei verdeckten Kämpfern an. Jetzt wählt ihr beide geheim eine von fünf Kampfkarten.',
    why: 'Du siehst, wie viele es sind, nicht wer. Alles wird gemeinsam aufgedeckt.',
  },
  defend: {
    title: 'Wähle eine Kampfkarte',
    say: 'Nimm die 4, deine stärkste.',
    why: 'Kämpfer und Karte werden addiert; bei Gleichstand gewinnt der Verteidiger. Schwache Karten zahlen mehr, wenn sie gewinnen, starke gewinnen.',
    other: 'Damit fiele die Küste wohl. Zwei Unbekannte gegen einen: Das ist der Moment für die 4.',
  },
  held: {
    title: 'Gehalten',
    say: '2 und die 4 sind 6; Mirela hatte 4 und spielte die 1. Ihre Kämpfer kommen auf ihren Friedhof, und deine Karte zahlt dir 1 Gold.',
    why: 'Ob Sieg oder Niederlage, deine Karte zahlt dir etwas. Eine gespielte Karte ist fort, bis du sie auffrischst oder alle fünf gespielt sind.',
  },
  march: {
    title: 'Zur Zitadelle',
    say: 'Greif den König an der linken Flanke an.',
    why: 'Er hat Angriffswert 5 und spielt keine Karte. Die linke Flanke gibt dir 1, die rechte nichts, und vorn verlierst du 1.',
    other: 'Wegen des Königs sind wir hier: 9 Punkte, und von links geht es am leichtesten.',
  },
  pair: {
    title: 'Das Paar',
    say: 'Schick beide: Grubenknecht und Schwefelpikenier.',
    why: '2 und 3, dazu 1, weil beide vom Schwefel sind, und 1 für die Flanke: 7 gegen 5, noch vor jeder Karte.',
    other: 'Einer allein genügt nicht. Zusammen sind sie um 1 mehr wert als ihre Summe.',
  },
  blow: {
    title: 'Der billigste Hieb',
    say: 'Gewonnen hast du schon, also nimm die 0: Sie zahlt 3 Gold und 1 Punkt.',
    why: 'Schwache Karten belohnen einen Sieg am besten. Gegen Menschen wäre das kühn; der König kann dich nicht überraschen.',
    other: 'Auch damit gewinnst du, aber die 0 zahlt mehr. Heb die anderen auf.',
  },
  save: {
    title: 'Der König fällt',
    say: 'Die Zitadelle ist dein, und 4 Gold hast du auch. Erwecke jetzt niemanden: Beende den Zug.',
    why: 'Deine Kämpfer sind eingezogen und halten sie. Das Gold ist für ein Bauwerk: ein höherer Stapel und fünf Schwefel dazu.',
    other: 'Du könntest jetzt einen bezahlen, mit all deinem Gold. Im letzten Zug einer Partie gibt ein Bauwerk mehr.',
  },
  refresh: {
    title: 'Mirela frischt auf',
    say: 'Mirela nahm ihre gespielte Kampfkarte zurück. Angreifen kann sie nicht mehr: Sie hat keinen Kämpfer auf der Hand.',
    why: 'Auffrischen kostet einen Diener und geht einmal in der Runde. Am Ende einer Runde kommen Kämpfer vom Friedhof zurück, aber es gibt keine weitere.',
  },
  buildOn: {
    title: 'Bau höher',
    say: 'Dein letzter Diener: Bau noch einmal.',
    why: 'Auf einer eigenen Region kommt ein neues Plättchen obenauf. Was darunter liegt, zählt noch je 1.',
    other: 'Ein Bauwerk gibt sofort Punkte und Rohstoffe. Nichts sonst gibt mit einem Diener so viel.',
  },
  works: {
    title: 'Ein Plättchen der zweiten Stufe',
    say: 'Nimm die Schwefelhütte: 2 Gold, 4 Punkte, 5 Schwefel.',
    why: 'Fünf Schwefel reichen gerade für den stärksten Kämpfer der Auslage.',
    other: 'Die Punkte sind ähnlich, aber nur Schwefel erweckt den Kämpfer, den wir wollen.',
  },
  top: {
    title: 'Auf die Mine',
    say: 'Leg sie auf den Vulkan.',
    why: 'Der Vulkan zählt dann 4 für die Hütte und je 1 für die zwei Plättchen darunter: 6.',
    other: 'Dort läge weniger darunter. Auf dem Vulkan zählen zwei Plättchen mit.',
  },
  stay: {
    title: 'Die Wache bleibt',
    say: 'Du darfst die Wache neu ordnen. Wähle deinen Auferstandenen, damit er bleibt.',
    why: 'Auch wer in einer eigenen Region baut, darf die Wache ordnen.',
    other: 'Auch eine unbewachte Region zählt, aber warum jemanden einladen?',
  },
  lord: {
    title: 'Erwecken für das Schicksal',
    say: 'Erwecke den Herrn des Kraters, Stufe III.',
    why: 'Deine geheime Schicksalskarte nennt Schwefel und Knochen. Am Ende zählt jeder Kämpfer dieser Arten seine Ziffer: 3 Punkte für diesen.',
    other: 'Deine Schicksalskarte zahlt Ziffern: III ist mehr als II und mehr, als die Rohstoffe wert sind.',
  },
  payLord: {
    title: 'Zahle ohne Gold',
    say: 'Du hast alles, was er kostet. Gib kein Gold aus.',
    why: 'Zwei Gold bleiben dir, und je 2 Gold sind am Ende 1 Punkt.',
    other: 'Dann wäre der Punkt für zwei Gold verloren. Zahle mit Rohstoffen.',
  },
  special: {
    title: 'Die Sonderzutat',
    say: 'Ein beliebiger Rohstoff bezahlt sie: Nimm die Asche von Mirelas Besuch.',
    why: 'Drei gleiche sind am Ende 1 Punkt, und eine Asche allein ist nichts.',
    other: 'Auch das geht. Die Asche brauchst du am wenigsten.',
  },
  points: {
    title: 'Zähl die Punkte',
    say: 'Regionen und Zitadelle gaben dir 19, die Kampfkarte 1, das Gold 1, die Schicksalskarte 5: 43 zu 41. Du gewinnst.',
    why: 'Ohne die Zitadelle hätte Mirela klar gewonnen. Regionen besitzen, ein Paar erwecken, die Zitadelle nehmen, wenn sie am meisten zahlt: Das ist Crown of Ash.',
  },
};
