/** The frame of all pages but tables: brand, navigation, tools. */
import type { ReactNode } from 'react';
import { IconButton, Link } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { useWaiting } from '../desk/waiting.ts';
import { useText } from '../i18n/index.ts';
import { type Route, useRoute } from '../state/router.ts';
import { change, isLight, useSettings } from '../state/settings.ts';
import './chrome.css';

const Brand = () => (
  <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <rect x="4" y="13" width="32" height="14" rx="3" fill="#6b4a26" stroke="#dcb868" strokeWidth="1.8" />
    <path d="M8 18h24M8 22h24" stroke="#3a2612" strokeWidth="1.2" />
    <g fill="var(--brass)">
      {[10, 20, 30].map((x) => (
        <g key={x}>
          <circle cx={x} cy="8" r="3" />
          <circle cx={x} cy="32" r="3" />
        </g>
      ))}
    </g>
    <path d="M20 14c2.600 3 3 4.500 0 7.500-3-3-2.600-4.500 0-7.500z" fill="#ffd668" />
  </svg>
);

const isAt = (route: Route, at: Route['at']): boolean => route.at === at || (at === 'lobby' && route.at === 'new');

export function Chrome({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const now = useSettings();
  const route = useRoute();
  const waiting = useWaiting();
  const items = [
    { at: 'lobby', to: '/', label: text.nav.play, icon: 'play' },
    { at: 'tables', to: '/tables', label: text.nav.tables, icon: 'hand' },
    { at: 'matches', to: '/matches', label: text.nav.matches, icon: 'replay' },
    { at: 'rules', to: '/rules', label: text.nav.rules, icon: 'rules' },
  ] as const;
  return (
    <>
      <a className="skip" href="#content">
        {text.nav.skip}
      </a>
      <header className="top">
        <Link to="/" className="brand" label={text.title}>
          <Brand />
          {text.title}
        </Link>
        <nav className="nav" aria-label={text.nav.menu}>
          {items.map(({ at, to, label, icon }) => (
            <Link key={at} to={to} className={isAt(route, at) ? 'on' : ''} current={isAt(route, at)}>
              <Icon name={icon} />
              {label}
              {at === 'tables' && waiting > 0 && (
                <span className="n">
                  {waiting}
                  <span className="sr"> {text.lobby.yourMove}</span>
                </span>
              )}
            </Link>
          ))}
        </nav>
        <span className="grow" />
        <IconButton
          icon="language"
          label={`${text.common.language}: ${text.settings.languages[now.language]}`}
          onPress={() => change({ language: now.language === 'en' ? 'de' : 'en' })}
          className="top-wide"
        />
        <IconButton
          icon={isLight(now) ? 'sun' : 'theme'}
          label={text.common.theme}
          onPress={() => change({ theme: isLight(now) ? 'dark' : 'light' })}
        />
        <Link to="/profile" className="btn small ghost">
          <Icon name="player" />
          <span className="sr">{text.nav.profile}</span>
          {now.name !== '' && <span className="top-wide">{now.account ? now.name : text.lobby.guest(now.name)}</span>}
        </Link>
        <Link to="/settings" className="btn small ghost" label={text.nav.settings}>
          <Icon name="menu" />
        </Link>
      </header>
      {children}
    </>
  );
}
