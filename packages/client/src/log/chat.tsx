import { type FormEvent, useState } from 'react';
import { IconButton } from '../design/button.tsx';
import { Line } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { useTable } from '../match/model.ts';
import { reason } from '../match/use-actions.ts';

/** Talk at the table. What was typed stays until it has arrived. */
export function Chat() {
  const text = useText();
  const { link, state } = useTable();
  const [words, setWords] = useState('');
  if (link.kind === 'local') return null;
  const send = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    if (words.trim() === '') return;
    const refused = await link.chat(words.trim());
    if (refused === null) setWords('');
    else toast(reason(text, refused), 'chat');
  };
  return (
    <>
      {state.chat.length > 0 && (
        <div className="chatlines" role="log" aria-label={text.log.chat} tabIndex={0}>
          {state.chat.map((line) => (
            <p key={line.n}>
              <b>{line.name}:</b> {line.text}
            </p>
          ))}
        </div>
      )}
      <form className="say" onSubmit={send}>
        <Line
          label={text.log.say}
          hideLabel
          placeholder={text.log.say}
          value={words}
          onChange={setWords}
          maxLength={500}
          icon={<Icon name="chat" />}
        />
        <IconButton icon="chevron" label={text.log.send} onPress={() => void send()} />
      </form>
    </>
  );
}
