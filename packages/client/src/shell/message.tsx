import type { ReactNode } from 'react';
import './message.css';

/** A page that says one thing and offers a way on. */
export const Message = ({ title, words, children }: { readonly title: string; readonly words: string; readonly children: ReactNode }) => (
  <main className="message">
    <section className="paper">
      <h1 className="display">{title}</h1>
      <p>{words}</p>
      <div className="message-ways">{children}</div>
    </section>
  </main>
);
