/** Fighter cards: a dark figure against the colour of its kind. */

import { FIGHTERS, FIRST_RAISABLE, isAutomaton } from '@longtable/crown-of-ash/data/fighters';
import { KINDS } from '@longtable/crown-of-ash/data/goods';
import { target } from '@longtable/crown-of-ash/ids';
import { costText, fighterName, roman } from '@longtable/crown-of-ash/locale/words';
import type { ReactNode } from 'react';
import { hyphenate } from '../../src/design/hyphenate.ts';
import { Icon } from '../../src/design/icon.tsx';
import type { IconName } from '../../src/design/icons.ts';
import type { Cast } from './cast.ts';
import { Sums } from './goods.tsx';
import { Thing } from './thing.tsx';

interface Figure {
  readonly body: string;
  readonly eyes: string;
  readonly glow: string;
}

/** In a box of 188 by 120, the figure around x = 94. */
const FIGURES: Readonly<Record<'hood' | 'horns' | 'engine' | 'spikes' | 'crown' | 'helm', Figure>> = {
  hood: {
    body: 'M60 120c0-30 8-44 22-50-5-5-8-12-8-20 0-14 8-24 18-24s18 10 18 24c0 8-3 15-8 20 14 6 22 20 22 50z',
    eyes: 'M86 52h4M98 52h4',
    glow: '#ffd27a',
  },
  horns: {
    body: 'M52 120c2-28 12-42 28-48-6-6-8-14-7-22-8-4-12-12-11-22 5 9 11 12 17 12 6-5 20-5 26 0 6 0 12-3 17-12 1 10-3 18-11 22 1 8-1 16-7 22 16 6 26 20 28 48z',
    eyes: 'M84 54l7 3M101 54l-7 3',
    glow: '#ffb066',
  },
  engine: {
    body: 'M56 120l6-34 16-8 2-12-8-8 4-20 12-8h12l12 8 4 20-8 8 2 12 16 8 6 34z',
    eyes: 'M70 100h48M74 90h40M93 46h2',
    glow: '#ff8a3c',
  },
  spikes: {
    body: 'M50 120c0-24 10-38 24-46l-16-24 20 12c4-12 12-22 16-36 4 14 12 24 16 36l20-12-16 24c14 8 24 22 24 46z',
    eyes: 'M86 66l6 3M102 66l-6 3',
    glow: '#ff6a4a',
  },
  crown: {
    body: 'M52 120c2-26 12-40 26-46-5-6-7-13-6-21l-6-27 14 12 14-18 14 18 14-12-6 27c1 8-1 15-6 21 14 6 24 20 26 46z',
    eyes: 'M85 56l6 2M103 56l-6 2',
    glow: '#fff0b8',
  },
  helm: {
    body: 'M54 120c1-26 10-40 24-46-4-4-6-10-6-17 0-17 9-29 22-33 13 4 22 16 22 33 0 7-2 13-6 17 14 6 23 20 24 46z',
    eyes: 'M82 54h24M94 54v16',
    glow: '#ffd27a',
  },
};
/** By place in the pattern that all kinds share. */
const BODIES = ['hood', 'helm', 'horns', 'spikes', 'helm', 'engine', 'crown', 'spikes'] as const;

const figureOf = (id: number): Figure => FIGURES[id < FIRST_RAISABLE ? 'hood' : BODIES[(id - FIRST_RAISABLE) % BODIES.length]!];
export const kindOf = (id: number): (typeof KINDS)[number] | 'start' => KINDS[FIGHTERS[id]!.kind] ?? 'start';
const SIGNS: Readonly<Record<ReturnType<typeof kindOf>, IconName>> = {
  sulphur: 'sulphur',
  blood: 'blood',
  ash: 'ash',
  bone: 'bone',
  start: 'skeleton',
};

export const AttackShield = ({ value }: { readonly value: ReactNode }) => (
  <span className="coa-av">
    <svg viewBox="0 0 40 46" aria-hidden="true" focusable="false">
      <path
        d="M3 3.500C9 5 15 4.500 20 2c5 2.500 11 3 17 1.500V22c0 10.500-7 17.500-17 22C10 39.500 3 32.500 3 22z"
        fill="#f1e3c3"
        stroke="#1a130c"
        strokeWidth="2.500"
      />
    </svg>
    <b>{value}</b>
  </span>
);

interface FighterProps {
  readonly id: number;
  readonly cast: Cast;
}

/** The card itself, without any touch. */
export function FighterFace({ id, cast, cost = false }: FighterProps & { readonly cost?: boolean }) {
  const { attack, tier, basic, special, returns } = FIGHTERS[id]!;
  const { body, eyes, glow } = figureOf(id);
  return (
    <span className={`coa-fc ${kindOf(id)}`}>
      <svg className="art" viewBox="19 10 150 92" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
        <circle cx="94" cy="50" r="46" fill="#fff" opacity=".1" />
        <circle cx="94" cy="50" r="32" fill="#fff" opacity=".12" />
        <path d={body} fill="#0d0a09" />
        <path d={eyes} stroke={glow} strokeWidth="3.500" strokeLinecap="round" fill="none" />
      </svg>
      <AttackShield value={attack} />
      {tier > 0 && <span className="tier">{roman(tier)}</span>}
      {returns > 0 && (
        <span className="returns">
          <Icon name="refresh" />
          {roman(returns)}
        </span>
      )}
      <span className="sort">
        <Icon name={SIGNS[kindOf(id)]} />
      </span>
      <span className="nm">{hyphenate(fighterName(cast.w, id))}</span>
      {cost && tier > 0 && <Sums goods={basic} special={special} />}
    </span>
  );
}

/** All that the card says, for those who hear it. */
export function fighterWords({ id, cast }: FighterProps): string {
  const { w, t, view } = cast;
  const { kind, attack, tier } = FIGHTERS[id]!;
  const parts = [fighterName(w, id), t.attack(attack)];
  parts.push(kind >= 0 ? w.kinds[KINDS[kind]!] : t.starting);
  if (tier > 0) parts.push(t.tier(roman(tier)), `${t.costs}: ${costText(w, id)}`);
  if (isAutomaton(id)) parts.push(w.automaton);
  if (view.fortified.includes(id)) parts.push(t.fortified);
  return parts.join(', ');
}

export const Fighter = ({ id, cast, cost = false, spot }: FighterProps & { readonly cost?: boolean; readonly spot?: string }) => (
  <Thing id={target('fighter', id)} label={fighterWords({ id, cast })} className="coa-card" locks {...(spot !== undefined && { spot })}>
    <FighterFace id={id} cast={cast} cost={cost} />
  </Thing>
);

/** A defender in an area: its value and its kind. */
export const Defender = ({ id, cast }: FighterProps) => (
  <Thing id={target('fighter', id)} label={fighterWords({ id, cast })} className={`coa-def ${kindOf(id)}`}>
    <b>{FIGHTERS[id]!.attack}</b>
    {cast.view.fortified.includes(id) && <Icon name="wall" className="fort" />}
    {isAutomaton(id) && <Icon name="refresh" className="fort" />}
    <Icon name={SIGNS[kindOf(id)]} />
  </Thing>
);

export const FighterBack = ({ label }: { readonly label: string }) => (
  <span className="coa-fc bk">
    <Icon name="hidden" />
    <span>{label}</span>
  </span>
);
