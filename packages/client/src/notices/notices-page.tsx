/** The settings for notices as a page of their own: what a phone shows. */
import { useWords } from '../desk/words.ts';
import { NoticesPanel } from './notices-panel.tsx';

export function NoticesPage() {
  const words = useWords();
  return (
    <main className="page nt-page" id="content">
      <h1 className="sr">{words.notices.page}</h1>
      <NoticesPanel />
    </main>
  );
}
