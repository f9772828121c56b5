/** Says each thing once to those who do not see it: what happened, then what is asked. */
import { useEffect, useRef, useState } from 'react';
import type { LogLine } from '../log/lines.ts';
import { promptOf, sayOf, useTable } from '../match/model.ts';

interface AnnouncerProps {
  readonly lines: readonly LogLine[];
  /** The board shows what the question is about. */
  readonly live: boolean;
}

export function Announcer({ lines, live }: AnnouncerProps) {
  const model = useTable();
  const { look } = model.now;
  const { question } = look;
  const said = useRef(lines.length);
  const [words, setWords] = useState('');
  const asked =
    question === null || !live
      ? ''
      : (promptOf(model, question.kind, question.stage)?.ask(sayOf(model, look.view, question.shown.with ?? {})) ?? '');
  useEffect(() => {
    const fresh = lines.slice(said.current).map(({ text }) => text);
    said.current = lines.length;
    if (fresh.length > 0) setWords(fresh.join(' '));
  }, [lines]);
  return (
    <div className="sr" role="status" aria-live="polite" data-announcer>
      {words} {asked}
    </div>
  );
}
