import { counted, type Language, type Say, type Tableau } from '@longtable/kit';
import type { Template } from './spec.ts';

const WORDS = {
  en: { heap: 'The heap', pebbles: { one: 'pebble', other: 'pebbles' } },
  de: { heap: 'Der Haufen', pebbles: { one: 'Kiesel', other: 'Kiesel' } },
} as const;

export function tableau({ view, name }: Say<Template>, language: Language): Tableau {
  const w = WORDS[language];
  const pebbles = counted(language, view.heap, w.pebbles);
  return {
    heading: `${w.heap}: ${pebbles}`,
    map: null,
    zones: [{ id: 'heap', title: w.heap, as: 'pieces', items: [{ label: pebbles, count: view.heap }] }],
    mats: view.taken.map((score, seat) => ({ seat, title: name(seat), score, facts: [], zones: [] })),
  };
}
