/** The basket is paid: each purchase is an answer of its own, and they are given one after the other until one is refused. */
import type { Answer, Described } from '@longtable/kernel';
import { useEffect, useRef, useState } from 'react';
import { store, useStore } from '../../src/state/store.ts';
import type { SkinProps } from '../skin.ts';
import { type Goods, reckon, type Wish } from './basket.ts';
import type { View } from './open.ts';

/** A wish on its way, with the goods that it gives where any kind will do. */
interface Sent extends Wish {
  readonly any: Goods;
}

export interface Basket {
  /** The seat and Chapter that it belongs to. */
  readonly owner: string;
  readonly wishes: readonly Wish[];
  /** The Haven for the next Unit; -1: any. */
  readonly hex: number;
  /** Wishes that are being paid; null: it is still being filled. */
  readonly sent: readonly Sent[] | null;
  /** The first of them is bought, and may still be asked about. */
  readonly begun: boolean;
  /** After the last one the Build Phase is over. */
  readonly finish: boolean;
  /** The purchase that was refused. */
  readonly refused: string | null;
}

const EMPTY: Basket = { owner: '', wishes: [], hex: -1, sent: null, begun: false, finish: false, refused: null };
export const basket = store<Basket>(EMPTY);

const set = (part: Partial<Basket>): void => basket.set({ ...basket.get(), ...part });

export const emptyBasket = (): void => basket.set({ ...EMPTY, owner: basket.get().owner });
export const putWish = (wish: Wish): void => set({ wishes: [...basket.get().wishes, wish], refused: null });
export const dropWish = (at: number): void => set({ wishes: basket.get().wishes.toSpliced(at, 1), refused: null });
export const chooseHex = (hex: number): void => set({ hex });
/** The same goods in another way. */
export const turnWish = (at: number): void =>
  set({ wishes: basket.get().wishes.map((wish, i) => (i === at ? { ...wish, way: wish.way + 1 } : wish)) });

/** Pays for everything. `finish`: nothing more is built afterwards. */
export function payBasket(player: View['players'][number], costs: Parameters<typeof reckon>[2], finish: boolean): void {
  const { wishes } = basket.get();
  const { any } = reckon(wishes, player, costs);
  set({ sent: wishes.map((wish, i) => ({ ...wish, any: any[i]! })), wishes: [], begun: false, finish, refused: null });
}

/** The rest of a payment that cannot go on lies in the basket again; a thing that is bought already does not. */
function stop({ sent, begun }: Basket, refused: string | null): void {
  set({ wishes: sent?.slice(begun ? 1 : 0) ?? [], sent: null, begun: false, finish: false, refused });
}

export type Step = { readonly answer: Answer; readonly begun: boolean } | 'bought' | 'over' | { readonly refused: string };

/** The next thing that a payment does about the open question. `bought`: the first purchase is through; `over`: all are. */
export function stepOf({ sent, begun, finish }: Basket, { kind, stage, ask }: Described): Step {
  const wish = sent?.[0];
  const asked = `${kind}.${stage}`;
  if (asked === 'builder.buy' && begun) return 'bought';
  if (asked === 'builder.buy' && ask.shape === 'pick') {
    if (wish === undefined) return finish ? { answer: 'done', begun: false } : 'over';
    return ask.options.includes(wish.id) ? { answer: wish.id, begun: true } : { refused: wish.id };
  }
  if (wish === undefined || !begun) return 'over';
  if (asked === 'pay.goods' && ask.shape === 'share') return { answer: wish.any, begun: true };
  if (asked === 'builder.where' && ask.shape === 'pick' && ask.options.includes(wish.hex)) return { answer: wish.hex, begun: true };
  return { refused: wish.id };
}

/** Wishes that can still be had: what was bought on the map meanwhile, or is gone, lies in no basket. */
export const stillOffered = (wishes: readonly Wish[], { kind, stage, ask }: Described): readonly Wish[] =>
  `${kind}.${stage}` === 'builder.buy' && ask.shape === 'pick' ? wishes.filter(({ id }) => ask.options.includes(id)) : wishes;

/** Goes on with the payment at every question, and keeps the basket of one seat and Chapter apart from all others. */
export function useBasket({ question, onFollow, viewer }: SkinProps, { chapter, phase }: View): void {
  const [busy, setBusy] = useState(false);
  const paying = useStore(basket).sent !== null;
  const from = useRef<Described | null>(null);
  const owner = `${viewer} ${chapter} ${phase}`;
  useEffect(() => basket.set({ ...EMPTY, owner }), [owner]);
  useEffect(() => {
    if (paying || question === null) return;
    const { wishes } = basket.get();
    const left = stillOffered(wishes, question);
    if (left.length < wishes.length) set({ wishes: left });
  }, [question, paying]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, when the answer before it is taken
  useEffect(() => {
    if (!paying || busy || question === null || from.current === question) return;
    if (stepOf(basket.get(), question) === 'bought') set({ sent: basket.get().sent!.slice(1), begun: false });
    const now = basket.get();
    const step = stepOf(now, question);
    from.current = null;
    if (step === 'bought' || step === 'over') stop(now, null);
    else if ('refused' in step) stop(now, step.refused);
    else {
      from.current = question;
      set({ begun: step.begun });
      setBusy(true);
      void onFollow(step.answer).then((ok) => {
        setBusy(false);
        if (ok) return;
        from.current = null;
        stop(now, now.sent?.[0]?.id ?? null);
      });
    }
  }, [question, busy, paying]);
}
