/** The log: grouped by headings, with the line that undo reaches and the mark of the last visit. */
import type { Spec } from '@longtable/kernel';
import { Fragment, type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import type { SeatFace } from '../../skins/skin.ts';
import { Icon } from '../design/icon.tsx';
import { type Colour, colourOf, Shield } from '../design/shield.tsx';
import { useText } from '../i18n/index.ts';
import { useTable } from '../match/model.ts';
import { citedIn } from '../rules/reader.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import type { LogLine } from './lines.ts';
import '../design/log.css';
import './log-panel.css';

interface LogProps {
  readonly lines: readonly LogLine[];
  /** The step that the board shows; null: now. */
  readonly at: number | null;
  /** The first step after which undo may still go back. */
  readonly undoFrom: number;
  /** The first step that was heard while the person was away; null: none. */
  readonly awayFrom: number | null;
  readonly onStep?: (n: number) => void;
  /** Seats as the board draws them. */
  readonly faces?: readonly SeatFace[] | undefined;
  /** The sign of whoever a line is about, where that is no seat. */
  readonly sign?: ((event: Spec['event']) => ReactNode) | undefined;
}

/** Ways of the arrow keys among the lines, from one of them or from the log itself (-1). */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at < 0 ? last : Math.min(at + 1, last)),
  ArrowUp: (at, last) => (at < 0 ? last : Math.max(at - 1, 0)),
  Home: () => 0,
  End: (_, last) => last,
};

/** The log is one stop of the Tab key: arrow keys go from line to line, beginning with the newest. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button, summary')].filter((line) => line.offsetParent !== null);
  if (step === undefined || lines.length === 0) return;
  event.preventDefault();
  lines[step(lines.indexOf(document.activeElement as HTMLElement), lines.length - 1)]?.focus();
}

export function Log({ lines, faces, sign, at, undoFrom, awayFrom, onStep }: LogProps) {
  const text = useText();
  const model = useTable();
  const box = useRef<HTMLDivElement>(null);
  const { undo, result } = model.now.look;
  const lineAt = lines.findIndex(({ n }) => n >= undoFrom);
  const awayAt = awayFrom === null ? -1 : lines.findIndex(({ n }) => n >= awayFrom);
  const ruler = (
    <div className="undo">
      {undo.possible && <Icon name="undo" />}
      {undo.possible ? text.undo.reaches : text.undo.line[undo.why]}
    </div>
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the newest line, or the step looked at
  useEffect(() => {
    const target = at === null ? null : box.current?.querySelector('.now');
    if (target) target.scrollIntoView({ block: 'center' });
    else if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length, at]);

  const entry = (line: LogLine, i: number): ReactNode => (
    <Fragment key={line.key}>
      {i === awayAt && i > 0 && <div className="undo away">{text.log.away}</div>}
      {i === lineAt && i > 0 && result === null && undo.possible && ruler}
      <Entry
        line={line}
        game={model.table.game}
        when={at === null ? '' : line.n === at ? ' now' : line.n > at ? ' later' : ''}
        onStep={onStep}
        colour={line.by === null ? 0 : (faces?.[line.by]?.colour ?? colourOf(line.by))}
        sign={sign}
      />
    </Fragment>
  );
  const blocks = blocksOf(lines);
  return (
    <div className="log" ref={box} role="log" aria-live="off" aria-label={text.log.title} tabIndex={0} onKeyDown={walk}>
      {lines.length === 0 && <p className="faint">{text.log.empty}</p>}
      {blocks.map(({ from, to }, n) => {
        const head = lines[from]!;
        if (head.heading !== 3) return lines.slice(from, to).map((line, i) => entry(line, from + i));
        return (
          <details key={head.key} className="act" open={at !== null || n === blocks.length - 1}>
            <summary tabIndex={-1}>
              {head.event && sign?.(head.event)}
              {head.text}
            </summary>
            {lines.slice(from + 1, to).map((line, i) => entry(line, from + 1 + i))}
          </details>
        );
      })}
      {result === null && !undo.possible && lines.length > 0 && model.viewer !== null && ruler}
    </div>
  );
}

/** Lines that stay together: what folds under one line, or all up to that. */
function blocksOf(lines: readonly LogLine[]): readonly { readonly from: number; readonly to: number }[] {
  const starts = lines.flatMap(({ heading }, i) => {
    const folds = heading === 3;
    const ends = heading !== 0 && lines[i - 1]?.heading !== 1 && lines[i - 1]?.heading !== 2;
    return i === 0 || folds || ends ? [i] : [];
  });
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? lines.length }));
}

interface EntryProps {
  readonly line: LogLine;
  readonly game: string;
  /** The class of a step that is looked at, or comes after it. */
  readonly when: string;
  readonly onStep: ((n: number) => void) | undefined;
  readonly colour: Colour;
  readonly sign: LogProps['sign'];
}

/** A line as it was, unless something about it has changed: a long log costs no more than its newest lines. */
const Entry = memo(({ line, game, when, onStep, colour, sign }: EntryProps) => {
  const text = useText();
  if (line.heading === 1) return <h2 className={`head serif${when}`}>{line.text}</h2>;
  if (line.heading === 2) return <h3 className={`head${when}`}>{line.text}</h3>;
  const body = (
    <>
      {(line.event && sign?.(line.event)) ?? (line.by === null ? <span /> : <Shield colour={colour} className="sh" />)}
      <span>{line.text}</span>
    </>
  );
  const told =
    onStep === undefined ? (
      <div className={`e${when}`}>{body}</div>
    ) : (
      <button type="button" tabIndex={-1} className={`e step${when}`} onClick={() => onStep(line.n)}>
        {body}
      </button>
    );
  const cited = citedIn(line.event);
  if (cited.length === 0) return told;
  return (
    <>
      {told}
      <p className="cited">
        {cited.map((rule) => (
          <RuleLink key={rule} game={game} rule={rule} word={text.log.why} untabbed />
        ))}
      </p>
    </>
  );
});
