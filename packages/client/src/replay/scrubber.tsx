/** The match as a track: one mark a step in the colour of who moved, a frame for each chapter. */
import { useEffect, useState } from 'react';
import { Button, IconButton } from '../design/button.tsx';
import { Segments } from '../design/fields.tsx';
import { colourOf } from '../design/shield.tsx';
import { useText } from '../i18n/index.ts';
import type { LogLine } from '../log/lines.ts';
import { useTable } from '../match/model.ts';
import './scrubber.css';

interface ScrubberProps {
  readonly lines: readonly LogLine[];
  readonly steps: number;
  readonly at: number;
  readonly onStep: (n: number | null) => void;
  /** Back to the running match; left out where it is over. */
  readonly onLive?: () => void;
  readonly onFork?: () => void;
  /** Steps that are marked. */
  readonly moments?: readonly number[];
}

/** turn: from one person's move to the next's */
const SPEEDS = { '1': 900, '2': 450, '4': 180, turn: 900 } as const;
type Speed = keyof typeof SPEEDS;

const NONE: readonly number[] = [];

/** The first step after this one in which somebody else acts. */
function nextTurn(lines: readonly LogLine[], at: number): number | undefined {
  const now = lines.findLast(({ n, by }) => n <= at && by !== null)?.by ?? null;
  return lines.find(({ n, by }) => n > at && by !== null && by !== now)?.n;
}

export function Scrubber({ lines, steps, at, onStep, onLive, onFork, moments = NONE }: ScrubberProps) {
  const text = useText();
  const { name } = useTable();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('2');
  const last = steps - 1;
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(
      () => onStep((speed === 'turn' ? nextTurn(lines, at) : undefined) ?? (speed === 'turn' ? last : at + 1)),
      SPEEDS[speed],
    );
    return () => clearTimeout(timer);
  }, [playing, at, last, speed, onStep, lines]);
  const headings = lines.filter(({ heading }) => heading === 1);
  const chapters = headings.map(({ n }) => n);
  const here = lines.findLast(({ n }) => n <= at);
  const who = lines.findLast(({ n, by }) => n === at && by !== null)?.by;
  const jump = (n: number | undefined): void => onStep(Math.max(0, Math.min(last, n ?? at)));
  return (
    <section className="scrub" aria-label={text.log.replay}>
      <div className="ctl">
        <IconButton icon="undo" label={text.log.previous} onPress={() => jump(chapters.findLast((n) => n < at) ?? 0)} className="far" />
        <IconButton icon="chevron" label={text.log.back} onPress={() => jump(at - 1)} className="flip" />
        <IconButton
          icon={playing ? 'minus' : 'play'}
          label={playing ? text.log.pause : text.log.play}
          onPress={() => setPlaying(!playing)}
          className="pl"
        />
        <IconButton icon="chevron" label={text.log.on} onPress={() => jump(at + 1)} />
        <IconButton icon="redo" label={text.log.next} onPress={() => jump(chapters.find((n) => n > at) ?? last)} className="far" />
      </div>
      <div className="trk">
        <Labels headings={headings} steps={steps} />
        <Track lines={lines} steps={steps} at={at} chapters={chapters} moments={moments} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={text.log.replay}
          aria-valuetext={`${text.log.step(at + 1, steps)}${here ? `: ${here.text}` : ''}`}
          onChange={(event) => jump(Number(event.currentTarget.value))}
        />
        <span className="where">
          {text.log.step(at + 1, steps)}
          {who !== null && who !== undefined && `, ${name(who)}`}
        </span>
      </div>
      <div className="end">
        <Segments
          label={text.log.speed}
          hideLabel
          choices={(['1', '2', '4', 'turn'] as const).map((value) => ({ value, label: value === 'turn' ? text.log.turn : `${value}×` }))}
          value={speed}
          onChange={setSpeed}
        />
        {onLive && (
          <Button kind="wax" icon="play" onPress={onLive}>
            {text.log.live}
          </Button>
        )}
        {onFork && (
          <Button kind="wax" icon="play" barred={at >= last} onPress={onFork}>
            {text.replay.playOn}
          </Button>
        )}
      </div>
    </section>
  );
}

interface TrackProps {
  readonly lines: readonly LogLine[];
  readonly steps: number;
  readonly at: number;
  readonly chapters: readonly number[];
  readonly moments: readonly number[];
}

const WIDTH = 1000;

/** The names of the chapters that have room for them, over the track, each up to the next. */
function Labels({ headings, steps }: { readonly headings: readonly LogLine[]; readonly steps: number }) {
  const most = 6;
  const every = Math.ceil(headings.length / most);
  const named = headings.filter((_, i) => i % every === 0);
  const share = (n: number): number => (n / Math.max(1, steps - 1)) * 97;
  return (
    <span className="trk-labels" aria-hidden="true">
      {named.map(({ key, n, text }, i) => {
        const next = named[i + 1];
        const end = next === undefined ? 100 : share(next.n);
        return (
          <span key={key} style={{ left: `${share(n)}%`, maxWidth: `calc(${end - share(n)}% - 6px)` }}>
            {text}
          </span>
        );
      })}
    </span>
  );
}

function Track({ lines, steps, at, chapters, moments }: TrackProps) {
  const x = (n: number): number => 12 + (n * (WIDTH - 24)) / Math.max(1, steps - 1);
  const doers = new Map<number, number>();
  for (const { n, by } of lines) if (by !== null) doers.set(n, by);
  const ends = [...chapters.slice(1), steps];
  const wide = Math.max(1.5, Math.min(8, (WIDTH / steps) * 0.6));
  return (
    <svg viewBox={`0 0 ${WIDTH} 62`} preserveAspectRatio="none" aria-hidden="true">
      {chapters.map((n, i) => (
        <rect
          key={n}
          x={x(n) - 4}
          y="8"
          width={Math.max(4, x(ends[i]! - 1) - x(n) + 8)}
          height="46"
          rx="6"
          fill="var(--surface-2)"
          stroke="var(--line)"
        />
      ))}
      <path d={`M${x(0)} 31H${x(steps - 1)}`} stroke="var(--line-2)" strokeWidth="4" />
      <path d={`M${x(0)} 31H${x(at)}`} stroke="var(--brass)" strokeWidth="4" />
      {[...doers].map(([n, by]) => (
        <rect
          key={n}
          x={x(n) - wide / 2}
          y="22"
          width={wide}
          height="18"
          rx="1.5"
          fill={`var(--p${colourOf(by)})`}
          opacity={n <= at ? 1 : 0.45}
        />
      ))}
      {moments.map((n) => (
        <path key={n} d={`M${x(n)} 47l6 7-6 7-6-7z`} fill="var(--brass)" />
      ))}
      <path d={`M${x(at)} 5v52`} stroke="var(--text)" strokeWidth="4" />
    </svg>
  );
}
