/** The meaning of each hex for the open question, and the deed of a tap on it. */
import type { Id } from '@longtable/kernel';
import { NEIGHBOURS } from '@longtable/uprising/data/map';
import { useEffect, useRef } from 'react';
import { useTouch } from '../../src/board/targets.tsx';
import type { SkinProps } from '../skin.ts';
import type { View } from './open.ts';

export type HexState = 'idle' | 'legal' | 'chosen' | 'blocked';

export interface Hexes {
  stateOf(hex: number): HexState;
  /** Does what a tap means; false: it means nothing now. */
  press(hex: number): boolean;
  readonly lit: readonly number[];
}

/** Hexes that a Hero reaches by one Move; from an explored Sea Tower all of them. */
export function stepsOf(view: View, seat: number): readonly number[] {
  const { at } = view.players[seat]!;
  const here = view.hexes[at];
  if (here === undefined) return [];
  return here.kind === 'tower' && here.up ? view.hexes.map((_, h) => h).filter((h) => h !== at) : NEIGHBOURS[at]!;
}

const asksTurn = (question: SkinProps['question']): boolean =>
  question?.kind === 'turn' && question.ask.shape === 'pick' && question.ask.options.includes('move');

/** A tap on a neighbour at the start of a turn is a Move and its goal in one. */
function useMove({ question, onPick, onFollow }: SkinProps): (hex: number) => void {
  const wanted = useRef<number | null>(null);
  const options: readonly Id[] = question?.ask.shape === 'pick' ? question.ask.options : [];
  const kind = question?.kind;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const to = wanted.current;
    if (question === null || to === null || asksTurn(question)) return;
    wanted.current = null;
    if (kind === 'move' && options.includes(to)) void onFollow(to);
  }, [question]);
  return (hex) => {
    wanted.current = hex;
    onPick('move');
  };
}

/** The hex that a Command goes to, while its Hero and Units are asked for. */
export function goalOf(question: SkinProps['question']): number | null {
  const hex = question?.kind === 'command' ? (question.shown.with as Readonly<Record<string, unknown>> | undefined)?.['hex'] : undefined;
  return typeof hex === 'number' ? hex : null;
}

export function useHexes(props: SkinProps, view: View): Hexes {
  const { question, viewer } = props;
  const touch = useTouch();
  const move = useMove(props);
  const steps = asksTurn(question) && viewer !== null ? stepsOf(view, viewer) : [];
  /** The name of the thing that stands for an option on this hex: the hex, or an enemy there. */
  const targetAt = (hex: number): string | undefined => {
    const names = [`hex:${hex}`, ...view.foes.filter(({ at }) => at === hex).flatMap(({ card }) => [`foe:${card}`, `card:${card}`])];
    return names.find((name) => touch.of(name) !== undefined);
  };
  const goal = goalOf(question);
  const stateOf = (hex: number): HexState =>
    touch.of(targetAt(hex))?.state ?? (steps.includes(hex) ? 'legal' : hex === goal ? 'chosen' : 'idle');
  return {
    stateOf,
    press(hex) {
      if (touch.press(targetAt(hex))) return true;
      if (!steps.includes(hex)) return false;
      move(hex);
      return true;
    },
    lit: view.hexes.flatMap((_, hex) => (stateOf(hex) === 'legal' || stateOf(hex) === 'chosen' ? [hex] : [])),
  };
}
