/** One thing at a time: runs it, and says in a word why it did not work. */
import type { WireRefusal } from '@longtable/protocol';
import { useState } from 'react';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { isRefused } from '../link/api.ts';
import { reason } from '../match/reason.ts';
import { NoPasskey } from './api.ts';
import { usePeopleText } from './text.ts';

export function useAct(): {
  readonly busy: boolean;
  act<T extends object | null>(work: () => Promise<T | WireRefusal>, then: (done: T) => void): void;
} {
  const text = useText();
  const words = usePeopleText();
  const [busy, setBusy] = useState(false);
  async function run<T extends object | null>(work: () => Promise<T | WireRefusal>, then: (done: T) => void): Promise<void> {
    setBusy(true);
    try {
      const done = await work();
      if (done !== null && isRefused(done)) toast(done.refused === 'wrong-code' ? words.signIn.wrongCode : reason(text, done), 'lock');
      else then(done as T);
    } catch (error) {
      if (!(error instanceof NoPasskey)) throw error;
      toast(words.signIn.cancelled, 'lock');
    } finally {
      setBusy(false);
    }
  }
  return { busy, act: (work, then) => void run(work, then) };
}
