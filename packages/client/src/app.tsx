/** Pages by address. Heavy pages come on demand. */
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Button } from './design/button.tsx';
import { Toasts } from './design/toast.tsx';
import { useWaiting } from './desk/waiting.ts';
import { learnMore, useText } from './i18n/index.ts';
import { Lobby } from './lobby/lobby.tsx';
import { Chrome } from './shell/chrome.tsx';
import { Message } from './shell/message.tsx';
import { Mishap } from './shell/mishap.tsx';
import { go, type Route, useRoute } from './state/router.ts';
import { useStale } from './state/stale.ts';

const Join = lazy(async () => {
  const [{ Join: page }] = await Promise.all([import('./lobby/join.tsx'), learnMore()]);
  return { default: page };
});
const JoinByWords = lazy(async () => {
  const [{ JoinByWords: page }] = await Promise.all([import('./lobby/join.tsx'), learnMore()]);
  return { default: page };
});
const KitPage = lazy(async () => ({ default: (await import('./kit/kit-page.tsx')).KitPage }));
const Learn = lazy(async () => {
  const [{ Learn: page }] = await Promise.all([import('./coach/learn.tsx'), learnMore()]);
  return { default: page };
});
const Matches = lazy(async () => ({ default: (await import('./lobby/lists.tsx')).Matches }));
const TablesPage = lazy(async () => ({ default: (await import('./tables/tables-page.tsx')).TablesPage }));
const NoticesPage = lazy(async () => ({ default: (await import('./notices/notices-page.tsx')).NoticesPage }));
const Unsubscribe = lazy(async () => ({ default: (await import('./notices/unsubscribe.tsx')).Unsubscribe }));
const NewTable = lazy(async () => ({ default: (await import('./lobby/new-table.tsx')).NewTable }));
const ProfilePage = lazy(async () => ({ default: (await import('./people/profile-page.tsx')).ProfilePage }));
const BestPage = lazy(async () => ({ default: (await import('./people/best-page.tsx')).BestPage }));
const OperatorPage = lazy(async () => ({ default: (await import('./people/operator-page.tsx')).OperatorPage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/rules-page.tsx')).RulesPage }));
const SettingsPage = lazy(async () => ({ default: (await import('./settings/settings-page.tsx')).SettingsPage }));
const SignInPage = lazy(async () => ({ default: (await import('./people/sign-in-page.tsx')).SignInPage }));
const TablePage = lazy(async () => {
  const [{ TablePage: page }] = await Promise.all([import('./table/table-page.tsx'), learnMore()]);
  return { default: page };
});

function page(route: Route): ReactNode {
  switch (route.at) {
    case 'table':
      return <TablePage key={route.table} id={route.table} code={route.code} kind="server" />;
    case 'local':
      return <TablePage key={route.table} id={route.table} kind="local" />;
    case 'join':
      return <Join table={route.table} code={route.code} />;
    case 'words':
      return <JoinByWords words={route.words} />;
    case 'learn':
      return <Learn key={route.game} lesson={route.game} />;
    case 'unsubscribe':
      return <Unsubscribe token={route.token} />;
    case 'kit':
      return <KitPage />;
    case 'lost':
      return <Lost path={route.path} />;
    default:
      return <Chrome>{inChrome(route)}</Chrome>;
  }
}

function inChrome(route: Route): ReactNode {
  switch (route.at) {
    case 'new':
      return (
        <>
          <Lobby />
          <NewTable game={route.game === '' ? 'yield' : route.game} />
        </>
      );
    case 'tables':
      return <TablesPage />;
    case 'notices':
      return <NoticesPage />;
    case 'matches':
      return <Matches />;
    case 'profile':
      return <ProfilePage />;
    case 'best':
      return <BestPage game={route.game} />;
    case 'operators':
      return <OperatorPage />;
    case 'sign-in':
      return <SignInPage key={route.code} to={route.to} code={route.code} />;
    case 'settings':
      return <SettingsPage />;
    case 'rules':
      return <RulesPage game={route.game} page={route.page} rule={route.rule} />;
    default:
      return <Lobby />;
  }
}

/** Addresses with the same key are one page: what was sought in the rules stays while one turns their pages. */
const pageKey = (route: Route): string =>
  route.at === 'rules' ? `rules ${route.game}` : route.at === 'best' ? route.at : JSON.stringify(route);

function Lost({ path }: { readonly path: string }) {
  const text = useText();
  return (
    <Message title={text.trouble.lost} words={text.trouble.lostText(path)}>
      <Button kind="wax" onPress={() => go('/')}>
        {text.trouble.lobby}
      </Button>
    </Message>
  );
}

/** The page until another one is loaded: one of its own for those who listen. */
function Loading() {
  const text = useText();
  return (
    <main aria-busy="true">
      <h1 className="sr">{text.title}</h1>
      <p className="loading" role="status">
        {text.common.loading}
      </p>
    </main>
  );
}

function Broken({ title, words }: { readonly title: string; readonly words: string }) {
  const text = useText();
  return (
    <Message title={title} words={words}>
      <Button kind="wax" onPress={() => location.reload()}>
        {text.trouble.reload}
      </Button>
      <Button onPress={() => location.assign('/')}>{text.trouble.lobby}</Button>
    </Message>
  );
}

export function App() {
  const text = useText();
  const route = useRoute();
  const stale = useStale();
  const waiting = useWaiting();
  useEffect(() => {
    const name =
      route.at === 'lobby'
        ? text.title
        : `${route.at === 'rules' ? text.nav.rules : text.title} · ${text.title}`.replace(/^(.+) · \1$/, '$1');
    document.title = waiting === 0 ? name : `(${waiting}) ${name}`;
  }, [route, text, waiting]);
  return (
    <>
      {stale ? (
        <Broken title={text.trouble.stale} words={text.trouble.staleText} />
      ) : (
        <Mishap key={pageKey(route)} fallback={<Broken title={text.trouble.mishap} words={text.trouble.mishapText} />}>
          <Suspense fallback={<Loading />}>{page(route)}</Suspense>
        </Mishap>
      )}
      <Toasts />
    </>
  );
}
