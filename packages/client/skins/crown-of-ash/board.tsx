/** The table of Crown of Ash: fighters above, the ring of regions round the Citadel, tiles below, and what happens on it. */

import type { CrownOfAsh, View } from '@longtable/crown-of-ash';
import { CITADEL, REGIONS } from '@longtable/crown-of-ash/data/board';
import { EMPTY, NOBODY } from '@longtable/crown-of-ash/data/numbers';
import { target, thingOf } from '@longtable/crown-of-ash/ids';
import type { Asking } from '@longtable/kit';
import { memo, useEffect, useMemo, useState } from 'react';
import { Segments } from '../../src/design/fields.tsx';
import { Sky } from '../common/flight.tsx';
import { SkipButton, TellingCard } from '../common/telling.tsx';
import { TipLayer } from '../common/tips.tsx';
import type { Heard, SkinProps } from '../skin.ts';
import { AiTelling } from './ai.tsx';
import { plainChoices } from './beside.ts';
import { castOf } from './cast.ts';
import { ChoiceSheet, NecromancerSheet, OrderSheet } from './choices.tsx';
import { Citadel } from './citadel.tsx';
import { type Sheet, toldCombat } from './combat.ts';
import { CombatSheet } from './combat-sheet.tsx';
import { explain } from './explain.tsx';
import { Glow } from './landscape.tsx';
import { Display, Ends, Row } from './market.tsx';
import { Mat } from './mat.tsx';
import { Region } from './region.tsx';
import { useTheatre } from './theatre.tsx';
import type { CrownWords } from './words.ts';

const TABS = ['board', 'fighters', 'tiles', 'players'] as const;
type Tab = (typeof TABS)[number];

/** The tab of a phone with the things that a question is about. */
function tabFor(question: Asking<CrownOfAsh> | null, view: View): Tab {
  const targets = Object.values(question?.shown.targets ?? {});
  if (targets.some((one) => view.display.some((id) => id !== EMPTY && one === target('fighter', id)))) return 'fighters';
  return targets.some((one) => thingOf(one) === 'tile') ? 'tiles' : 'board';
}

/** The viewer's last combat, as long as they have not gone on from it. */
function lastCombat(heard: readonly Heard<CrownOfAsh>[], viewer: number | null, view: View): { n: number; sheet: Sheet } | null {
  const told = viewer === null ? null : toldCombat(heard, view);
  if (told === null || told.sheet.winner === NOBODY || heard.slice(told.at + 1).some(({ by }) => by === viewer)) return null;
  const { attack, defence } = told.sheet;
  return attack.who === viewer || defence.who === viewer ? { n: heard[told.at]!.n, sheet: told.sheet } : null;
}

interface TabsProps {
  readonly tab: Tab;
  readonly t: CrownWords;
  readonly onChange: (tab: Tab) => void;
}

const Tabs = memo(({ tab, t, onChange }: TabsProps) => (
  <div className="coa-tabs" data-spot="players">
    <Segments
      label={t.board}
      hideLabel
      wide
      choices={TABS.map((value) => ({ value, label: t.tabs[value] }))}
      value={tab}
      onChange={onChange}
    />
  </div>
));

export function Board(props: SkinProps<CrownOfAsh>) {
  const { viewer, question, happening, onPlayed, heard } = props;
  const theatre = useTheatre(props);
  const { view, ai, telling, flights } = theatre;
  const cast = castOf(props, view);
  const { t } = cast;
  const [tab, setTab] = useState<Tab>('board');
  const [putAway, setPutAway] = useState(heard.at(-1)?.n ?? -1);
  const key = `${question?.kind} ${question?.stage} ${JSON.stringify(question?.ask ?? null)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new question
  useEffect(() => setTab(tabFor(question, view)), [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was heard decides
  const last = useMemo(() => lastCombat(heard, viewer, view), [heard, viewer]);
  const over = happening === null && theatre.sheet === null && last !== null && last.n > putAway ? last : null;
  const sheet = theatre.sheet ?? over?.sheet ?? null;
  const marked = ai?.area ?? ai?.region ?? null;
  const choices = sheet === null ? plainChoices(question) : [];
  const fought = sheet?.area ?? NOBODY;
  return (
    <TipLayer className={`coa-board${sheet === null ? '' : ` fighting on${fought}`}`} tipOf={(thing) => explain(cast, thing)}>
      <div className="coa-table" data-tab={tab}>
        <Tabs tab={tab} t={t} onChange={setTab} />
        <Display cast={cast} />
        <div className="coa-ring" role="group" aria-label={t.board}>
          <Glow />
          {REGIONS.map((name, area) => (
            <Region key={name} area={area} cast={cast} fought={fought === area} marked={marked === area} />
          ))}
          <Citadel cast={cast} fought={fought === CITADEL} marked={marked === CITADEL} />
        </div>
        <Ends cast={cast} />
        <Row cast={cast} />
        <div className="coa-mats only">
          {view.order.map((who) => (
            <Mat key={who} who={who} cast={cast} heard={heard} />
          ))}
        </div>
      </div>
      {sheet && <CombatSheet sheet={sheet} cast={cast} props={props} onClose={over === null ? null : () => setPutAway(over.n)} />}
      {question?.kind === 'setup' && <NecromancerSheet cast={cast} props={props} />}
      {question?.ask.shape === 'order' && <OrderSheet cast={cast} props={props} />}
      {choices.length > 0 && <ChoiceSheet ids={choices} title={question?.kind === 'dice' ? t.dice : t.newOrder} props={props} />}
      {ai && <AiTelling turn={ai} cast={cast} />}
      <TellingCard telling={telling} seats={cast.faces} />
      {happening !== null && <SkipButton label={t.skip} onPress={onPlayed} />}
      <Sky flights={flights} />
    </TipLayer>
  );
}
