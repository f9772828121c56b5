import { useEffect, useRef } from 'react';
import { Icon } from '../design/icon.tsx';
import { useText } from '../i18n/index.ts';
import { useTable } from '../match/model.ts';
import type { Coach } from './use-coach.ts';

/** The whole lesson at a glance: what is done, what is on, what comes. */
export function StepsPanel({ coach }: { readonly coach: Coach }) {
  const text = useText();
  const { language } = useTable();
  const now = useRef<HTMLLIElement>(null);
  const { lesson, at } = coach;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => {
    now.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <section className="panel lesson" aria-label={text.coach.steps}>
      <h2>{text.coach.title}</h2>
      <ol tabIndex={0}>
        {lesson.steps.map(({ id }, i) => (
          <li
            key={id}
            ref={i === at ? now : null}
            className={i < at ? 'done' : i === at ? 'on' : ''}
            {...(i === at && { 'aria-current': 'step' as const })}
          >
            {i < at ? <Icon name="check" /> : i === at ? <Icon name="boot" /> : <span />}
            {lesson.words[language][id]!.title}
          </li>
        ))}
      </ol>
    </section>
  );
}
