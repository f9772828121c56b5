import type { Words } from '../words.ts';

export const cards: Words['cards'] = {
  'gold-1': { name: 'Copper', text: 'Pays 1 gold.' },
  'gold-2': { name: 'Silver', text: 'Pays 2 gold.' },
  'gold-3': { name: 'Crown', text: 'Pays 3 gold.' },
  'dq-footman': {
    name: 'Footman',
    text: 'When Played: reveal the top card of your deck. Draw it if it is a Footman; otherwise discard it or leave it there.',
  },
  'dq-bowman': { name: 'Bowman', text: 'When Played: discard a card from your hand to destroy an opposing unit.' },
  'dq-knight': {
    name: 'Knight',
    text: 'When Played: reveal the top card of your deck. Draw it if it is a unit of strength 3 or less; otherwise it stays there.',
  },
  'dq-wizard': { name: 'Novice Wizard', text: 'When Played: draw 2 cards, then put a card from your hand on top of your deck.' },
  'dq-siege-tower': { name: 'Siege Tower', text: 'Resolution: discard a card from your hand; this unit gets +2 strength.' },
  'dq-roc': {
    name: 'Roc',
    text: 'Mythic. When Played: the next Footman, Bowman or Knight that you play from hand in this combat gets +2 strength.',
  },
  'lt-archer': { name: 'Archer', text: 'When Played: refresh one of your exhausted cities or strongholds.' },
  'lt-sorceress': {
    name: 'Storm Sorceress',
    text: 'Action: spend influence at once, with 2 influence more than you exhaust cards for.',
  },
  'lt-warrior': { name: 'Warrior', text: 'When Played: spend 1 influence to draw a card.' },
  'lt-leonx': { name: 'Leonx Rider', text: 'Resolution: exhaust 1 or 2 of your strongholds; this unit gets +1 strength for each.' },
  'lt-pegasus': { name: 'Pegasus Rider', text: 'When Played: spend 2 influence to destroy an opposing unit.' },
  'lt-guardian': {
    name: 'Forest Guardian',
    text: 'Mythic. Resolution: +1 strength for each refreshed city that you control, at most +3.',
  },
  'ut-berserker': { name: 'Berserker', text: 'When Played: wound this unit; it gets +1 strength.' },
  'ut-ripper': { name: 'Flesh Ripper', text: 'When Played: wound another friendly unit to draw a card.' },
  'ut-warlock': {
    name: 'Warlock',
    text: 'When Played: wound a friendly unit, maybe this one, to destroy an opposing unit of strength 3 or less.',
  },
  'ut-blood-sister': { name: 'Blood Sister', text: 'End of Combat: turn one wounded friendly unit upright.' },
  'ut-chaos-lord': { name: 'Chaos Lord', text: 'Resolution: +1 strength for each wounded friendly unit.' },
  'ut-obscene': {
    name: 'Obscene',
    text: 'Mythic. When Played: wound this unit; the opponent destroys one of their units of their choice.',
  },
  'wq-reanimate': { name: 'Reanimate', text: 'When Played: bring one Reanimate from your discard pile into this combat.' },
  'wq-archer': {
    name: 'Skeleton Archer',
    text: 'When Played: destroy an opposing unit that is no stronger than all your Skeleton Archers here together.',
  },
  'wq-necromancer': {
    name: 'Necromancer',
    text: 'When Played: reveal the top 2 cards of your deck. Draw a Reanimate or Skeleton Archer among them, discard the rest.',
  },
  'wq-vampire': { name: 'Vampire', text: 'End of Combat: if you won, take a Reanimate from your barracks into your discard pile.' },
  'wq-dark-knight': { name: 'Dark Knight', text: 'Resolution: +1 strength for each other friendly unit.' },
  'wq-wyrm': {
    name: 'Great Wyrm',
    text: 'Mythic. Resolution: destroy an opposing unit; +1 strength if 3 or more Reanimates fight beside it.',
  },
  'dw-shield': {
    name: 'Shield Warden',
    text: 'When an opponent’s ability is about to destroy another of your units, you may destroy this one instead.',
  },
  'dw-prospector': {
    name: 'Prospector',
    text: 'When Played: reveal cards until a gold card appears, at most 3. Take the gold card into your hand, discard the rest.',
  },
  'dw-hammerer': { name: 'Hammer Guard', text: 'Resolution: discard a gold card from your hand; this unit gets +2 strength.' },
  'dw-runesmith': { name: 'Runesmith', text: 'Action: take a Copper from the centre into your hand.' },
  'dw-bombard': {
    name: 'Bombard',
    text: 'Resolution: discard a gold card to destroy an opposing unit with at most twice its value in strength.',
  },
  'dw-golem': {
    name: 'Rune Golem',
    text: 'Mythic. Resolution: discard any number of gold cards; this unit gets their value in strength, at most +4.',
  },
  'or-ravager': { name: 'Ravager', text: 'Resolution: +1 strength if your hand is empty.' },
  'or-beastmaster': {
    name: 'Beastmaster',
    text: 'When Played: destroy a card from your hand; the opponent discards a card of their choice.',
  },
  'or-spiritspeaker': {
    name: 'Spiritspeaker',
    text: 'When Played, with an empty hand: reveal the top 3 cards of your deck, draw one unit among them, discard the rest.',
  },
  'or-skullbreaker': {
    name: 'Skullbreaker',
    text: 'Resolution, with an empty hand: destroy an opposing unit of strength 3 or less.',
  },
  'or-warchief': { name: 'War Chief', text: 'When Played: pay gold to take a unit from your barracks into your hand.' },
  'or-behemoth': {
    name: 'Plains Behemoth',
    text: 'Mythic. When Played: discard 1 to 3 cards from your hand; this unit gets +1 strength for each.',
  },
  'nc-forced-march': { name: 'Forced March', text: 'Tactic. When Played: draw 2 cards, then discard one.' },
  'nc-lightning': {
    name: 'Summon Lightning',
    text: 'Tactic. When Played: wound one of your units; the opponent destroys one of their units of their choice.',
  },
  'nc-razorwing': { name: 'Razorwing', text: 'End of Combat: if it is not wounded, it goes on top of your deck.' },
  'nc-tithe': { name: 'Burned Tithe', text: 'Tactic. Action: destroy a Copper from your hand to take a Silver into your hand.' },
  'nc-battle-cry': { name: 'Battle Cry', text: 'Tactic. Resolution: each of your units here gets +1 strength.' },
  'nc-manticore': {
    name: 'Manticore',
    text: 'When Played: wound another of your units to destroy an opposing unit of strength 3 or less.',
  },
  'nc-beastman': { name: 'Beastman', text: 'Action: destroy a card from your hand to draw a card.' },
  'nc-demon': { name: 'Demon', text: 'Cannot be destroyed by attrition.' },
  'nc-dragon': { name: 'Dragon', text: 'Opposing units of strength 3 or less cannot choose it to be destroyed.' },
  'nc-sorcerer': { name: 'Sorcerer', text: 'When Played: draw 2 cards.' },
  'nx-reprieve': { name: 'Reprieve', text: 'Tactic. End of Combat: save up to 2 of your units that were wounded or destroyed in it.' },
  'nx-shadow-rune': { name: 'Shadow Rune', text: 'Tactic. Resolution: an opposing unit has no strength for the rest of this combat.' },
  'nx-giant': { name: 'Giant', text: 'Right after it is played, discard a card from your hand or it is wounded.' },
  'nx-scout': {
    name: 'Outland Scout',
    text: 'When Played: draw a card; this unit gets +1 strength if you attack a city or landmark.',
  },
  'nx-standard': {
    name: 'Rallying Standard',
    text: 'Tactic. Resolution: your army gets +1 strength for each different name among your units.',
  },
  'nx-wraith': { name: 'Barrow Wraith', text: 'Opposing abilities cannot destroy it.' },
  'mc-seer': {
    name: 'Seer',
    text: 'Action: look at the top 3 cards of your deck, draw one, put the others back in any order.',
  },
  'mc-moulder': { name: 'Flesh Moulder', text: 'End of Combat: save one of your units that was wounded or destroyed in it.' },
  'mc-sellsword': {
    name: 'Sellsword',
    text: 'When Played: discard a gold card; this unit gets its value in strength, at most +2.',
  },
  'mc-saboteur': { name: 'Saboteur', text: 'Resolution, when you besiege a city or landmark: its walls do not count.' },
  'mc-envoy': { name: 'Envoy', text: 'Tactic. Action: refresh 1 or 2 of your cities or strongholds.' },
  'mc-spy': { name: 'Spy', text: 'When Played: the opponent shows their hand; choose a card of it that they discard.' },
  'mc-chaos-beast': { name: 'Chaos Beast', text: 'At the end of combat it destroys another of your units that is not wounded.' },
  'mc-archmage': { name: 'Archmage', text: 'When Played: draw 3 cards.' },
  'mc-ogre': { name: 'Siege Ogre', text: 'Resolution, when you besiege: +2 strength.' },
  'mc-warden': { name: 'Rune Warden', text: 'While it participates, attrition cannot destroy your other units.' },
};
