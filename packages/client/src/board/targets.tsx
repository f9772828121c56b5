/** Touching things on the board: one meaning answers at once, several open a short list, a barred one says why. */
import type { Described, Id } from '@longtable/kernel';
import { createContext, type KeyboardEvent, type ReactNode, useContext, useState } from 'react';
import type { Draft, Target } from '../ask/draft.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { useText } from '../i18n/index.ts';
import { optionName, questionKey, useTable, whileAsked } from '../match/model.ts';

export interface Touch {
  of(target: string | undefined): Target | undefined;
  /** Does what touching this target means; false: it means nothing now. */
  press(target: string | undefined): boolean;
}

const NOTHING: Touch = { of: () => undefined, press: () => false };
const TouchContext = createContext<Touch>(NOTHING);
export const useTouch = (): Touch => useContext(TouchContext);

interface TouchProps {
  readonly draft: Draft;
  readonly question: Described | null;
  readonly onPick: (id: Id) => void;
  readonly onWhy: (rule: string, id: Id) => void;
  readonly children: ReactNode;
}

/** Options that a touched target stands for, and the question that has them (`questionKey`). */
interface Meanings {
  readonly ids: readonly Id[];
  readonly asked: string | null;
}

export function TouchArea({ draft, question, onPick, onWhy, children }: TouchProps) {
  const model = useTable();
  const text = useText();
  const asked = question && questionKey(model, question);
  const [touched, setTouched] = useState<Meanings | null>(null);
  const several = whileAsked(touched, asked);
  const use = (id: Id): void => {
    const ask = question?.ask;
    if (ask?.shape === 'pick') onPick(id);
    else if (ask?.shape === 'some') draft.toggle(id);
    else if (ask?.shape === 'share') {
      const bin = ask.bins.indexOf(id);
      const full = draft.shares.reduce((a, b) => a + b, 0) >= ask.max;
      if (!full && draft.shares[bin]! < ask.most[bin]!) draft.share(bin, 1);
    }
  };
  const touch: Touch =
    question === null
      ? NOTHING
      : {
          of: (target) => (target === undefined ? undefined : draft.targets.get(target)),
          press(target) {
            const found = target === undefined ? undefined : draft.targets.get(target);
            if (found === undefined) return false;
            if (found.state === 'blocked') onWhy(found.rule ?? '', found.ids[0]!);
            else if (found.ids.length === 1) use(found.ids[0]!);
            else setTouched({ ids: found.ids, asked });
            return true;
          },
        };
  return (
    <TouchContext value={touch}>
      {children}
      {question !== null && several !== null && (
        <Dialog title={text.ask.choose} open onClose={() => setTouched(null)} className="narrow">
          <div className="ch">
            {several.ids.map((id) => (
              <Button
                key={id}
                onPress={() => {
                  setTouched(null);
                  use(id);
                }}
              >
                {optionName(model, question, id)}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </TouchContext>
  );
}

/** Makes an SVG group a button. */
export const svgButton = (label: string, act: () => void, pressed?: boolean) => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': label,
  ...(pressed !== undefined && { 'aria-pressed': pressed }),
  onClick: act,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  },
});

/** The words that go with a state, so that light is never the only sign. */
export function useStateWord(): (target: Target | undefined) => string {
  const { table } = useText();
  return (target) =>
    target === undefined ? '' : `, ${{ legal: table.legal, chosen: table.chosen, blocked: table.blocked }[target.state]}`;
}
