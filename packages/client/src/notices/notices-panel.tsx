/** Settings for notices: what, on which ways, when not, and vacations. Errors stay at their row. */
import { type NoticeSettings, type NoticeWishes, WISH_KINDS } from '@longtable/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Toggle } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import { useWords } from '../desk/words.ts';
import { isRefused, knownHere } from '../link/api.ts';
import { useSettings } from '../state/settings.ts';
import { AddMail, AddWebhook } from './add.tsx';
import { readNotices, removeChannel, wishNotices } from './api.ts';
import { canPush, isDenied, ownChannel, switchOff, switchOn } from './browser.ts';
import { Quiet } from './quiet.tsx';
import { ChannelLine, Row } from './row.tsx';
import { Vacation } from './vacation.tsx';
import './notices.css';

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

function useNotices(): [NoticeSettings | 'none' | null, () => Promise<void>, (next: NoticeSettings) => void] {
  const [settings, setSettings] = useState<NoticeSettings | 'none' | null>(null);
  const read = useCallback(async () => {
    const found = knownHere() ? await readNotices() : null;
    setSettings(found === null || isRefused(found) ? 'none' : found);
  }, []);
  useEffect(() => void read(), [read]);
  return [settings, read, setSettings];
}

export function NoticesPanel() {
  const words = useWords();
  const { language } = useSettings();
  const [settings, read, set] = useNotices();
  if (settings === null) return null;
  const wish = async (part: Partial<NoticeWishes>): Promise<void> => {
    if (settings === 'none') return;
    const next = await wishNotices({ ...settings.wishes, zone: zone(), language, ...part });
    if (!isRefused(next)) set(next);
  };
  return (
    <>
      <section className="panel nt" aria-labelledby="nt-title">
        <h2 className="sec" id="nt-title">
          {words.notices.title}
        </h2>
        {settings === 'none' ? (
          <p className="help">{knownHere() ? words.notices.noServer : words.notices.noName}</p>
        ) : (
          <Rows settings={settings} onChange={() => void read()} onSet={set} onWish={(part) => void wish(part)} />
        )}
      </section>
      <p className="help nt-foot">{words.notices.secret}</p>
    </>
  );
}

interface RowsProps {
  readonly settings: NoticeSettings;
  onChange(): void;
  onSet(settings: NoticeSettings): void;
  onWish(part: Partial<NoticeWishes>): void;
}

function Rows({ settings, onChange, onSet, onWish }: RowsProps) {
  const words = useWords();
  const { wishes, channels } = settings;
  const line = (kind: 'push' | 'webhook' | 'mail') =>
    channels
      .filter((channel) => channel.kind === kind && channel.id !== ownChannel(channels)?.id)
      .map((channel) => (
        <ChannelLine
          key={channel.id}
          channel={channel}
          onChange={onChange}
          onRemove={() => void removeChannel(channel.id).then(onChange)}
        />
      ));
  const toggled = (kind: (typeof WISH_KINDS)[number], on: boolean): NoticeWishes['what'] =>
    WISH_KINDS.filter((one) => (one === kind ? on : wishes.what.includes(one)));
  return (
    <>
      <fieldset className="nt-what">
        <legend className="sr">{words.notices.what}</legend>
        {WISH_KINDS.map((kind) => (
          <Toggle
            key={kind}
            label={words.notices.kinds[kind]}
            on={wishes.what.includes(kind)}
            onChange={(on) => onWish({ what: toggled(kind, on) })}
          />
        ))}
      </fieldset>
      <BrowserRow settings={settings} onChange={onChange} />
      {line('push').length > 0 && (
        <Row icon="bell" title={words.notices.others} help="">
          {line('push')}
        </Row>
      )}
      <Row icon="link" title={words.notices.hook} help={words.notices.hookHelp}>
        {line('webhook')}
        <AddWebhook onChange={onChange} />
      </Row>
      {settings.mail && (
        <Row icon="mail" title={words.notices.mail} help={words.notices.mailHelp}>
          {line('mail')}
          <AddMail waiting={channels.find(({ confirmed }) => !confirmed) ?? null} onChange={onChange} />
        </Row>
      )}
      <Quiet wishes={wishes} onWish={onWish} />
      <Vacation settings={settings} onSet={onSet} />
    </>
  );
}

function BrowserRow({ settings, onChange }: Pick<RowsProps, 'settings' | 'onChange'>) {
  const words = useWords();
  const own = ownChannel(settings.channels);
  const [denied, setDenied] = useState(isDenied());
  const able = canPush();
  const turn = async (on: boolean): Promise<void> => {
    if (on) setDenied(!(await switchOn(settings.pushKey).catch(() => false)));
    else if (own !== null) await switchOff(own.id).catch(() => null);
    onChange();
  };
  return (
    <Row
      icon="bell"
      title={words.notices.browser}
      help={words.notices.browserHelp}
      control={able && <Toggle label={words.notices.browser} hideLabel on={own?.on === true} onChange={(on) => void turn(on)} />}
    >
      {(!able || denied) && (
        <p className="nt-said" role="status">
          <Icon name="lock" /> {able ? words.notices.denied : words.notices.unable}
        </p>
      )}
      {own !== null && <ChannelLine channel={own} onChange={onChange} onRemove={() => void turn(false)} />}
    </Row>
  );
}
