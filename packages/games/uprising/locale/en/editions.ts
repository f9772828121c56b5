/** Rules of Uprising that differ from edition to edition, in English: first, second. */
import type { EditionPair } from '@longtable/catalogue';

export const editions: Readonly<Record<string, EditionPair>> = {
  'UP-SET-19': ['Four Druids take part, face-down at first.', 'Four Druids take part, all face-up from the start.'],
  'UP-DIF-12': ['Advanced Druids are mixed in on the two hardest levels only.', 'All Druids are in the deck on every level.'],
  'UP-CON-03': ['Resources never run out.', 'All factions together never hold more than 120 resources; what goes beyond is lost.'],
  'UP-CON-14': [
    'Where players decide together, the first player has the last word in the Events Phase.',
    'Where players decide together, the first player always has the last word.',
  ],
  'UP-CON-15': [
    'Two hexes are adjacent if they share an edge; an impassable edge only stops the step.',
    'Across an impassable edge two hexes are not adjacent for Units at all; for Heroes they are.',
  ],
  'UP-CON-17': [
    'Only Havens, Units and Curses make a hex non-empty.',
    'Anything but a Hero makes a hex non-empty, so a Target on The Capital does too.',
  ],
  'UP-CARD-14': [
    'Every Item used in combat needs the Hero on the hex.',
    'Items used in combat need the Hero on the hex where the card says so.',
  ],
  'UP-HEX-10': [
    'A hex shows no allegiance; its effect says which enemy appears.',
    'A hex shows which enemy appears when it is explored empty.',
  ],
  'UP-HEX-11': [
    'From an explored Sea Tower only Heroes and player Units reach every hex.',
    'From an explored Sea Tower Legions, Hordes and Skeletons reach every hex too.',
  ],
  'UP-REF-01': ['Each Refresh Phase begins with turning up one Druid.', 'The Refresh Phase has no Druid step.'],
  'UP-EVT-06': [
    'If several cards have the fewest Activation Tokens, whoever acts chooses.',
    'If several cards have the fewest Activation Tokens, the first player chooses, also when somebody else explores.',
  ],
  'UP-BLD-08': [
    'A faction without Haven builds on an explored empty hex.',
    'A faction without Haven builds on an explored hex without enemies, even on a cursed one.',
  ],
  'UP-ACT-CMD-01': [
    'A Command names an explored hex; a cursed one counts as explored.',
    'A Command may name any hex; into an unexplored one only the Hero comes.',
  ],
  'UP-ACT-MKT-04': [
    'The Market always holds three Items: the discard pile is reshuffled when the deck is empty.',
    'The Market holds three Items as long as the deck lasts.',
  ],
  'UP-EMP-20': [
    'Who is hunted, the first player chooses in the Events Phase, otherwise whoever acts.',
    'Who is hunted, the players choose together; the first player has the last word.',
  ],
  'UP-EMP-33': [
    'If no Legion is left to defend The Capital, whoever holds it gains 5 VP, once.',
    'If no Legion is left to defend The Capital, nothing happens.',
  ],
  'UP-PLA-02': [
    'A piece that cannot be placed as told goes on an empty hex or to Units of its own side, as you like.',
    'A piece that cannot be placed as told goes on an empty hex, and only without one to Units of its own side.',
  ],
  'UP-AIL-04': ['A Legion’s way never uses a Sea Tower.', 'A Legion’s way may use an explored Sea Tower under it.'],
  'UP-AIH-04': [
    'A Horde counts its distance from The Capital along a way that respects impassable edges.',
    'A Horde counts its distance from The Capital in plain hexes.',
  ],
  'UP-AIH-07': ['A Horde never jumps.', 'A Horde on an explored Sea Tower may jump.'],
};

/** Cards that do another thing in each edition. */
export const editionCards = {
  'grim-fangs': ['If empty, 1 Skeleton here.', 'If empty, 2 Skeletons here.'],
  'three-bloody-comets': ['The Horde comes to the Fog Grave, next to no Haven.', 'The Horde comes to the Fog Grave, next to no home hex.'],
  'the-empire-strikes': ['1 Garrison on every empty hex where a Haven could stand.', '1 Garrison for The Capital for each player.'],
  'new-emperor': [
    'When destroyed: 2 Garrisons on empty hexes where a Haven could stand, 5 VP.',
    'When destroyed: 5 VP, 2 Garrisons for The Capital.',
  ],
} as const satisfies Readonly<Record<string, EditionPair>>;
