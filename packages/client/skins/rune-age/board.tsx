/** The table of Rune Age: what strength reaches left, what gold and influence reach right. */
import type { Described } from '@longtable/kernel';
import type { View } from '@longtable/rune-age';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../src/design/button.tsx';
import { useStore } from '../../src/state/store.ts';
import { Sky } from '../common/flight.tsx';
import { TipLayer } from '../common/tips.tsx';
import { type Cast, castOf } from './cast.ts';
import { Choices } from './choices.tsx';
import { useErrand } from './errand.ts';
import { explain } from './explain.tsx';
import { Felt } from './felt.tsx';
import { seenFight, toldFight } from './fight.ts';
import { FightSheet } from './fight-sheet.tsx';
import { Digest, FilmStrip } from './film-strip.tsx';
import { haveOf, Market } from './market.tsx';
import { Figure } from './number.tsx';
import type { Props } from './props.ts';
import { armyOf } from './purse.ts';
import { barracksWares, centreWares, holdingsOf, targetsOf } from './reach.ts';
import { Realm } from './realm.tsx';
import { Scenario } from './scenario.tsx';
import { foldRealm, unfolded } from './state.ts';
import { Targets } from './targets.tsx';
import { useTheatre } from './theatre.ts';

const TABS = ['fight', 'barracks', 'centre'] as const;
type Tab = (typeof TABS)[number];

/** The tab of a phone with the things that a question is about. */
function tabFor(question: Described | null, view: View): Tab {
  if (question?.kind === 'turn') return 'fight';
  const targets = Object.values(question?.shown.targets ?? {});
  if (targets.some((target) => target.startsWith('buy:') && view.piles.concat(view.gold).some(({ card }) => target === `buy:${card}`)))
    return 'centre';
  return targets.some((target) => target.startsWith('buy:') || target.startsWith('held:')) ? 'barracks' : 'fight';
}

/** Things that a touch on a tab brings into sight. */
function shownBy(tab: Tab, view: View): readonly string[] {
  if (view.me === null || tab === 'fight') return targetsOf(view);
  return [...(tab === 'barracks' ? barracksWares(view, view.me) : centreWares(view)), ...holdingsOf(view, view.me)];
}

function Tabs({ tab, cast, onChange }: { readonly tab: Tab; readonly cast: Cast; readonly onChange: (tab: Tab) => void }) {
  const { view, viewer, t } = cast;
  const figures = {
    fight: { of: 'strength', n: armyOf(view, viewer).reduce((a, b) => a + b, 0) },
    barracks: { of: 'gold', n: haveOf(cast, { of: 'gold', n: 0 }) },
    centre: { of: 'influence', n: haveOf(cast, { of: 'influence', n: 0 }) },
  } as const;
  return (
    <div className="ra-tabs" role="group" aria-label={t.board}>
      {TABS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === tab}
          data-tab={one}
          data-shows={shownBy(one, view).join(' ')}
          data-target={`tab:${one}`}
          data-state={one === tab ? 'chosen' : 'idle'}
          onClick={() => onChange(one)}
        >
          <Figure {...figures[one]} />
          {t.tabs[one]}
        </button>
      ))}
    </div>
  );
}

/** The combat that lies over the table: the one that goes on, or the viewer's last one until they put it away. */
function useFight({ heard, view, viewer, question }: Props) {
  const [putAway, setPutAway] = useState(heard.at(-1)?.n ?? -1);
  const told = useMemo(() => toldFight(heard), [heard]);
  const isOf = ({ attacker, defender }: { readonly attacker: number; readonly defender: number }): boolean =>
    viewer === null || attacker === viewer || defender === viewer;
  if (told === null) {
    const thrown = question?.kind === 'abilities' || question?.stage === 'lose';
    return { fight: view.combat !== null && isOf(view.combat) ? seenFight(view.combat, thrown) : null, onClose: null };
  }
  const { result } = told.fight;
  const mine = isOf(told.fight);
  if (view.combat !== null) return { fight: mine ? told.fight : null, onClose: null };
  const gone = heard.some(({ n, by }) => n > told.n && by === viewer);
  if (!mine || viewer === null || result === null || gone || told.n <= putAway || question === null) return { fight: null, onClose: null };
  return { fight: told.fight, onClose: () => setPutAway(told.n) };
}

export function Board(props: Props) {
  const { question, happening, onPlayed } = props;
  const view = props.view;
  const cast = castOf(props, view);
  const realm = useStore(unfolded);
  const [tab, setTab] = useState<Tab>('fight');
  useErrand(props);
  const key = `${question?.kind} ${question?.stage} ${JSON.stringify(question?.ask ?? null)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new question
  useEffect(() => setTab(tabFor(question, view)), [key]);
  useEffect(() => foldRealm, []);
  const { fight, onClose } = useFight(props);
  const theatre = useTheatre(props, fight !== null);
  return (
    <TipLayer className="ra-board" tipOf={(thing) => explain(cast, thing)}>
      <Felt />
      <div className="ra-zones" data-tab={tab}>
        <Tabs tab={tab} cast={cast} onChange={setTab} />
        <Targets cast={cast} />
        <Market cast={cast} props={props} />
      </div>
      {fight !== null && <FightSheet fight={fight} cast={cast} props={props} onClose={onClose} />}
      {fight === null && <Choices cast={cast} props={props} />}
      {theatre.film !== null && (
        <FilmStrip film={theatre.film} cast={cast} again={theatre.replayed} onSkip={happening === null ? theatre.putAway : onPlayed} />
      )}
      {theatre.digest !== null && (
        <Digest film={theatre.digest} cast={cast} floating>
          <Button kind="paper" small icon="replay" label={cast.t.again} onPress={theatre.again}>
            <span className="words">{cast.t.again}</span>
          </Button>
          <Button kind="paper" small icon="close" label={cast.t.close} onPress={theatre.putAway} />
        </Digest>
      )}
      <Scenario cast={cast} props={props} />
      <Sky flights={theatre.flights} />
      {realm !== null && (fight === null || onClose !== null) && view.players[realm] !== undefined && <Realm seat={realm} cast={cast} />}
    </TipLayer>
  );
}
