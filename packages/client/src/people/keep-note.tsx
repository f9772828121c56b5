/** A note beside the result of a guest's first match: the name can be kept. It can be left alone, and comes no second time. */
import type { Account } from '@longtable/protocol';
import { useEffect, useState } from 'react';
import { Button } from '../design/button.tsx';
import { isRefused } from '../link/api.ts';
import { hasPasskeys, myAccount } from './api.ts';
import { canKeep, wasAnswered, wasAskedAt } from './keep-asked.ts';
import { useWays, WordsDialog } from './keep-card.tsx';
import { usePeopleText } from './text.ts';
import './people.css';

export function KeepNote({ table }: { readonly table: string }) {
  const text = usePeopleText();
  const [account, setAccount] = useState<Account | null>(null);
  const answer = (): void => {
    wasAnswered();
    setAccount(null);
  };
  const { busy, words, passkey, write, close } = useWays({ onChange: answer });
  useEffect(() => {
    void myAccount().then((found) => {
      if (isRefused(found) || !canKeep(found)) return;
      wasAskedAt(table);
      setAccount(found);
    });
  }, [table]);
  if (account === null) return null;
  const canKey = hasPasskeys();
  return (
    <section className="paper keep-note" aria-labelledby="keep-note">
      <h2 id="keep-note">{text.keep.ask(account.name)}</h2>
      <p>{canKey ? text.keep.askLead : text.keep.askWords}</p>
      <div className="people-ways start">
        <Button kind="wax" small barred={busy} onPress={canKey ? passkey : write}>
          {canKey ? text.keep.go : text.keep.words}
        </Button>
        <Button kind="paper" small onPress={answer}>
          {text.keep.no}
        </Button>
      </div>
      <WordsDialog words={words} onClose={close} />
    </section>
  );
}
