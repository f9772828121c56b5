/** The way into a guided first game: sets the position up, then opens the table. */
import { useEffect, useRef, useState } from 'react';
import { hasLesson } from '../../lessons/index.ts';
import { Button } from '../design/button.tsx';
import { useText } from '../i18n/index.ts';
import { askWorker } from '../offline/caller.ts';
import { Message } from '../shell/message.tsx';
import { ownName } from '../state/own-name.ts';
import { go } from '../state/router.ts';

export function Learn({ game }: { readonly game: string }) {
  const text = useText();
  const [failed, setFailed] = useState(!hasLesson(game));
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !hasLesson(game)) return;
    begun.current = true;
    askWorker('learn', { game, name: ownName() }).then(
      (id) => go(`/local/${id}`, true),
      () => setFailed(true),
    );
  }, [game]);
  if (!failed) return <p className="loading">{text.coach.setting}</p>;
  return (
    <Message title={text.coach.title} words={text.coach.none}>
      <Button kind="wax" onPress={() => go('/')}>
        {text.trouble.lobby}
      </Button>
    </Message>
  );
}
