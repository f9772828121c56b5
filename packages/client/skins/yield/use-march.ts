/** The open question on the map: armies that may step, the one that is chosen, and what a press on a place or an army means. */
import type { View } from '@longtable/yield';
import { target } from '@longtable/yield/ids';
import { useMemo, useState } from 'react';
import { useTouch } from '../../src/board/targets.tsx';
import type { SkinProps } from '../skin.ts';
import { blockedMoves, type Move, movesOf, type Question } from './moves.ts';
import type { PlaceState } from './place.tsx';

export interface March {
  /** The same for the same question. */
  readonly key: string;
  /** The army that a step is chosen for. */
  readonly mover: number | null;
  /** Its steps. */
  readonly ways: readonly Move[];
  stateOf(place: number): PlaceState;
  armyState(army: number): 'idle' | 'legal' | 'chosen';
  pressArmy(army: number): void;
  pressPlace(place: number): void;
}

interface MarchProps {
  readonly view: View;
  readonly question: Question | null;
  readonly onPick: SkinProps['onPick'];
  readonly onWhy: SkinProps['onWhy'];
  /** A place that nothing can be done with, or null: none any more. */
  readonly onLook: (place: number | null) => void;
}

export function useMarch({ view, question, onPick, onWhy, onLook }: MarchProps): March {
  const touch = useTouch();
  const [chosen, setChosen] = useState<{ key: string; army: number } | null>(null);
  const moves = useMemo(() => movesOf(question), [question]);
  const barred = useMemo(() => blockedMoves(question), [question]);
  const key = `${question?.kind} ${question?.stage} ${JSON.stringify(question?.ask ?? null)}`;
  const movers = [...new Set(moves.map(({ army }) => army))];
  const mover = chosen?.key === key && movers.includes(chosen.army) ? chosen.army : (movers[0] ?? null);
  const ways = moves.filter(({ army }) => army === mover);
  const wayTo = (place: number): Move | undefined => ways.find(({ to }) => to === place);
  const barTo = (place: number) => barred.find(({ army, to }) => army === mover && to === place);

  /** The army itself is an answer, and not one that a rule forbids. */
  const isOpen = (army: number): boolean => (touch.of(target('army', army))?.state ?? 'blocked') !== 'blocked';
  const pressTarget = (place: number): boolean => {
    if (touch.press(target('place', place))) return true;
    const here = [...view.armies.keys()].filter((id) => view.armies[id]!.at === place && touch.of(target('army', id)) !== undefined);
    const army = here.find(isOpen) ?? here[0];
    return army !== undefined && touch.press(target('army', army));
  };
  const pressPlace = (place: number): void => {
    onLook(null);
    const way = wayTo(place);
    const bar = barTo(place);
    const own = movers.filter((id) => view.armies[id]!.at === place);
    if (way) onPick(way.id);
    else if (bar) onWhy(bar.rule, bar.id);
    else if (own.length > 0) setChosen({ key, army: own[(own.indexOf(mover ?? -1) + 1) % own.length]! });
    else if (moves.length > 0 || !pressTarget(place)) onLook(place);
  };
  return {
    key,
    mover,
    ways,
    stateOf(place) {
      if (moves.length === 0) return touch.of(target('place', place))?.state ?? 'idle';
      if (wayTo(place)) return 'legal';
      return mover !== null && barTo(place) ? 'blocked' : 'idle';
    },
    armyState: (army) => (army === mover ? 'chosen' : movers.includes(army) || isOpen(army) ? 'legal' : 'idle'),
    pressArmy(army) {
      if (movers.includes(army)) setChosen({ key, army });
      else if (!touch.press(target('army', army))) pressPlace(view.armies[army]!.at);
    },
    pressPlace,
  };
}
