import type { StepWords } from '../lesson.ts';
import type { StepId } from './en.ts';

export const de: Readonly<Record<StepId, StepWords>> = {
  enemies: {
    title: 'Zwei Feinde',
    say: 'Legionen des Imperiums und Horden des Chaos stehen neben der Karte in der Reihenfolge, in der sie handeln. Die Marke ist ihre Bedrohung: so viele Treffer vernichten sie, und so würfeln sie.',
    why: 'Niemand spielt sie. Sind alle Aktionspunkte verbraucht, handelt jede Karte einmal je Marker, die kleinste Initiative zuerst.',
  },
  target: {
    title: 'Der rote Pfeil',
    say: 'Der Schlächter steht auf Rigga, und sein Ziel liegt auf deiner Zuflucht. Der rote Pfeil zeigt es: als Nächstes kommt er zu dir.',
    why: 'Eine Legion geht je Handlung ein Feld näher an ihr Ziel und lässt eine Garnison zurück, wo sie war. Jedes Feld mit einer Garnison ist ein Punkt für das Imperium.',
  },
  command: {
    title: 'Hol sie heim',
    say: 'Ein Söldner hält die Zuflucht nicht. Wähle Kommando, solange noch Zeit ist.',
    why: 'Wo eine Legion siegt oder niemand verteidigt, wird die Zuflucht mit Mauer und Turm entfernt.',
    other: 'Das hilft niemandem, wenn die Zuflucht fällt. Dein letzter Aktionspunkt gehört ihrer Verteidigung.',
  },
  where: {
    title: 'Die Zuflucht',
    say: 'Tippe auf deine Heimat: die drei Einheiten von nebenan ziehen dorthin.',
    why: 'Verteidigt wird, wo du stehst. Die Heldin ist schon da, also wirken auch Karten, die sie brauchen.',
    other: 'Dorthin geht der Schlächter nicht. Sein Pfeil zeigt auf deine Zuflucht.',
  },
  march: {
    title: 'Alle',
    say: 'Schick alle drei.',
    why: 'Jede Einheit ist ein Würfel. Und wo keine Einheit von dir steht, kommt auch niemand, um gegen dich zu kämpfen.',
    other: 'Jetzt zählt jeder Würfel: schick alle drei.',
  },
  loss: {
    title: 'Der erste Pfeil fliegt',
    say: 'Der Schlächter ist da und hat zuerst geschossen: eine deiner Einheiten fällt. Nimm einen Söldner, den billigsten.',
    why: 'Er kommt auf den Friedhof des Imperiums. Liegt dort eine Einheit von dir, zählt das Imperium 2 Punkte, gleich wie viele es sind.',
    other: 'Eliteeinheiten sind teuer und werfen bessere Würfel. Die billigste fällt zuerst.',
  },
  card: {
    title: 'Schlag zurück',
    say: 'Nutze Grubenkämpferin. Auf der Karte steht, was sie ändert: die Aussicht des ganzen Kampfes und die Treffer dieser Runde.',
    why: 'Drei Treffer vernichten ihn, und das bringt, was auf seiner Karte steht: 4 Punkte. Tippe auf sein Feld, um alle vier Teile zu lesen. Die Aussichten kommen aus den Regeln selbst, einige hundert Mal gespielt aus dem, was du siehst.',
    other: 'Es geht auch ohne. Aber schau auf die Aussicht auf der Karte.',
  },
  horde: {
    title: 'Horden streifen umher',
    say: 'Der Schlächter ist vernichtet. Jetzt handelt der Blutwurm: er hat einen Fluch gelegt und zieht ein Feld weit, nie weiter von der Hauptstadt fort.',
    why: 'Horden haben kein Ziel. Sie gehen am liebsten zu einer Zuflucht, dann zu Feinden, dann auf ein leeres Feld. Ein Fluch zerstört eine Zuflucht, und jeder ist ein Punkt für das Chaos.',
  },
  tie: {
    title: 'Wer bei Gleichstand entscheidet',
    say: 'Vier Felder sind gleich gut für ihn. Du bist Startspieler: du entscheidest. Schick ihn am Rand entlang, weg von euch beiden.',
    why: 'Zu jedem Schritt steht da, welche Regel entschied, was ausschied und weshalb, und wer einen Gleichstand brach. „Was die Nemesis tat“ erzählt es noch einmal.',
    other: 'Erlaubt, aber näher an einer Zuflucht. Lass ihn draußen kreisen.',
  },
  spend: {
    title: 'Was sie werten',
    say: 'Das Imperium wertete eine Garnison und seinen Friedhof, das Chaos einen Fluch und eine Horde. Du bist über beiden: wähle „Nichts mehr“.',
    why: 'Garnisonen, Flüche und Karten zu vernichten zählt doppelt: du gewinnst, und sie werten nicht.',
    other: 'Es schadet nicht, aber du bist über beiden. Weiter.',
  },
  end: {
    title: 'Gehalten',
    say: 'Die Zuflucht steht, und jede Fraktion ist über beiden Nemesen: ihr habt zusammen gewonnen.',
    why: 'In einer ganzen Partie bringt jedes Ereignis neue Legionen und Horden, und drei Skelette auf einem Feld werden zur Horde.',
  },
};
