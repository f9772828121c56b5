/** The way into a guided game: sets the position up, then opens the table. */
import { useEffect, useRef, useState } from 'react';
import { isLesson } from '../../lessons/index.ts';
import { Button } from '../design/button.tsx';
import { useText } from '../i18n/index.ts';
import { askWorker } from '../offline/caller.ts';
import { Message } from '../shell/message.tsx';
import { ownName } from '../state/own-name.ts';
import { go } from '../state/router.ts';

export function Learn({ lesson }: { readonly lesson: string }) {
  const text = useText();
  const [failed, setFailed] = useState(!isLesson(lesson));
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !isLesson(lesson)) return;
    begun.current = true;
    askWorker('learn', { lesson, name: ownName() }).then(
      (id) => go(`/local/${id}`, true),
      () => setFailed(true),
    );
  }, [lesson]);
  if (!failed) return <p className="loading">{text.coach.setting}</p>;
  return (
    <Message title={text.coach.title} words={text.coach.none}>
      <Button kind="wax" onPress={() => go('/')}>
        {text.trouble.lobby}
      </Button>
    </Message>
  );
}
