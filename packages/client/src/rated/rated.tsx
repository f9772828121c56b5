/** Rated tables: proposed by the host, agreed to by sitting down. */
import { isTogether } from '@longtable/games/about';
import type { TableInfo } from '@longtable/protocol';
import { Toggle } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import type { Fact } from '../lobby/facts.ts';
import { useSettings } from '../state/settings.ts';
import { useRatedText } from './words.ts';

interface RatedToggleProps {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** The switch, or the reason in its place. */
export function RatedToggle({ game, options, on, onChange }: RatedToggleProps) {
  const text = useRatedText();
  const { account } = useSettings();
  const barred = isTogether(game, options) ? text.together : account ? null : text.account;
  if (barred === null) return <Toggle label={text.toggle} help={text.help} on={on} onChange={onChange} />;
  return (
    <p className="help">
      <Icon name="lock" /> <b>{text.toggle}:</b> {barred}
    </p>
  );
}

export function useRatedFact({ rated }: Pick<TableInfo, 'rated'>): Fact[] {
  const text = useRatedText();
  return rated === true ? [{ icon: 'vp', title: text.fact, about: text.about }] : [];
}
