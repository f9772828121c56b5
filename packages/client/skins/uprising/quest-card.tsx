/** A Quest: its goals with rewards and odds, what follows, and the bonus die. */
import { QUEST, type QuestId } from '@longtable/uprising/data/quests';
import { symbolText } from '@longtable/uprising/locale/things';
import { useMemo } from 'react';
import { useTouch } from '../../src/board/targets.tsx';
import { Icon } from '../../src/design/icon.tsx';
import type { Cast } from './cast.ts';
import { Die } from './die.tsx';
import { Goods } from './goods.tsx';
import { bonusOf, questOdds } from './hero-dice.ts';

const SIGNS = ['skull', 'shield', 'bolt'] as const;

type Reward = NonNullable<(typeof QUEST)[QuestId]['goals'][number]>['reward'];

const per = (chance: number): string => `${Math.round(chance * 100)} %`;

/** Rewards of a goal, as signs. */
export function Rewards({ reward, cast: { w, t } }: { readonly reward: Reward; readonly cast: Cast }) {
  if (reward.length === 0) return <span className="faint">{t.quest.counts}</span>;
  return reward.map((op) => {
    if (op.op === 'vp') return <span key="vp">{`${String(op.n)} ${w.tableau.vp}`}</span>;
    if (op.op === 'gain') return <Goods key="gain" goods={op.goods} w={w} />;
    if (op.op === 'select' && op.what === 'own-wall') return <span key="wall">{w.buildings.wall}</span>;
    if (op.op === 'select' && op.what === 'own-tower') return <span key="tower">{w.buildings.tower}</span>;
    return <span key={op.op}>{t.quest.rewards[op.op] ?? t.quest.reward}</span>;
  });
}

interface GoalProps {
  readonly sign: number;
  readonly n: number;
  readonly reward: Reward;
  readonly chance: number | null;
  readonly cast: Cast;
}

function GoalRow({ sign, n, reward, chance, cast }: GoalProps) {
  const { w, t } = cast;
  return (
    <div className="gl">
      <span className="sy">
        {Array.from({ length: n }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols have no other identity
          <Icon key={i} name={SIGNS[sign]!} />
        ))}
        <span className="sr">{symbolText(w, n, sign)}</span>
      </span>
      <span className="rw">
        <Rewards reward={reward} cast={cast} />
      </span>
      {chance !== null && (
        <>
          <svg className="up-meter" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width={chance * 100} height="4" />
          </svg>
          <span className="pc">
            <span>{t.quest.orMore(n)}</span>
            <b>{per(chance)}</b>
          </span>
        </>
      )}
    </div>
  );
}

interface QuestCardProps {
  readonly id: QuestId;
  readonly cast: Cast;
}

export function QuestCard({ id, cast }: QuestCardProps) {
  const { view, viewer, w, t } = cast;
  const touch = useTouch();
  const state = touch.of(`card:${id}`)?.state ?? 'idle';
  const { goals, needs, bonus } = QUEST[id];
  const known = viewer !== null && view.players[viewer]!.at >= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the odds hang on the Hero alone
  const odds = useMemo(() => (known ? questOdds(view, viewer, id) : null), [view, viewer, id]);
  const has = known ? bonusOf(view, viewer, id) : null;
  return (
    <button
      type="button"
      className={`qc up-paper ${state}`}
      data-target={`card:${id}`}
      data-state={state}
      aria-disabled={state === 'idle'}
      onClick={() => touch.press(`card:${id}`)}
    >
      <b className="uh">{w.quests[id][0]}</b>
      <span className="nd">
        {t.quest.needs(needs, goals.filter((goal) => goal !== null).length)}
        {odds && <b>{per(odds.solved)}</b>}
      </span>
      <span className="gls">
        {goals.map((goal, i) =>
          goal === null ? null : (
            <GoalRow key={SIGNS[i]} sign={i} n={goal.n} reward={goal.reward} chance={odds?.goals[i] ?? null} cast={cast} />
          ),
        )}
      </span>
      <span className="ef">{w.quests[id][1]}</span>
      {bonus && (
        <span className={has === null ? 'bn no' : 'bn'}>
          <Die colour={bonus.die} faces={view.options.dice} face={-1} small />
          {has === null ? t.quest.noBonus(w.colours[bonus.die]) : t.quest.bonus(w.colours[bonus.die])}
        </span>
      )}
    </button>
  );
}
