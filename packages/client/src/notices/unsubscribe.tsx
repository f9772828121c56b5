/** The page behind the link at the foot of an e-mail: nothing happens until somebody says so. */
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { useWords } from '../desk/words.ts';
import { isRefused } from '../link/api.ts';
import { Message } from '../shell/message.tsx';
import { unsubscribe } from './api.ts';

export function Unsubscribe({ token }: { readonly token: string }) {
  const { unsubscribe: words } = useWords();
  const [state, setState] = useState<'words' | 'done' | 'unknown'>('words');
  return (
    <Message title={words.title} words={words[state]}>
      {state === 'words' && (
        <Button kind="wax" onPress={() => void unsubscribe(token).then((answer) => setState(isRefused(answer) ? 'unknown' : 'done'))}>
          {words.go}
        </Button>
      )}
    </Message>
  );
}
