import type { Words } from '../words.ts';

export const cards: Words['cards'] = {
  'gold-1': { name: 'Kupfer', text: 'Zahlt 1 Gold.' },
  'gold-2': { name: 'Silber', text: 'Zahlt 2 Gold.' },
  'gold-3': { name: 'Krone', text: 'Zahlt 3 Gold.' },
  'dq-footman': {
    name: 'Fußsoldat',
    text: 'Beim Ausspielen: Decke die oberste Karte deines Decks auf. Einen Fußsoldaten ziehst du; jede andere Karte legst du ab oder lässt sie liegen.',
  },
  'dq-bowman': { name: 'Bogenschütze', text: 'Beim Ausspielen: Lege eine Handkarte ab, um eine gegnerische Einheit zu vernichten.' },
  'dq-knight': {
    name: 'Ritter',
    text: 'Beim Ausspielen: Decke die oberste Karte deines Decks auf. Eine Einheit mit Stärke 3 oder weniger ziehst du, sonst bleibt sie liegen.',
  },
  'dq-wizard': { name: 'Zauberlehrling', text: 'Beim Ausspielen: Ziehe 2 Karten, dann lege eine Handkarte oben auf dein Deck.' },
  'dq-siege-tower': { name: 'Belagerungsturm', text: 'Abrechnung: Lege eine Handkarte ab; diese Einheit erhält +2 Stärke.' },
  'dq-roc': {
    name: 'Roch',
    text: 'Mythisch. Beim Ausspielen: Der nächste Fußsoldat, Bogenschütze oder Ritter, den du in diesem Kampf aus der Hand spielst, erhält +2 Stärke.',
  },
  'lt-archer': { name: 'Waldschützin', text: 'Beim Ausspielen: Frische eine deiner erschöpften Städte oder Festungen auf.' },
  'lt-sorceress': { name: 'Sturmzauberin', text: 'Aktion: Gib sofort Einfluss aus, und zwar 2 mehr, als du dafür erschöpfst.' },
  'lt-warrior': { name: 'Kriegerin', text: 'Beim Ausspielen: Gib 1 Einfluss aus, um eine Karte zu ziehen.' },
  'lt-leonx': { name: 'Leonx-Reiter', text: 'Abrechnung: Erschöpfe 1 oder 2 deiner Festungen; diese Einheit erhält je +1 Stärke.' },
  'lt-pegasus': { name: 'Pegasusreiter', text: 'Beim Ausspielen: Gib 2 Einfluss aus, um eine gegnerische Einheit zu vernichten.' },
  'lt-guardian': {
    name: 'Waldhüter',
    text: 'Mythisch. Abrechnung: +1 Stärke für jede aufgefrischte Stadt, die du kontrollierst, höchstens +3.',
  },
  'ut-berserker': { name: 'Berserker', text: 'Beim Ausspielen: Verwunde diese Einheit; sie erhält +1 Stärke.' },
  'ut-ripper': { name: 'Fleischreißer', text: 'Beim Ausspielen: Verwunde eine andere eigene Einheit, um eine Karte zu ziehen.' },
  'ut-warlock': {
    name: 'Hexenmeister',
    text: 'Beim Ausspielen: Verwunde eine eigene Einheit, auch diese, um eine gegnerische mit Stärke 3 oder weniger zu vernichten.',
  },
  'ut-blood-sister': { name: 'Blutschwester', text: 'Kampfende: Richte eine verwundete eigene Einheit auf.' },
  'ut-chaos-lord': { name: 'Chaosfürst', text: 'Abrechnung: +1 Stärke für jede verwundete eigene Einheit.' },
  'ut-obscene': {
    name: 'Scheusal',
    text: 'Mythisch. Beim Ausspielen: Verwunde diese Einheit; der Gegner vernichtet eine seiner Einheiten nach seiner Wahl.',
  },
  'wq-reanimate': { name: 'Wiedergänger', text: 'Beim Ausspielen: Hole einen Wiedergänger von deinem Ablagestapel in diesen Kampf.' },
  'wq-archer': {
    name: 'Skelettschütze',
    text: 'Beim Ausspielen: Vernichte eine gegnerische Einheit, die nicht stärker ist als alle deine Skelettschützen hier zusammen.',
  },
  'wq-necromancer': {
    name: 'Nekromant',
    text: 'Beim Ausspielen: Decke die obersten 2 Karten deines Decks auf. Ziehe einen Wiedergänger oder Skelettschützen davon, lege den Rest ab.',
  },
  'wq-vampire': {
    name: 'Vampir',
    text: 'Kampfende: Hast du gewonnen, nimm einen Wiedergänger aus deiner Kaserne auf deinen Ablagestapel.',
  },
  'wq-dark-knight': { name: 'Dunkler Ritter', text: 'Abrechnung: +1 Stärke für jede andere eigene Einheit.' },
  'wq-wyrm': {
    name: 'Großer Lindwurm',
    text: 'Mythisch. Abrechnung: Vernichte eine gegnerische Einheit; +1 Stärke, wenn 3 oder mehr Wiedergänger an seiner Seite kämpfen.',
  },
  'dw-shield': {
    name: 'Schildwächter',
    text: 'Soll eine gegnerische Fähigkeit eine andere deiner Einheiten vernichten, darfst du stattdessen diese vernichten.',
  },
  'dw-prospector': {
    name: 'Schürfer',
    text: 'Beim Ausspielen: Decke Karten auf, bis eine Goldkarte erscheint, höchstens 3. Nimm die Goldkarte auf die Hand, lege den Rest ab.',
  },
  'dw-hammerer': { name: 'Hammergarde', text: 'Abrechnung: Lege eine Goldkarte von der Hand ab; diese Einheit erhält +2 Stärke.' },
  'dw-runesmith': { name: 'Runenschmied', text: 'Aktion: Nimm ein Kupfer aus der Mitte auf die Hand.' },
  'dw-bombard': {
    name: 'Bombarde',
    text: 'Abrechnung: Lege eine Goldkarte ab, um eine gegnerische Einheit zu vernichten, deren Stärke höchstens das Doppelte ihres Werts ist.',
  },
  'dw-golem': {
    name: 'Runengolem',
    text: 'Mythisch. Abrechnung: Lege beliebig viele Goldkarten ab; diese Einheit erhält ihren Wert als Stärke, höchstens +4.',
  },
  'or-ravager': { name: 'Verwüster', text: 'Abrechnung: +1 Stärke, wenn deine Hand leer ist.' },
  'or-beastmaster': {
    name: 'Bestienmeister',
    text: 'Beim Ausspielen: Vernichte eine Handkarte; der Gegner legt eine Karte seiner Wahl ab.',
  },
  'or-spiritspeaker': {
    name: 'Geistersprecher',
    text: 'Beim Ausspielen mit leerer Hand: Decke die obersten 3 Karten deines Decks auf, ziehe eine Einheit davon, lege den Rest ab.',
  },
  'or-skullbreaker': {
    name: 'Schädelbrecher',
    text: 'Abrechnung mit leerer Hand: Vernichte eine gegnerische Einheit mit Stärke 3 oder weniger.',
  },
  'or-warchief': {
    name: 'Kriegshäuptling',
    text: 'Beim Ausspielen: Zahle Gold, um eine Einheit aus deiner Kaserne auf die Hand zu nehmen.',
  },
  'or-behemoth': {
    name: 'Steppenbehemoth',
    text: 'Mythisch. Beim Ausspielen: Lege 1 bis 3 Handkarten ab; diese Einheit erhält je +1 Stärke.',
  },
  'nc-forced-march': { name: 'Gewaltmarsch', text: 'Taktik. Beim Ausspielen: Ziehe 2 Karten, dann lege eine ab.' },
  'nc-lightning': {
    name: 'Blitzbeschwörung',
    text: 'Taktik. Beim Ausspielen: Verwunde eine deiner Einheiten; der Gegner vernichtet eine seiner Einheiten nach seiner Wahl.',
  },
  'nc-razorwing': { name: 'Klingenschwinge', text: 'Kampfende: Ist sie nicht verwundet, kommt sie oben auf dein Deck.' },
  'nc-tithe': {
    name: 'Verbrannter Zehnt',
    text: 'Taktik. Aktion: Vernichte ein Kupfer von der Hand, um ein Silber auf die Hand zu nehmen.',
  },
  'nc-battle-cry': { name: 'Schlachtruf', text: 'Taktik. Abrechnung: Jede deiner Einheiten hier erhält +1 Stärke.' },
  'nc-manticore': {
    name: 'Mantikor',
    text: 'Beim Ausspielen: Verwunde eine andere deiner Einheiten, um eine gegnerische mit Stärke 3 oder weniger zu vernichten.',
  },
  'nc-beastman': { name: 'Tiermensch', text: 'Aktion: Vernichte eine Handkarte, um eine Karte zu ziehen.' },
  'nc-demon': { name: 'Dämon', text: 'Kann nicht durch Zermürbung vernichtet werden.' },
  'nc-dragon': { name: 'Drache', text: 'Gegnerische Einheiten mit Stärke 3 oder weniger können ihn nicht zum Vernichten wählen.' },
  'nc-sorcerer': { name: 'Magier', text: 'Beim Ausspielen: Ziehe 2 Karten.' },
  'nx-reprieve': {
    name: 'Gnadenfrist',
    text: 'Taktik. Kampfende: Rette bis zu 2 deiner Einheiten, die darin verwundet oder vernichtet wurden.',
  },
  'nx-shadow-rune': {
    name: 'Schattenrune',
    text: 'Taktik. Abrechnung: Eine gegnerische Einheit hat für den Rest dieses Kampfes keine Stärke.',
  },
  'nx-giant': { name: 'Riese', text: 'Direkt nach dem Ausspielen legst du eine Handkarte ab, oder er wird verwundet.' },
  'nx-scout': {
    name: 'Grenzspäher',
    text: 'Beim Ausspielen: Ziehe eine Karte; greifst du eine Stadt oder Landmarke an, erhält diese Einheit +1 Stärke.',
  },
  'nx-standard': {
    name: 'Feldstandarte',
    text: 'Taktik. Abrechnung: Deine Armee erhält +1 Stärke für jeden verschiedenen Namen unter deinen Einheiten.',
  },
  'nx-wraith': { name: 'Grabgeist', text: 'Gegnerische Fähigkeiten können ihn nicht vernichten.' },
  'mc-seer': {
    name: 'Seherin',
    text: 'Aktion: Sieh dir die obersten 3 Karten deines Decks an, ziehe eine, lege die anderen in beliebiger Reihenfolge zurück.',
  },
  'mc-moulder': { name: 'Fleischformer', text: 'Kampfende: Rette eine deiner Einheiten, die darin verwundet oder vernichtet wurde.' },
  'mc-sellsword': {
    name: 'Söldner',
    text: 'Beim Ausspielen: Lege eine Goldkarte ab; diese Einheit erhält ihren Wert als Stärke, höchstens +2.',
  },
  'mc-saboteur': { name: 'Saboteur', text: 'Abrechnung, wenn du eine Stadt oder Landmarke belagerst: Ihre Mauern zählen nicht.' },
  'mc-envoy': { name: 'Gesandter', text: 'Taktik. Aktion: Frische 1 oder 2 deiner Städte oder Festungen auf.' },
  'mc-spy': { name: 'Spion', text: 'Beim Ausspielen: Der Gegner zeigt seine Hand; du wählst eine Karte daraus, die er ablegt.' },
  'mc-chaos-beast': { name: 'Chaosbestie', text: 'Am Kampfende vernichtet sie eine andere deiner Einheiten, die nicht verwundet ist.' },
  'mc-archmage': { name: 'Erzmagier', text: 'Beim Ausspielen: Ziehe 3 Karten.' },
  'mc-ogre': { name: 'Belagerungsoger', text: 'Abrechnung, wenn du belagerst: +2 Stärke.' },
  'mc-warden': { name: 'Runenwächter', text: 'Solange er teilnimmt, kann Zermürbung deine anderen Einheiten nicht vernichten.' },
};
