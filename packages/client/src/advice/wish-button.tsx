/** Asking something of the bots on the same side: one tap opens what can be said, the second says it. */
import { isTogether } from '@longtable/games/about';
import type { Language } from '@longtable/kit';
import { useEffect, useState } from 'react';
import { Button, IconButton } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Icon } from '../design/icon.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { type TableModel, useTable } from '../match/model.ts';
import { reason } from '../match/reason.ts';
import { askWorker } from '../offline/caller.ts';
import type { ToldWishes } from '../offline/wishes.ts';
import './coach-sheet.css';

const en = {
  open: 'Ask your partners',
  about: 'They answer at once, and keep a yes in mind until it is done, or for this round and the next.',
  busy: 'One moment …',
  none: 'There is nothing to ask for now.',
  said: 'Asked for',
  yes: 'yes',
  no: 'no',
};
const WORDS: Readonly<Record<Language, typeof en>> = {
  en,
  de: {
    open: 'Partner bitten',
    about: 'Sie antworten sofort und behalten ein Ja im Sinn, bis es getan ist, oder für diese und die nächste Runde.',
    busy: 'Einen Augenblick …',
    none: 'Gerade gibt es nichts zu erbitten.',
    said: 'Erbeten',
    yes: 'ja',
    no: 'nein',
  },
};

const mayWish = ({ table, viewer, state }: TableModel): boolean =>
  viewer !== null &&
  isTogether(table.game, table.options) &&
  table.status === 'playing' &&
  state.lesson === null &&
  table.seats.some(({ kind }) => kind === 'bot');

export function WishButton() {
  const model = useTable();
  const [open, setOpen] = useState(false);
  if (!mayWish(model)) return null;
  const words = WORDS[model.language];
  return (
    <>
      <IconButton icon="chat" label={words.open} onPress={() => setOpen(true)} className="wish-button" />
      <Dialog title={words.open} open={open} onClose={() => setOpen(false)} className="narrow">
        {open && <Wishes onSaid={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function useWishes({ link, table, viewer }: TableModel): ToldWishes | null {
  const [told, setTold] = useState<ToldWishes | null>(null);
  const { rules, words, wishes } = table;
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<ToldWishes> => {
      const world = words === null || viewer === null ? null : await link.imagine(null);
      if (world === null) return { sayable: [], heard: [] };
      return askWorker('wishes', { rules, words: words!, ...world, by: viewer!, said: wishes ?? [] });
    };
    look().then(
      (found) => wanted && setTold(found),
      () => wanted && setTold({ sayable: [], heard: [] }),
    );
    return () => {
      wanted = false;
    };
  }, [link, rules, words, wishes, viewer]);
  return told;
}

function Wishes({ onSaid }: { readonly onSaid: () => void }) {
  const text = useText();
  const model = useTable();
  const { language, link, viewer, name } = model;
  const words = WORDS[language];
  const told = useWishes(model);
  if (told === null) return <p role="status">{words.busy}</p>;
  const say = async (kind: string, at: string): Promise<void> => {
    const refused = await link.wish({ t: 'wish', seat: viewer!, kind, at });
    if (refused !== null) toast(reason(text, refused), 'lock');
    else onSaid();
  };
  return (
    <>
      <p className="coach-none">{told.sayable.length === 0 ? words.none : words.about}</p>
      <div className="wish-list">
        {told.sayable.map(({ kind, at, words: said }) => (
          <Button key={`${kind} ${at}`} onPress={() => void say(kind, at)}>
            {said[language]}
          </Button>
        ))}
      </div>
      {told.heard.length > 0 && <h3 className="label">{words.said}</h3>}
      {told.heard.map(({ by, kind, at, said, replies }) => (
        <div key={`${by} ${kind} ${at}`} className="wish-said">
          <b>
            {name(by)}: {said[language]}
          </b>
          {replies.map(({ seat, yes, why }) => (
            <p key={seat}>
              <Icon name={yes ? 'check' : 'close'} />
              {name(seat)}: {yes ? words.yes : words.no}. {why[language]}
            </p>
          ))}
        </div>
      ))}
    </>
  );
}

/** Tells how bots answered, once for each wish. */
export function useWishReplies(): void {
  const { table, language, name } = useTable();
  const last = table.wishes?.at(-1);
  const key = last === undefined ? '' : `${last.by} ${last.kind} ${last.at} ${last.since}`;
  const [heard, setHeard] = useState(key);
  useEffect(() => {
    if (key === heard || last === undefined) return;
    setHeard(key);
    const words = WORDS[language];
    for (const { seat, yes, why } of last.replies)
      toast(`${name(seat)}: ${yes ? words.yes : words.no}. ${why[language]}`, yes ? 'check' : 'close');
  }, [key, heard, last, language, name]);
}
