/** New ways: a webhook, an e-mail address with its code. */
import { HOOK_FORMS, type NoticeChannel } from '@longtable/protocol';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { Line, Segments } from '../design/fields.tsx';
import { useWords } from '../desk/words.ts';
import { useText } from '../i18n/index.ts';
import { isRefused } from '../link/api.ts';
import { reason } from '../match/reason.ts';
import { addMail, addWebhook, confirmMail } from './api.ts';

type Form = (typeof HOOK_FORMS)[number];
/** The address says by itself which chat it belongs to. */
const formOf = (url: string): Form | null => (url.includes('discord.com/') ? 'discord' : url.includes('hooks.slack.com/') ? 'slack' : null);

/** `table`: it tells of that table alone, and of everybody there. */
export function AddWebhook({ table, onChange }: { readonly table?: string; onChange(): void }) {
  const text = useText();
  const words = useWords();
  const [url, setUrl] = useState('');
  const [form, setForm] = useState<Form>('json');
  const [said, setSaid] = useState('');
  const [secret, setSecret] = useState('');
  const add = async (): Promise<void> => {
    const added = await addWebhook(url.trim(), form, table);
    setSaid(isRefused(added) ? (added.message ?? reason(text, added)) : '');
    if (isRefused(added)) return;
    setUrl('');
    setSecret(form === 'json' ? added.secret : '');
    onChange();
  };
  return (
    <form
      className="nt-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (url.trim() !== '') void add();
      }}
    >
      <Line
        label={words.notices.address}
        hideLabel
        placeholder="https://"
        maxLength={1000}
        value={url}
        onChange={(next) => {
          setUrl(next);
          setForm((before) => formOf(next) ?? before);
        }}
      />
      <Button small type="submit" barred={url.trim() === ''}>
        {words.notices.add}
      </Button>
      {url !== '' && (
        <Segments
          label={words.notices.form}
          hideLabel
          choices={HOOK_FORMS.map((value) => ({ value, label: words.notices.forms[value] }))}
          value={form}
          onChange={setForm}
        />
      )}
      {said !== '' && (
        <p className="nt-said" role="alert">
          {said}
        </p>
      )}
      {secret !== '' && (
        <p className="help nt-secret" role="status">
          {words.notices.sign} <code>{secret}</code>
        </p>
      )}
    </form>
  );
}

/** `waiting`: the address whose code is still to come. */
export function AddMail({ waiting, onChange }: { readonly waiting: NoticeChannel | null; onChange(): void }) {
  const text = useText();
  const words = useWords();
  const [value, setValue] = useState('');
  const [said, setSaid] = useState('');
  const send = async (): Promise<void> => {
    const answer = waiting === null ? await addMail(value.trim()) : await confirmMail(waiting.id, value.trim());
    if (!isRefused(answer)) setSaid('');
    else setSaid(waiting === null ? (answer.message ?? reason(text, answer)) : words.notices.wrongCode);
    setValue('');
    onChange();
  };
  return (
    <form
      className="nt-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() !== '') void send();
      }}
    >
      <Line
        label={waiting === null ? words.notices.mailAddress : words.notices.code}
        hideLabel
        placeholder={waiting === null ? words.notices.mailAddress : words.notices.code}
        maxLength={200}
        value={value}
        onChange={setValue}
      />
      <Button small type="submit" barred={value.trim() === ''}>
        {waiting === null ? words.notices.add : words.notices.confirm}
      </Button>
      <p className="help" role="status">
        {waiting !== null && said === '' && words.notices.codeSent}
      </p>
      {said !== '' && (
        <p className="nt-said" role="alert">
          {said}
        </p>
      )}
    </form>
  );
}
