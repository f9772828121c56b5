/**
 * Reasons: what caused a thing. Frames keep them as a path, events as a `Reason`. A path is that of the effect's operations
 * (`nemesis/butcher/immediate`), `activate/butcher` for an activation, or `rule/growth` for what a rule does by itself.
 */
import type { RuleId } from '@longtable/kernel';
import type { DruidId } from './druids.ts';
import type { EventId } from './events.ts';
import type { FeatId } from './feats.ts';
import type { ItemId } from './items.ts';
import type { NemesisId } from './nemesis.ts';
import type { QuestId } from './quests.ts';
import type { TileId } from './tiles.ts';

/** The rule behind a thing that no card says. */
export const RULE_REASONS = {
  growth: 'UP-EVT-01',
  tokens: 'UP-EVT-05',
  activation: 'UP-NEM-02',
  overflow: 'UP-EMP-12',
  'curse-there': 'UP-CHA-26',
  'no-curse-left': 'UP-CHA-26',
  unplaced: 'UP-PLA-03',
  surplus: 'UP-CHA-09',
  'capital-fallen': 'UP-EMP-33',
  'garrisons-destroyed': 'UP-COM-52',
  'skeletons-destroyed': 'UP-COM-52',
  bought: 'UP-SCO-05',
  'score-garrisons': 'UP-SCO-01',
  'score-legions': 'UP-SCO-01',
  'score-curses': 'UP-SCO-02',
  'score-hordes': 'UP-SCO-02',
  'score-graveyard': 'UP-SCO-03',
  'score-havens': 'UP-SCO-04',
  'score-hexes': 'UP-SCO-04',
  'score-cards': 'UP-SCO-10',
  'three-skeletons': 'UP-CHA-04',
  defence: 'UP-EMP-32',
  overrun: 'UP-COM-62',
  cursed: 'UP-CHA-20',
  damage: 'UP-COM-24',
  trade: 'UP-ACT-TRADE-01',
  exchange: 'UP-CON-04',
  gift: 'UP-ACT-TRADE-03',
  cost: 'UP-ACT-02',
  building: 'UP-BLD-03',
  production: 'UP-PRD-01',
} as const satisfies Readonly<Record<string, RuleId>>;
export type RuleReason = keyof typeof RULE_REASONS;

/** activation: a token, or an effect, makes it act · ability: what holds while it is in play. */
export type NemesisPart = 'immediate' | 'godpower' | 'destroyed' | 'activation' | 'ability';
export type QuestPart = 'immediate' | 'solve' | 'goals' | 'fail' | 'use';

/** The cause of a thing, for the log, the terminal and the board. */
export type Reason =
  | { readonly of: 'nemesis'; readonly card: NemesisId; readonly part: NemesisPart }
  /** The Godpower of Skeletons. */
  | { readonly of: 'skeletons' }
  | { readonly of: 'card'; readonly card: FeatId | ItemId }
  | { readonly of: 'quest'; readonly quest: QuestId; readonly part: QuestPart }
  | { readonly of: 'tile'; readonly tile: TileId }
  | { readonly of: 'event'; readonly event: EventId }
  | { readonly of: 'druid'; readonly druid: DruidId }
  /** `card`: the Legion or Horde that the rule speaks of here. */
  | { readonly of: 'rule'; readonly key: RuleReason; readonly rule: RuleId; readonly card?: NemesisId };

/** The same in a frame; '': nothing worth telling, a test. */
export type Why = string;
export const byRule = (key: RuleReason, card?: NemesisId): Why => (card === undefined ? `rule/${key}` : `rule/${key}/${card}`);
export const byActivation = (card: NemesisId): Why => `activate/${card}`;
export const byAbility = (card: NemesisId): Why => `nemesis/${card}/ability`;
export const byCard = (card: FeatId | ItemId): Why => `card/${card}`;

function parse(path: Why): Reason | null {
  const [kind, id = '', part = ''] = path.split('/');
  switch (kind) {
    case 'nemesis':
      return { of: 'nemesis', card: id as NemesisId, part: part as NemesisPart };
    case 'activate':
      return { of: 'nemesis', card: id as NemesisId, part: 'activation' };
    case 'skeletons':
      return { of: 'skeletons' };
    case 'card':
      return { of: 'card', card: id as FeatId | ItemId };
    case 'quest':
      return { of: 'quest', quest: id as QuestId, part: part as QuestPart };
    case 'tile':
      return { of: 'tile', tile: id as TileId };
    case 'event':
      return { of: 'event', event: id as EventId };
    case 'druid':
      return { of: 'druid', druid: id as DruidId };
    case 'rule':
      return {
        of: 'rule',
        key: id as RuleReason,
        rule: RULE_REASONS[id as RuleReason],
        ...(part === '' ? {} : { card: part as NemesisId }),
      };
    default:
      return null;
  }
}

/** Paths come from the data, so there are few: each is read once. */
const READ: Record<Why, Reason | null> = {};

export function reasonOf(path: Why): Reason | null {
  READ[path] ??= parse(path);
  return READ[path];
}
