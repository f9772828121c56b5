/** The head of a finished match: its name, its two pages, the way back. */
import { Button, IconButton, Link } from '../design/button.tsx';
import { Segments } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { useTable } from '../match/model.ts';
import { change, isLight, useSettings } from '../state/settings.ts';

export type ReplayPage = 'replay' | 'review';

interface ReplayHeaderProps {
  readonly page: ReplayPage;
  readonly onPage: (page: ReplayPage) => void;
  readonly onClose: () => void;
}

export function ReplayHeader({ page, onPage, onClose }: ReplayHeaderProps) {
  const text = useText();
  const model = useTable();
  const settings = useSettings();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href);
    toast(text.gather.copied, 'link');
  };
  return (
    <header className="topbar">
      <Link to="/" className="iconbtn" label={text.trouble.lobby}>
        <Icon name="menu" />
      </Link>
      <span className="title">{model.title.texts[model.language].name}</span>
      <span className="tag hide">
        <Icon name="check" />
        {text.replay.finished}
      </span>
      <span className="grow" />
      {model.link.kind === 'server' && (
        <Button small kind="ghost" icon="link" onPress={() => void copy()} className="hide">
          {text.replay.link}
        </Button>
      )}
      <Segments
        label={text.replay.whichPage}
        hideLabel
        choices={[
          { value: 'replay', label: text.replay.pages.replay },
          { value: 'review', label: text.replay.pages.review },
        ]}
        value={page}
        onChange={onPage}
      />
      <span className="grow hide" />
      <Button small kind="ghost" icon="undo" onPress={onClose} label={text.rules.back}>
        <span className="hide">{text.rules.back}</span>
      </Button>
      <IconButton
        icon={isLight(settings) ? 'sun' : 'theme'}
        label={text.common.theme}
        onPress={() => change({ theme: isLight(settings) ? 'dark' : 'light' })}
      />
    </header>
  );
}
