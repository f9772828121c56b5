/** The way back: a passkey, a code from another device, or twelve words. */
import type { Guest } from '@longtable/protocol';
import { useEffect, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Line } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import { toast } from '../design/toast.tsx';
import { myTables } from '../link/api.ts';
import { go } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { hasPasskeys, signInWithCode, signInWithPasskey, signInWithWords } from './api.ts';
import { usePeopleText } from './text.ts';
import { useAct } from './use-act.ts';
import './people.css';

/** Only ways inside this site; without one, to one's tables. */
const inside = (path: string): string => (/^\/\w[\w/-]*$/.test(path) ? path : '/tables');

export function SignInPage({ to, code: given }: { readonly to: string; readonly code: string }) {
  const words = usePeopleText();
  const { account } = useSettings();
  const { busy, act } = useAct();
  const [code, setCode] = useState(given);
  const [written, setWritten] = useState('');
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!account) void myTables().then((tables) => setLeft(tables.length));
  }, [account]);
  const enter = ({ name }: Guest): void => {
    toast(words.signIn.welcome(name), 'check');
    go(inside(to), true);
  };
  return (
    <main className="page people" id="content">
      <h1>{words.signIn.title}</h1>
      <p className="lead">{words.signIn.lead}</p>
      <section className="panel people-card sign-in">
        {left > 0 && (
          <p className="refusal" role="status">
            <Icon name="why" />
            {words.signIn.leaves(left)}
          </p>
        )}
        {hasPasskeys() ? (
          <Button kind={given === '' ? 'wax' : 'plain'} icon="lock" barred={busy} onPress={() => act(signInWithPasskey, enter)}>
            {words.signIn.passkey}
          </Button>
        ) : (
          <p className="help">{words.signIn.none}</p>
        )}
        <form
          className="people-row"
          onSubmit={(event) => {
            event.preventDefault();
            act(() => signInWithCode(code), enter);
          }}
        >
          <Line label={words.signIn.code} value={code} onChange={setCode} maxLength={20} icon={<Icon name="link" />} />
          <Button type="submit" kind={given === '' ? 'plain' : 'wax'} barred={busy || code.trim() === ''}>
            {words.signIn.go}
          </Button>
        </form>
        <form
          className="people-row"
          onSubmit={(event) => {
            event.preventDefault();
            act(() => signInWithWords(written), enter);
          }}
        >
          <Line label={words.signIn.words} value={written} onChange={setWritten} maxLength={200} icon={<Icon name="quill" />} />
          <Button type="submit" barred={busy || written.trim() === ''}>
            {words.signIn.go}
          </Button>
        </form>
        <p className="help">{words.signIn.lost}</p>
      </section>
    </main>
  );
}
