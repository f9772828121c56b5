/** Tokens and programs. */
import type { Right } from '@longtable/protocol';
import { useState } from 'react';
import { Button, IconButton } from '../design/button.tsx';
import { Line, Segments, Toggle } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import { endBot, endToken, makeBot, makeToken } from './api.ts';
import type { AccountProps } from './profile-page.tsx';
import { usePeopleText } from './text.ts';
import { useAct } from './use-act.ts';

const OPTIONAL: readonly Right[] = ['play', 'host', 'talk'];
const ME = 'me';

function NewToken({ account, onChange }: AccountProps) {
  const text = usePeopleText();
  const { busy, act } = useAct();
  const [name, setName] = useState('');
  const [rights, setRights] = useState<readonly Right[]>(['play']);
  const [as, setAs] = useState(ME);
  const [token, setToken] = useState<string | null>(null);
  const make = (): void =>
    act(
      () => makeToken(name, ['watch', ...rights], as === ME ? undefined : as),
      (made) => {
        setToken(made.token);
        setName('');
        onChange();
      },
    );
  return (
    <form
      className="people-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !busy) make();
      }}
    >
      <Line label={text.tinker.token} value={name} onChange={setName} maxLength={40} />
      <fieldset className="people-rights">
        <legend className="label">{text.tinker.rights}</legend>
        {OPTIONAL.map((right) => (
          <Toggle
            key={right}
            label={text.tinker.right[right]}
            on={rights.includes(right)}
            onChange={(on) => setRights(on ? [...rights, right] : rights.filter((one) => one !== right))}
          />
        ))}
      </fieldset>
      {account.bots.length > 0 && (
        <Segments
          label={text.tinker.as}
          choices={[{ value: ME, label: text.tinker.me }, ...account.bots.map((bot) => ({ value: bot.id, label: bot.name }))]}
          value={as}
          onChange={setAs}
        />
      )}
      <Button type="submit" barred={busy || name.trim() === ''}>
        {text.tinker.make}
      </Button>
      {token !== null && (
        <div role="status">
          <p>{text.tinker.shown}</p>
          <p className="people-letters small">{token}</p>
        </div>
      )}
    </form>
  );
}

export function TinkerCard({ account, onChange }: AccountProps) {
  const text = usePeopleText();
  const { busy, act } = useAct();
  const [bot, setBot] = useState('');
  return (
    <section className="panel people-card" aria-labelledby="tinker">
      <h2 id="tinker">{text.tinker.title}</h2>
      <p className="help">
        {text.tinker.lead} <a href="/api/docs">{text.tinker.docs}</a>
      </p>
      <ul className="people-list">
        {account.tokens.map(({ id, name, rights, bot: of }) => (
          <li key={id}>
            <Icon name="link" />
            <span className="grow">
              <b>{name}</b>
              <span className="d">
                {[
                  ...rights.map((right) => text.tinker.right[right]),
                  ...account.bots.filter((one) => one.id === of).map((one) => one.name),
                ].join(', ')}
              </span>
            </span>
            <IconButton icon="close" label={text.tinker.end(name)} onPress={() => act(() => endToken(id), onChange)} />
          </li>
        ))}
        {account.bots.map(({ id, name }) => (
          <li key={id}>
            <Icon name="bot" />
            <b className="grow">{name}</b>
            <IconButton icon="close" label={text.tinker.endBot(name)} onPress={() => act(() => endBot(id), onChange)} />
          </li>
        ))}
      </ul>
      <NewToken account={account} onChange={onChange} />
      <form
        className="people-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (bot.trim() === '' || busy) return;
          act(
            () => makeBot(bot),
            () => {
              setBot('');
              onChange();
            },
          );
        }}
      >
        <Line label={text.tinker.bot} value={bot} onChange={setBot} maxLength={18} icon={<Icon name="bot" />} />
        <Button type="submit" barred={busy || bot.trim() === ''}>
          {text.tinker.makeBot}
        </Button>
      </form>
      <p className="help">{text.tinker.botHelp}</p>
    </section>
  );
}
