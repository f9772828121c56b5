import type { StepWords } from '../lesson.ts';
import type { StepId } from './en.ts';

export const de: Readonly<Record<StepId, StepWords>> = {
  theme: {
    title: 'Azuhl erhebt sich',
    say: 'Du führst die Mohyar mit Ronja, Mirela die Druwhn. Ihr spielt zusammen gegen das Imperium und gegen das Chaos, und dies ist das letzte Kapitel.',
    why: 'Ein Kapitel hat sieben Phasen. Du bist in der Aktionsphase und hast 3 Aktionspunkte: die goldenen Perlen bei deinem Helden.',
  },
  goal: {
    title: 'Über beide',
    say: 'Schau auf das Rennen über der Karte. Alle gewinnen zusammen, wenn jede Fraktion am Ende rechts der goldenen Linie steht, über Imperium und Chaos.',
    why: 'Mirela ist schon dort. Du hast 3 Punkte, das Imperium 9. Eine Zuflucht bringt je Kapitel 2 Punkte: du brauchst noch eine.',
  },
  command: {
    title: 'Kommando',
    say: 'Wähle Kommando: für 1 AP und 1 Nahrung ziehen deine Einheiten auf ein Feld daneben.',
    why: 'Bewegungen kosten je 1 AP und gehen weiter. Jede andere Aktion beendet deinen Zug; dann sind die anderen dran, solange jemand AP hat.',
    other: 'Gut zu wissen, aber du brauchst Rigga, und das nehmen nur Einheiten.',
  },
  where: {
    title: 'Rigga',
    say: 'Tippe auf Rigga, nördlich deiner Heimat. Dort steht eine Garnison der Stufe eins.',
    why: 'Wo Feinde stehen, beginnt sofort ein Kampf.',
    other: 'Dort ist niemand zu bekämpfen und in diesem Kapitel nichts zu holen. Rigga hat Platz für eine Zuflucht.',
  },
  hero: {
    title: 'Ronja kommt mit',
    say: 'Nimm deinen Helden mit.',
    why: 'Ein Held wirft keine Würfel, aber Karten wie Grubenkämpferin wirken nur, wo der Held ist. Und eine Zuflucht baust du, wo er steht.',
    other: 'Dann müsste sie für einen weiteren AP hingehen und könnte die Zuflucht nicht bauen.',
  },
  march: {
    title: 'Wer zieht',
    say: 'Schicke alle vier Einheiten: 2 Söldner, 1 Jäger, 1 Berserker.',
    why: 'Jede Einheit wirft den Würfel ihrer Farbe. Höchstens fünf deiner Einheiten dürfen auf einem Feld stehen.',
    other: 'Weniger Würfel für denselben Kampf. Deine Heimat bedroht in diesem Kapitel niemand: schicke alle.',
  },
  dice: {
    title: 'Der Fernkampf ist vorbei',
    say: 'Nur Bogenschützen schossen, und niemand traf. Jetzt kommt der Nahkampf: alle werfen. Das Blatt zeigt beide Seiten und wie der Kampf enden kann.',
    why: 'Ein Totenkopf trifft, ein Schild hält ihn auf, ein Blitz weckt einen Druiden oder bricht einen Schild. Rigga ist Sumpf: rote Würfel werden weiß.',
  },
  card: {
    title: 'Eine Karte',
    say: 'Nutze Grubenkämpferin: ein Würfel mehr in diesem Nahkampf.',
    why: 'Eine umgedrehte Karte ruht bis zum nächsten Kapitel. Dies ist das letzte: aufheben lohnt nicht.',
    other: 'Es ginge auch ohne. Aber eine Karte, die bis zum Ende ruht, hilft niemandem.',
  },
  won: {
    title: 'Rigga ist dein',
    say: 'Die Garnison ist vernichtet, und niemand von dir fiel. Das brachte einen Punkt, und Plünderin brachte Beute.',
    why: 'Was du verlierst, kommt auf einen Friedhof und zählt für den Feind. Ein Kampf geht weiter, bis nur noch eine Seite übrig ist.',
  },
  haven: {
    title: 'Eine Zuflucht',
    say: 'Ronja steht auf einem erkundeten Feld ohne Feinde. Wähle Zuflucht: 1 AP und 2 Beute.',
    why: 'Sie bringt 2 Punkte in der Auswertung, und Felder mit Zufluchten produzieren.',
    other: 'Erst die Zuflucht: 2 Punkte sind mehr als alles andere, was du hier tun kannst.',
  },
  quest: {
    title: 'Eine Quest',
    say: 'Ein AP ist übrig. Öffne die Quests und tippe auf die Jagd nach der weißen Bestie.',
    why: 'Deine Attribute sind Würfel: Macht rot, Charisma blau, List weiß oder gelb. Jedes erreichte Ziel bringt, was daneben steht.',
    other: 'Besser nutzt du den letzten Aktionspunkt nicht: vier Totenköpfe bringen 4 Punkte, und die Aussichten stehen auf der Karte.',
  },
  guile: {
    title: 'List',
    say: 'Nimm für deine List einen weißen Würfel und wirf.',
    why: 'Weiße Würfel können Schilde zeigen, gelbe zeigen mehr Totenköpfe.',
    other: 'Gelb hat mehr Totenköpfe, aber der Schild eines weißen könnte das zweite Ziel erreichen.',
  },
  nemesis: {
    title: 'Die Nemesis handelt',
    say: 'Alle AP sind verbraucht: die Imperiale Garde lässt eine Garnison zurück und zieht auf Mirelas Zuflucht zu, wo ihr Ziel liegt.',
    why: 'Niemand spielt die Feinde: Regeln entscheiden. Das Protokoll und „Was die Nemesis tat“ sagen, warum sie gehen, wohin sie gehen.',
  },
  spend: {
    title: 'Auswertung',
    say: 'Für 5 Ressourcen könntest du einen Punkt kaufen. Du brauchst keinen: wähle „Nichts mehr“.',
    why: 'Bevor gezählt wird, werden Waren zu Punkten für den, der zurückliegt. Ihr seid alle schon über beiden.',
    other: 'Schaden würde es nicht, aber ihr seid über beiden. Weiter.',
  },
  end: {
    title: 'Frei',
    say: 'Jede Fraktion endet über dem Imperium und über dem Chaos: ihr habt zusammen gewonnen.',
    why: 'Eine ganze Partie hat vier Kapitel, jedes mit einem Ereignis, das neue Feinde bringt, und einer Bauphase für neue Einheiten.',
  },
};
