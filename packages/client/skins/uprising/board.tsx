/** The table of Uprising: the race above, the map, and over its foot the sheet of what is going on. */
import { REGIONS } from '@longtable/uprising/data/map';
import { useEffect } from 'react';
import { IconButton } from '../../src/design/button.tsx';
import { useStore } from '../../src/state/store.ts';
import { Sky } from '../common/flight.tsx';
import { useSize } from '../common/frame.ts';
import { SkipButton, TellingCard } from '../common/telling.tsx';
import type { SkinProps } from '../skin.ts';
import { useBasket } from './basket-run.ts';
import { BuildSheet } from './build.tsx';
import { CardChoice, cardsOf } from './card-choice.tsx';
import { castOf, isChosen } from './cast.ts';
import { ChooseSheet } from './choose.tsx';
import { CombatSheet } from './combat-sheet.tsx';
import { Digest } from './digest.tsx';
import { watchAgain } from './encore.ts';
import { FightResult, titleOf } from './fight-result.tsx';
import { Graves } from './graves.tsx';
import { HeroRollSheet } from './hero-roll.tsx';
import { Lens } from './lens.tsx';
import { UpMap } from './map.tsx';
import { MeetSheet } from './meet.tsx';
import type { View } from './open.ts';
import { Race } from './race.tsx';
import { StoryBar } from './story-bar.tsx';
import { type Tab, TableSheet } from './table-sheet.tsx';
import { table } from './table-store.ts';
import { StoryArrows, Tale } from './tale.tsx';
import { isStory, litBy, useTheatre } from './theatre.tsx';
import { turnedTo } from './turned.ts';
import { useHexes } from './use-hexes.ts';

/** A question about whole regions, which needs the whole map. */
const isAboutRegions = (question: SkinProps['question']): boolean =>
  question?.ask.shape === 'pick' && question.ask.options.every((id) => REGIONS.some((region) => region === id));

/** Hexes that the moment is about: the fight, what is lit, or the own Hero. */
function focusOf(view: View, lit: readonly number[], viewer: number | null): readonly number[] {
  if (view.combat !== null && lit.length === 0) return [view.combat.hex];
  const hero = viewer === null ? -1 : (view.players[viewer]?.at ?? -1);
  if (lit.length > 0 && lit.length <= 12) return hero >= 0 ? [...lit, hero] : lit;
  return hero >= 0 ? [hero] : [];
}

/** Cards of the table that a question is about. */
const tabFor = (question: SkinProps['question']): Tab | null => (question?.kind === 'quest' ? 'quests' : null);

const NO_SIZE = { width: 0, height: 0 };

type Sheet = 'roll' | 'meet' | 'choose' | 'build' | 'cards' | 'combat' | 'result' | 'digest';

/** Hexes that a question is about, also those that are filled or chosen already, and those of enemies that it is about. */
const hexesIn = (question: SkinProps['question'], { foes }: View): readonly number[] =>
  Object.values(question?.shown.targets ?? {}).flatMap((target) =>
    target.startsWith('hex:')
      ? [Number(target.slice(4))]
      : foes.flatMap(({ card, at }) => (target === `foe:${card}` || target === `card:${card}` ? [at] : [])),
  );

/** Havens of the factions that a question is about, which stands in the bar alone. */
const homesIn = (question: SkinProps['question'], view: View): readonly number[] => {
  const seats = Object.values(question?.shown.targets ?? {}).flatMap((target) =>
    target.startsWith('seat:') ? [Number(target.slice(5))] : [],
  );
  return view.hexes.flatMap(({ haven }, h) => (seats.includes(haven) ? [h] : []));
};

/** A question about hexes needs the whole map, even in a fight. */
const litInQuestion = (question: SkinProps['question'], view: View): boolean => hexesIn(question, view).length > 0;

/** The sheet over the foot of the map, because the question is about it. */
function sheetFor({ question, viewer }: SkinProps, view: View): Sheet | null {
  if (view.combat !== null) return litInQuestion(question, view) ? null : 'combat';
  if (view.heroRoll !== null && !litInQuestion(question, view)) return 'roll';
  if (question === null || viewer === null) return view.phase === 'setup' && viewer !== null && !isChosen(view, viewer) ? 'choose' : null;
  if (question.kind === 'exchange') return 'meet';
  if (question.kind === 'prepare' && question.stage !== 'home') return 'choose';
  if (view.phase === 'build' && (question.stage === 'buy' || question.kind === 'pay')) return 'build';
  return cardsOf(question).length > 0 ? 'cards' : null;
}

