/** A row of the settings for notices: an icon, what it is, a control, and what is wrong with it. */
import type { NoticeChannel, Tested } from '@longtable/protocol';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import type { IconName } from '../design/icons.ts';
import { moment } from '../desk/times.ts';
import { useWords, type Words } from '../desk/words.ts';
import { isRefused } from '../link/api.ts';
import { useSettings } from '../state/settings.ts';
import { testChannel } from './api.ts';

interface RowProps {
  readonly icon: IconName;
  readonly title: string;
  readonly help: string;
  readonly control?: ReactNode;
  readonly children?: ReactNode;
}

export const Row = ({ icon, title, help, control, children }: RowProps) => (
  <section className="nt-row">
    <Icon name={icon} />
    <div>
      <h3>{title}</h3>
      <p className="help">{help}</p>
    </div>
    {control}
    {children && <div className="nt-more">{children}</div>}
  </section>
);

/** The trouble of a channel in words: what is wrong, what the far side said, and when we try again. */
function troubleWords({ trouble }: Pick<NoticeChannel, 'trouble'>, words: Words, language: string): string {
  if (trouble === null) return '';
  const { why, status, next } = trouble;
  const said = status === null || why === 'too-large' ? '' : words.notices.answer(status);
  const again = next === null ? '' : words.notices.again(moment(next, Date.now(), language, words));
  return [words.notices.trouble[why], said, again].filter(Boolean).join(' ');
}

export function ChannelLine({ channel, onChange, onRemove }: { readonly channel: NoticeChannel; onChange(): void; onRemove(): void }) {
  const words = useWords();
  const { language } = useSettings();
  const [tested, setTested] = useState<Tested | 'busy' | null>(null);
  const test = async (): Promise<void> => {
    setTested('busy');
    const answer = await testChannel(channel.id);
    setTested(isRefused(answer) ? { arrived: false, ms: 0, status: null, trouble: null, said: '' } : answer);
    onChange();
  };
  const shown = tested === null || tested === 'busy' ? null : tested;
  const trouble = troubleWords({ trouble: shown === null ? channel.trouble : shown.trouble }, words, language);
  return (
    <div className="nt-channel">
      <span className="field nt-label">
        {channel.form !== null && <b>{words.notices.forms[channel.form]}</b>}
        <span>{channel.label}</span>
        {!channel.on && <i>{words.notices.off}</i>}
      </span>
      {channel.confirmed && (
        <Button small onPress={() => void test()} barred={tested === 'busy'} label={words.notices.testOf(channel.label)}>
          {words.notices.test}
        </Button>
      )}
      <Button small kind="ghost" icon="close" onPress={onRemove} label={words.notices.removeOf(channel.label)} />
      <p role="status" className={shown?.arrived ? 'nt-said good' : 'nt-said'}>
        {shown?.arrived && (
          <span className="good">
            <Icon name="check" />
            {words.notices.arrived(
              new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(shown.ms / 1000),
              shown.status ?? 0,
            )}
          </span>
        )}
        {shown !== null && !shown.arrived && <span>{words.notices.failed} </span>}
        {trouble !== '' && <span>{trouble}</span>}
        {shown !== null && !shown.arrived && shown.said !== '' && <q>{shown.said}</q>}
      </p>
    </div>
  );
}
