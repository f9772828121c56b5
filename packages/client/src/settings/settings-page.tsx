import { LANGUAGES } from '@longtable/kit';
import { Link } from '../design/button.tsx';
import { Line, Segments, Toggle } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import { useText } from '../i18n/index.ts';
import { change, MOTIONS, PACES, THEMES, useSettings } from '../state/settings.ts';

export function SettingsPage() {
  const text = useText();
  const now = useSettings();
  return (
    <main className="page settings" id="content">
      <h1>{text.settings.title}</h1>
      <p className="lead">{text.settings.lead}</p>
      <section className="panel settings-in">
        <Line
          label={text.settings.name}
          value={now.name}
          onChange={(name) => change({ name })}
          maxLength={24}
          icon={<Icon name="player" />}
        />
        <Link to="/profile" className="btn small">
          {text.settings.people}
        </Link>
        <Segments
          label={text.settings.language}
          choices={LANGUAGES.map((value) => ({ value, label: text.settings.languages[value] }))}
          value={now.language}
          onChange={(language) => change({ language })}
        />
        <Segments
          label={text.settings.theme}
          choices={THEMES.map((value) => ({ value, label: text.settings.themes[value] }))}
          value={now.theme}
          onChange={(theme) => change({ theme })}
        />
        <Toggle label={text.settings.contrast} on={now.highContrast} onChange={(highContrast) => change({ highContrast })} />
        <Segments
          label={text.settings.motion}
          choices={MOTIONS.map((value) => ({ value, label: text.settings.motions[value] }))}
          value={now.motion}
          onChange={(motion) => change({ motion })}
        />
        <Segments
          label={text.settings.pace}
          choices={PACES.map((value) => ({ value, label: text.settings.paces[value] }))}
          value={now.pace}
          onChange={(pace) => change({ pace })}
        />
        <Toggle label={text.settings.sound} on={now.sound} onChange={(sound) => change({ sound })} />
        <Toggle label={text.settings.plain} on={now.plain} onChange={(plain) => change({ plain })} />
        <Toggle label={text.settings.text} help={text.settings.textHelp} on={now.text} onChange={(asText) => change({ text: asText })} />
      </section>
    </main>
  );
}
