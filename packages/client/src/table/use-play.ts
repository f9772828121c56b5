/** A running match as its screen needs it: what is shown, what is asked, and what can be done about it. */
import type { Answer, Described, Id } from '@longtable/kernel';
import { useCallback, useMemo } from 'react';
import { gameCardOf, isFinal } from '../../skins/game-cards.ts';
import { type Advisor, useAdvice, useForesight } from '../advice/use-advice.ts';
import { isAsked, useDraft } from '../ask/draft.ts';
import { type Coach, useCoach } from '../coach/use-coach.ts';
import { useText } from '../i18n/index.ts';
import { linesBefore, useLines } from '../log/lines.ts';
import { standInFor, tableauOf, useTable } from '../match/model.ts';
import { type Actions, useActions } from '../match/use-actions.ts';
import { useForced } from '../match/use-forced.ts';
import { useLookBack } from '../match/use-look-back.ts';
import { useMemory } from '../match/use-memory.ts';
import { usePlaced } from '../match/use-placed.ts';
import { useFaces, useSkin } from '../match/use-skin.ts';
import { useStage } from '../match/use-stage.ts';
import { useTold } from '../match/use-told.ts';
import { useSettings } from '../state/settings.ts';

export type Play = ReturnType<typeof usePlay>;

/** The match as it is shown: now, or looking back. */
function useShown() {
  const model = useTable();
  const { pace } = useSettings();
  const skin = useSkin(model);
  const stage = useStage(model.now, skin !== null && pace !== 'instant', model.state.seats);
  const back = useLookBack(model.link, model.viewer);
  const look = back.look ?? stage.look;
  const tableau = useMemo(() => tableauOf(model, look.view), [model, look]);
  const faces = useFaces(look.view, skin);
  const live = back.at === null;
  const heard = useLines(model, useText());
  const { told, untold, tell } = useTold(stage, skin);
  const lines = live ? linesBefore(heard, untold) : heard;
  const memory = useMemory(model.table.id, model.now);
  return { model, skin, stage, back, live, look, tableau, faces, lines, told, tell, memory, standIn: standInFor(model) };
}

/** The open question, with what is chosen of it so far. */
function useAsked({ model, skin, live, standIn, stage }: ReturnType<typeof useShown>) {
  const question = usePlaced(live && standIn === null ? model.now.look.question : null, skin);
  const draft = useDraft(question, model.now.look.given);
  const card = gameCardOf(model.table.game);
  const final = question !== null && isFinal(card, question);
  const weighed = question !== null && (skin?.weighs?.(question) ?? false);
  return { question, draft, card, final, weighed, boardQuestion: stage.live ? question : null };
}

interface Listening {
  readonly question: Described | null;
  readonly coach: Coach | null;
  readonly advisor: Advisor | null;
  readonly skip: () => void;
}

/** The same actions, with answers that the coach hears and the advisor weighs first. */
function useAdvised(acted: Actions, { question, coach, advisor, skip }: Listening): Actions {
  return useMemo(
    () => ({
      ...acted,
      answer: async (answer: Answer) => {
        if (coach && question && !coach.hears(question, answer)) return false;
        const go = (): Promise<boolean> => {
          skip();
          return acted.answer(answer);
        };
        if (!advisor || !question) return go();
        return new Promise<boolean>((done) => advisor.weigh(question, answer, () => void go().then(done)));
      },
    }),
    [acted, skip, coach, question, advisor],
  );
}

/** Everything that can be done, and what others say about it. */
function useDoing({ model, stage }: ReturnType<typeof useShown>, asked: ReturnType<typeof useAsked>) {
  const { question, draft, card, final, weighed } = asked;
  const acted = useActions(model);
  const coach = useCoach(model);
  const advisor = useAdvice(model, asked.boardQuestion);
  const told = useAdvised(acted, { question, coach, advisor, skip: stage.skip });
  const actions = useForced(model, told, { question, payments: card.payments, guided: coach !== null });
  const isConfirmed = (final || weighed) && question?.ask.shape === 'pick';
  useForesight(advisor, question, isConfirmed ? draft.answer : null, acted.answer);
  const onPick = useCallback(
    (id: Id) => {
      if (!isAsked(question, id)) return;
      if (final || weighed) draft.choose(draft.chosen[0] === id ? null : id);
      else void actions.answer(id);
    },
    [question, final, weighed, draft, actions],
  );
  /** Leaves the coach and answers. */
  const insist = async (answer: Answer): Promise<void> => {
    await model.link.playAlone();
    void acted.answer(answer);
  };
  return { coach, advisor, actions, isConfirmed, onPick, insist };
}

export function usePlay() {
  const shown = useShown();
  const asked = useAsked(shown);
  return { ...shown, ...asked, ...useDoing(shown, asked) };
}
