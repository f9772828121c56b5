/** For guests: how the name stays. For accounts: passkeys and twelve words. */
import type { Account } from '@longtable/protocol';
import { useState } from 'react';
import { Button, IconButton } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Icon } from '../design/icon.tsx';
import type { IconName } from '../design/icons.ts';
import { toast } from '../design/toast.tsx';
import { change } from '../state/settings.ts';
import { addPasskey, hasPasskeys, makeWords, removePasskey } from './api.ts';
import type { AccountProps } from './profile-page.tsx';
import { useDates, usePeopleText } from './text.ts';
import { useAct } from './use-act.ts';

const STEP_ICONS: readonly IconName[] = ['lock', 'link', 'check'];

/** Twelve words, shown once. */
export function WordsDialog({ words, onClose }: { readonly words: readonly string[] | null; readonly onClose: () => void }) {
  const text = usePeopleText();
  return (
    <Dialog title={text.words.title} open={words !== null} onClose={onClose} firm>
      <p>{text.words.lead}</p>
      <ol className="people-words">
        {(words ?? []).map((word, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, its place may not
          <li key={i}>{word}</li>
        ))}
      </ol>
      <div className="people-ways">
        <Button kind="wax" onPress={onClose}>
          {text.words.done}
        </Button>
      </div>
    </Dialog>
  );
}

export function useWays({ onChange }: Pick<AccountProps, 'onChange'>) {
  const text = usePeopleText();
  const { busy, act } = useAct();
  const [words, setWords] = useState<readonly string[] | null>(null);
  return {
    busy,
    act,
    words,
    passkey: () =>
      act(addPasskey, (account: Account) => {
        change({ account: true });
        toast(text.keep.kept, 'check');
        onChange(account);
      }),
    write: () => act(makeWords, (made: { words: readonly string[] }) => setWords(made.words)),
    close() {
      setWords(null);
      change({ account: true });
      onChange();
    },
  };
}

export function KeepCard({ account, onChange }: AccountProps) {
  const text = usePeopleText();
  const { busy, words, passkey, write, close } = useWays({ onChange });
  const canKey = hasPasskeys();
  return (
    <section className="paper people-card" aria-labelledby="keep-name">
      <h2 id="keep-name" className="display">
        {text.keep.title}
      </h2>
      {!account.mayKeep ? (
        <p>{text.keep.closed}</p>
      ) : (
        <>
          <p>{text.keep.lead(account.name)}</p>
          <ol className="people-steps">
            {text.keep.steps.map(([what, how], i) => (
              <li key={what}>
                <Icon name={STEP_ICONS[i] ?? 'check'} />
                <b>{what}</b>
                <span>{how}</span>
              </li>
            ))}
          </ol>
          <div className="people-ways start">
            {canKey && (
              <Button kind="wax" icon="lock" barred={busy} onPress={passkey}>
                {text.keep.go}
              </Button>
            )}
            <Button kind={canKey ? 'paper' : 'wax'} barred={busy} onPress={write}>
              {text.keep.words}
            </Button>
          </div>
        </>
      )}
      <WordsDialog words={words} onClose={close} />
    </section>
  );
}

export function PasskeysCard({ account, onChange }: AccountProps) {
  const text = usePeopleText();
  const { day } = useDates();
  const { busy, act, words, passkey, write, close } = useWays({ onChange });
  const isLast = account.passkeys.length + Number(account.words) === 1;
  return (
    <section className="panel people-card" aria-labelledby="passkeys">
      <h2 id="passkeys">{text.passkeys.title}</h2>
      <ul className="people-list">
        {account.passkeys.map(({ id, label, since, used }) => (
          <li key={id}>
            <Icon name="lock" />
            <span className="grow">
              <b>{label || text.devices.unknown}</b>
              <span className="d">{used === null ? text.passkeys.made(day(since)) : text.passkeys.used(day(used))}</span>
            </span>
            {!isLast && (
              <IconButton icon="close" label={text.passkeys.remove(label)} onPress={() => act(() => removePasskey(id), onChange)} />
            )}
          </li>
        ))}
        {account.words && (
          <li>
            <Icon name="quill" />
            <span className="grow">{text.words.have}</span>
          </li>
        )}
      </ul>
      {isLast && <p className="help">{text.passkeys.last}</p>}
      <div className="people-ways start">
        {hasPasskeys() && (
          <Button icon="plus" barred={busy} onPress={passkey}>
            {text.passkeys.more}
          </Button>
        )}
        <Button icon="quill" barred={busy} onPress={write}>
          {text.words.again}
        </Button>
      </div>
      <WordsDialog words={words} onClose={close} />
    </section>
  );
}
