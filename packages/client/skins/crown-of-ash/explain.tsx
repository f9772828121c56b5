/** Explanations of the things of this board. */
import { BOARD_SPACES, type BoardSpace, CITADEL } from '@longtable/crown-of-ash/data/board';
import type { CombatCard } from '@longtable/crown-of-ash/data/combat-cards';
import { FIGHTERS, isAutomaton } from '@longtable/crown-of-ash/data/fighters';
import { type Good, KINDS } from '@longtable/crown-of-ash/data/goods';
import { KING, NOBODY } from '@longtable/crown-of-ash/data/numbers';
import type { Power } from '@longtable/crown-of-ash/data/powers';
import { TILES } from '@longtable/crown-of-ash/data/structures';
import { areaName, costText, fateText, fighterName, goodsText, roman, tileName } from '@longtable/crown-of-ash/locale/words';
import { OFFERS, TAXES } from '@longtable/crown-of-ash/query/gains';
import type { ReactNode } from 'react';
import { Icon } from '../../src/design/icon.tsx';
import { useText } from '../../src/i18n/index.ts';
import type { Cast } from './cast.ts';
import { combatCardWords } from './combat-card.tsx';
import { spaceName, spaceText, standing } from './space.tsx';

const Lines = ({
  title,
  lines,
  house = false,
}: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly house?: boolean;
}) => {
  const text = useText();
  return (
    <>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {house && (
        <p className="house">
          <Icon name="quill" /> {text.table.house}
        </p>
      )}
    </>
  );
};

function fighterTip({ w, t, view }: Cast, id: number): ReactNode {
  const { kind, attack, tier, returns, source } = FIGHTERS[id]!;
  const lines = [
    [t.attack(attack), kind >= 0 ? w.kinds[KINDS[kind]!] : t.starting, ...(tier > 0 ? [t.tier(roman(tier))] : [])].join(' · '),
  ];
  if (tier > 0) lines.push(`${t.costs}: ${costText(w, id)}`);
  if (isAutomaton(id)) lines.push(t.automaton(roman(returns)));
  if (view.fortified.includes(id)) lines.push(t.fortified);
  return <Lines title={fighterName(w, id)} lines={lines} house={source === 'house'} />;
}

function tileTip({ w, t, view }: Cast, id: number): ReactNode {
  const { cost, vp, tier, resurrects, source } = TILES[id]!;
  const lines = [
    `${t.offers}: ${resurrects ? w.resurrects : goodsText(w, OFFERS[id]!.goods, OFFERS[id]!.special)}`,
    `${t.tax}: ${goodsText(w, TAXES[id]!.goods, TAXES[id]!.special)}`,
    [t.worth(vp), ...(tier > 0 ? [`${t.costs}: ${cost} ${w.goods.gold}`, t.tier(roman(tier))] : [])].join(' · '),
  ];
  const stack = view.tiles.find((tiles) => tiles.at(-1) === id);
  if (stack !== undefined && stack.length > 1) lines.push(t.covered(stack.length - 1));
  return <Lines title={tileName(w, id)} lines={lines} house={source === 'house'} />;
}

function spaceTip(cast: Cast, space: string): ReactNode {
  if (space === 'refresh') return <Lines title={cast.t.refresh} lines={[cast.t.spaces.refresh]} />;
  const at = BOARD_SPACES.indexOf(space as BoardSpace);
  if (at < 0) return null;
  const board = BOARD_SPACES[at]!;
  const room = cast.view.room[at]!;
  const left = room < 0 ? -1 : room - cast.view.spaces[at]!.length;
  return <Lines title={spaceName(cast, board)} lines={[spaceText(cast, board), `${standing(cast, board)} · ${cast.t.room(left)}`]} />;
}

function areaTip(cast: Cast, area: number): ReactNode {
  const { view, w, t } = cast;
  const owner = view.owner[area]!;
  const lines = [owner === NOBODY ? t.free : t.heldBy(cast.name(owner))];
  if (owner !== NOBODY) lines.push(`${t.worth(view.value[area]!)}${owner === KING ? '' : ` · ${t.defence(view.defence[area]!)}`}`);
  if (area !== CITADEL && view.tiles[area]!.length > 0) lines.push(view.tiles[area]!.map((id) => tileName(w, id)).join(' → '));
  const guards = view.defenders[area]!;
  if (guards.length > 0) lines.push(guards.map((id) => `${fighterName(w, id)} ${FIGHTERS[id]!.attack}`).join(', '));
  return <Lines title={areaName(w, area)} lines={lines} />;
}

function cardTip(cast: Cast, card: CombatCard): ReactNode {
  const { t } = cast;
  const [name, wins, loses] = combatCardWords(cast, card);
  const lines = [...(card === 'die' ? [t.dieCard] : []), `${t.win}: ${wins}`, `${t.lose}: ${loses}`];
  return <Lines title={name.charAt(0).toUpperCase() + name.slice(1)} lines={lines} house />;
}

/** The explanation that a thing names in `data-tip`. */
export function explain(cast: Cast, key: string): ReactNode {
  const { t, w, view } = cast;
  const colon = key.indexOf(':');
  const [kind, id] = colon < 0 ? [key, ''] : [key.slice(0, colon), key.slice(colon + 1)];
  switch (kind) {
    case 'fighter':
      return fighterTip(cast, Number(id));
    case 'tile':
      return tileTip(cast, Number(id));
    case 'space':
      return spaceTip(cast, id);
    case 'area':
      return areaTip(cast, Number(id));
    case 'card':
      return cardTip(cast, id as CombatCard);
    case 'power':
      return <Lines title={w.powers[id as Power].name} lines={[w.powers[id as Power].text]} />;
    case 'good':
      if (id === 'special') return <Lines title={w.special.one} lines={[t.specialTip]} />;
      return (
        <Lines title={id === 'gold' ? w.goods.gold : w.kinds[id as Exclude<Good, 'gold'>]} lines={[id === 'gold' ? t.goldTip : t.good]} />
      );
    case 'minions':
      return <Lines title={t.minions(view.players[view.me ?? 0]!.minions)} lines={[t.minionTip]} />;
    case 'fate':
      return view.mine === null || view.mine.fate < 0 ? null : (
        <Lines title={`${t.fate}: ${fateText(w, view.mine.fate)}`} lines={[t.fateTip]} />
      );
    case 'ai':
      return <Lines title={t.track} lines={[t.trackTip]} />;
    default:
      return null;
  }
}