export function Board(given: SkinProps) {
  const theatre = useTheatre(given);
  const props = theatre.replaying ? { ...given, question: null } : given;
  const { question, viewer, heard, happening, onPlayed, eventLine } = props;
  useEffect(() => watchAgain.set(theatre.again), [theatre.again]);
  const cast = castOf(props, turnedTo(theatre.view, props));
  const { view } = cast;
  const hexes = useHexes(props, view);
  useBasket(props, view);
  const [holdTale, tale] = useSize();
  const key = `${question?.kind} ${question?.stage} ${JSON.stringify(question?.ask ?? null)}`;
  const open = useStore(table);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closed by every new question
  useEffect(() => table.set(tabFor(question)), [key]);
  const sheet = theatre.result !== null ? 'result' : theatre.digest !== null ? 'digest' : sheetFor(props, view);
  const tab = view.phase === 'setup' || sheet !== null ? null : open;
  const told = litBy(theatre);
  const tells = theatre.act !== null && sheet === null;
  const sheeted = sheet !== null || tab !== null;
  if (sheet === 'choose') return <ChooseSheet props={props} cast={cast} />;
  const asked = sheeted ? [] : [...new Set([...hexes.lit, ...hexesIn(question, view), ...homesIn(question, view)])];
  const focus = told.length > 0 ? told : isAboutRegions(question) ? [] : focusOf(view, asked, viewer);
  return (
    <div className={sheeted ? 'up-board sheeted' : 'up-board'} data-told={tells ? told.map((h) => `hex:${h}`).join(' ') : undefined}>
      {view.phase !== 'setup' && <Race cast={cast} heard={heard} />}
      <UpMap
        cast={cast}
        hexes={hexes}
        focus={focus}
        dim={(view.combat !== null && hexes.lit.length === 0) || (theatre.act !== null && told.length > 0)}
        strip={sheeted}
        moment={theatre.event === null ? key : `${key} ${told.join()}`}
        tale={tells ? tale : NO_SIZE}
        under={<StoryArrows event={theatre.event} />}
      />
      {tab !== null && <TableSheet cast={cast} tab={tab} />}
      {sheet === 'build' && <BuildSheet props={props} cast={cast} />}
      {sheet === 'combat' && <CombatSheet props={props} cast={cast} />}
      {sheet === 'roll' && <HeroRollSheet props={props} cast={cast} />}
      {sheet === 'meet' && question !== null && <MeetSheet question={question} cast={cast} />}
      {(sheet === 'cards' || sheet === 'roll') && cardsOf(question).length > 0 && <CardChoice props={props} cast={cast} />}
      {theatre.result !== null && (
        <section className="paper up-sheet up-combat" aria-label={titleOf(theatre.result, cast)}>
          <h2>{titleOf(theatre.result, cast)}</h2>
          <FightResult fight={theatre.result} cast={cast} eventLine={eventLine} />
        </section>
      )}
      {theatre.digest !== null && (
        <section className="paper up-sheet up-digest-sheet" aria-label={cast.t.story.digest}>
          <h2>{cast.t.story.digest}</h2>
          <Digest acts={theatre.digest} cast={cast} />
        </section>
      )}
      {!sheeted && view.phase !== 'setup' && <Graves cast={cast} />}
      {!sheeted && view.phase !== 'setup' && (
        <IconButton icon="deck" label={cast.t.table.open} onPress={() => table.set('quests')} className="up-open-table" />
      )}
      <Lens cast={cast} className="over" />
      {theatre.act !== null && tells && <Tale act={theatre.act} cast={cast} hold={holdTale} />}
      {isStory(theatre) && <StoryBar pace={theatre.pace} act={theatre.act} cast={cast} closing={theatre.digest !== null} />}
      <TellingCard telling={theatre.telling} seats={cast.faces} />
      {happening !== null && theatre.act === null && <SkipButton label={cast.t.skip} onPress={onPlayed} />}
      <Sky flights={theatre.flights} />
    </div>
  );
}
