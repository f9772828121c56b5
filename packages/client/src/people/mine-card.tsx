/** Everything that belongs to somebody: to take along, or to delete. */
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Line } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { go } from '../state/router.ts';
import { deleteMe, signOut } from './api.ts';
import type { AccountProps } from './profile-page.tsx';
import { usePeopleText } from './text.ts';
import { useAct } from './use-act.ts';

const Archive = ({ words }: { readonly words: string }) => (
  <p>
    <a className="btn" href="/api/my/archive" download="longtable-archive.json">
      <Icon name="deck" />
      {words}
    </a>
  </p>
);

export function MineCard({ account }: AccountProps) {
  const text = usePeopleText();
  const { make } = useText();
  const { busy, act } = useAct();
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const isGuest = account.kind === 'guest';
  return (
    <section className="panel people-card" aria-labelledby="mine">
      <h2 id="mine">{text.mine.title}</h2>
      <Archive words={text.mine.archive} />
      <p className="help">{text.mine.archiveHelp}</p>
      {isGuest && <p className="help">{text.mine.leaveGuest}</p>}
      <div className="people-ways start">
        <Button barred={busy} onPress={() => act(signOut, () => go('/'))}>
          {text.mine.leave}
        </Button>
        <Button icon="close" onPress={() => setAsked(true)}>
          {text.mine.delete}
        </Button>
      </div>
      <Dialog title={text.mine.delete} open={asked} onClose={() => setAsked(false)}>
        <form
          className="people-form"
          onSubmit={(event) => {
            event.preventDefault();
            act(
              () => deleteMe(typed),
              () => {
                toast(text.mine.deleted, 'check');
                go('/');
              },
            );
          }}
        >
          <p>{text.mine.deleteLead}</p>
          <Archive words={text.mine.archiveFirst} />
          <Line label={text.mine.deleteName(account.name)} value={typed} onChange={setTyped} maxLength={24} />
          <div className="people-ways">
            <Button onPress={() => setAsked(false)}>{make.cancel}</Button>
            <Button kind="wax" type="submit" barred={busy || typed.trim() !== account.name}>
              {text.mine.deleteGo}
            </Button>
          </div>
        </form>
      </Dialog>
    </section>
  );
}
