/** The profile of somebody: name, devices, ways back, programs, and what is theirs. */
import type { Account, Standing } from '@longtable/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Button, Link } from '../design/button.tsx';
import { Line } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { beGuest, isRefused } from '../link/api.ts';
import { ownName } from '../state/own-name.ts';
import { change } from '../state/settings.ts';
import { myAccount } from './api.ts';
import { CrestPicker, CrestShield } from './crest-picker.tsx';
import { DevicesCard } from './devices-card.tsx';
import { KeepCard, PasskeysCard } from './keep-card.tsx';
import { MineCard } from './mine-card.tsx';
import { usePlayedText } from './played.ts';
import { myStanding } from './played-api.ts';
import { PlayedCards } from './played-cards.tsx';
import { useDates, usePeopleText } from './text.ts';
import { TinkerCard } from './tinker-card.tsx';
import { useAct } from './use-act.ts';
import './people.css';

export interface AccountProps {
  readonly account: Account;
  /** Something is different; without the account it is asked for again. */
  readonly onChange: (account?: Account) => void;
}

interface NameProps {
  readonly account: Account | null;
  readonly standing: Standing | null;
  readonly onChange: () => void;
  readonly onStanding: (standing: Standing) => void;
}

function NameCard({ account, standing, onChange, onStanding }: NameProps) {
  const text = usePeopleText();
  const { day } = useDates();
  const { busy, act } = useAct();
  const [name, setName] = useState(account?.name ?? ownName());
  const since = account === null ? text.nobody : (account.kind === 'guest' ? text.guestSince : text.accountSince)(day(account.since));
  return (
    <section className="paper people-card people-who">
      <CrestShield crest={standing?.profile.crest ?? null} className="people-shield" />
      <p className="display people-name">{account?.name ?? name}</p>
      <p className="muted">{since}</p>
      {standing !== null && <CrestPicker profile={standing.profile} onChange={(profile) => onStanding({ ...standing, profile })} />}
      <form
        className="people-form"
        onSubmit={(event) => {
          event.preventDefault();
          act(
            () => beGuest(name.trim()),
            () => {
              toast(text.named, 'quill');
              onChange();
            },
          );
        }}
      >
        <Line label={text.name} value={name} onChange={setName} maxLength={24} icon={<Icon name="quill" />} />
        <Button type="submit" kind="paper" barred={busy || name.trim() === '' || name.trim() === account?.name}>
          {account === null ? text.begin : text.saveName}
        </Button>
      </form>
      {account?.kind !== 'account' && (
        <Link to="/sign-in" className="people-link">
          {text.signIn.title}
        </Link>
      )}
    </section>
  );
}

export function ProfilePage() {
  const text = usePeopleText();
  const { common } = useText();
  const played = usePlayedText();
  /** null: nobody yet. */
  const [account, setAccount] = useState<Account | null | undefined>(undefined);
  const [standing, setStanding] = useState<Standing | null>(null);
  const load = useCallback(async (): Promise<void> => {
    const [found, stands] = await Promise.all([myAccount(), myStanding()]);
    setStanding(isRefused(stands) ? null : stands);
    if (!isRefused(found)) change({ name: found.name, account: found.kind === 'account' });
    setAccount(isRefused(found) ? null : found);
  }, []);
  useEffect(() => void load(), [load]);
  const onChange = (next?: Account): void => (next === undefined ? void load() : setAccount(next));
  if (account === undefined) return <p className="loading">{common.loading}</p>;
  return (
    <main className="page people" id="content">
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      <div className="people-grid">
        <div>
          <NameCard key={account?.name} account={account} standing={standing} onChange={() => onChange()} onStanding={setStanding} />
          {account !== null && <DevicesCard account={account} onChange={onChange} />}
          {account?.operator === true && (
            <Link to="/operators" className="btn">
              {played.operators.link}
            </Link>
          )}
        </div>
        {account !== null && (
          <div>
            {standing !== null && <PlayedCards standing={standing} account={account.kind === 'account'} onChange={setStanding} />}
            {account.kind === 'guest' ? (
              <KeepCard account={account} onChange={onChange} />
            ) : (
              <PasskeysCard account={account} onChange={onChange} />
            )}
            {account.kind === 'account' && <TinkerCard account={account} onChange={onChange} />}
            <MineCard account={account} onChange={onChange} />
          </div>
        )}
      </div>
    </main>
  );
}
