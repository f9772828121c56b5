/** The race: all factions and both Nemeses on one line. Everybody must stand right of the leading Nemesis. */
import type { Party } from '@longtable/uprising/spec';
import { useState } from 'react';
import { apart } from '../../src/design/apart.ts';
import { Dialog } from '../../src/design/dialog.tsx';
import { ShieldShape } from '../../src/design/shield.tsx';
import { useSize } from '../common/frame.ts';
import { usePainted } from '../common/painted.ts';
import type { Heard } from '../skin.ts';
import type { Cast } from './cast.ts';
import type { View } from './open.ts';
import { Banner } from './pieces.tsx';

interface Runner {
  readonly party: Party;
  readonly vp: number;
}

const runnersOf = (view: View): readonly Runner[] => [
  { party: 'E', vp: view.empireVp },
  { party: 'C', vp: view.chaosVp },
  ...view.players.map(({ vp }, party) => ({ party, vp })),
];

const leadOf = (view: View): number => Math.max(view.empireVp, view.chaosVp);

/** The distance to the goal, in words. */
function goalOf({ view, t, faces }: Cast): readonly [string, string] {
  const lead = leadOf(view);
  const behind = view.players.flatMap(({ vp }, seat) => (vp > lead ? [] : [{ seat, needs: lead + 1 - vp }]));
  behind.sort((a, b) => b.needs - a.needs);
  const n = view.players.length;
  const last = behind[0];
  return [t.race.above(n - behind.length, n), last === undefined ? t.race.won : t.race.needs(faces[last.seat]!.name, last.needs)];
}

interface TrackProps {
  readonly cast: Cast;
  readonly width: number;
  readonly height: number;
  readonly wide: boolean;
}

/** Shields side by side: each is known, and so is the number under it. */
const BESIDE = 17;

function Track({ cast: { view, faces }, width, height, wide }: TrackProps) {
  const now = runnersOf(view);
  const runners = usePainted(now, now.map(({ vp }) => vp).join());
  const points = runners.map(({ vp }) => vp);
  const [low, high] = [Math.min(...points) - 3, Math.max(...points) + 5];
  const [left, right] = wide ? [184, width - 196] : [26, width - 104];
  const x = (vp: number): number => left + ((vp - low) / (high - low)) * (right - left);
  const y = height / 2 - 1;
  const ranked = runners.toSorted((a, b) => a.vp - b.vp);
  const spots = apart(
    ranked.map(({ vp }) => x(vp)),
    BESIDE,
  );
  const lead = Math.max(runners[0]!.vp, runners[1]!.vp);
  const behind = ranked.filter(({ vp }) => vp <= lead).length;
  // The line stands between those who are above both and those who are not, also where they are crowded.
  const line = Math.min(Math.max(x(lead + 0.5), spots[behind - 1]! + BESIDE / 2), (spots[behind] ?? width) - BESIDE / 2);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <defs>
        <pattern id="up-shadow" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v7" stroke="#c2553f" strokeWidth="2.4" opacity=".5" />
        </pattern>
      </defs>
      <rect x={left - 8} y="5" width={Math.max(0, line - left + 8)} height={height - 10} rx="6" fill="url(#up-shadow)" />
      <path className="up-line" d={`M${line} 3v${height - 6}`} />
      <path className="up-axis" d={`M${left - 8} ${y}H${right + 8}`} />
      {runners.map((runner) => {
        const { party } = runner;
        const at = ranked.indexOf(runner);
        return (
          <g key={party} className="up-runner" style={{ transform: `translate(${spots[at]}px, ${y}px)` }}>
            {party === 'E' || party === 'C' ? (
              <Banner party={party} />
            ) : (
              <g transform="translate(-11 -16) scale(.56)">
                <ShieldShape colour={faces[party]!.colour} charge={faces[party]!.charge} size={24} />
              </g>
            )}
          </g>
        );
      })}
      {ranked.map(({ party, vp }, at) => {
        const of = points.filter((other) => other === vp).length;
        return (
          ranked[at - 1]?.vp !== vp && (
            <g key={party} className="up-runner-vp" style={{ transform: `translate(${spots[at]! + ((of - 1) / 2) * BESIDE}px, ${y}px)` }}>
              <text y={height / 2 - 3}>{vp}</text>
            </g>
          )
        );
      })}
    </svg>
  );
}

/** All points that a party gained, by reason, as far as the viewer has heard. */
function sourcesOf(heard: readonly Heard[], party: Party): readonly (readonly [why: string, n: number])[] {
  const sums = new Map<string, number>();
  for (const { events } of heard)
    for (const event of events) {
      const { type, n, why } = event as { type: string; party?: Party; n?: number; why?: string };
      if ((event as { party?: Party }).party !== party || typeof n !== 'number') continue;
      if (type === 'scored') sums.set(why ?? '', (sums.get(why ?? '') ?? 0) + n);
      if (type === 'vp') sums.set('', (sums.get('') ?? 0) + n);
    }
  // What is scored is told twice: by its reason, and as points.
  const scored = [...sums].reduce((sum, [why, n]) => (why === '' ? sum : sum + n), 0);
  const rest = (sums.get('') ?? 0) - scored;
  return [...[...sums].filter(([why]) => why !== ''), ...(rest !== 0 ? [['', rest] as const] : [])];
}

function Sources({ cast, heard }: { readonly cast: Cast; readonly heard: readonly Heard[] }) {
  const { t } = cast;
  return (
    <div className="up-sources">
      {runnersOf(cast.view).map(({ party, vp }) => (
        <section key={party}>
          <h3>
            {cast.party(party)} <b className="num">{vp}</b>
          </h3>
          <p>
            {sourcesOf(heard, party)
              .map(([why, n]) => `${n} ${why === '' ? t.race.other : (t.race.why[why] ?? why)}`)
              .join(' · ') || t.race.none}
          </p>
        </section>
      ))}
    </div>
  );
}

export function Race({ cast, heard }: { readonly cast: Cast; readonly heard: readonly Heard[] }) {
  const { t, view } = cast;
  const [hold, size] = useSize();
  const [open, setOpen] = useState(false);
  const wide = size.width > 560;
  const [goal, who] = goalOf(cast);
  const list = runnersOf(view)
    .map(({ party, vp }) => `${cast.party(party)} ${vp}`)
    .join(', ');
  return (
    <>
      <button type="button" className="panel up-race" ref={hold} data-spot="race" onClick={() => setOpen(true)}>
        <span className="sr">{t.race.label(list, leadOf(view))}</span>
        {size.width > 0 && <Track cast={cast} width={size.width} height={wide ? 54 : 43} wide={wide} />}
        {wide && (
          <span className="rule-of-race" aria-hidden="true">
            <b>{t.race.title}</b>
            {t.race.all(view.players.length)}
          </span>
        )}
        <span className="goal">
          <b>{goal}</b>
          {wide && <span>{who}</span>}
        </span>
      </button>
      <Dialog title={t.race.from} open={open} onClose={() => setOpen(false)} className="narrow">
        <Sources cast={cast} heard={heard} />
      </Dialog>
    </>
  );
}
