import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { watchWaiting } from './desk/waiting.ts';
import { learnToSpeak } from './i18n/index.ts';
import { wearSettings } from './state/settings.ts';
import { watchForStaleness } from './state/stale.ts';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/panel.css';
import './design/button.css';
import './design/fields.css';
import './design/dialog.css';
import './design/toast.css';
import './design/token.css';
import './design/log.css';
import './design/tip.css';
import './shell/message.css';

wearSettings();
watchForStaleness();
watchWaiting();
await learnToSpeak();
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
