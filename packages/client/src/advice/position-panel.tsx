/** "Explain this position": the terms of the judgement that everybody can see, for each seat. */
import { useEffect, useState } from 'react';
import { useTable } from '../match/model.ts';
import type { ToldTerm } from '../offline/advice.ts';
import { askWorker } from '../offline/caller.ts';
import { ADVICE_WORDS } from './words.ts';

type State = readonly ToldTerm[] | 'busy' | 'failed';

function usePosition(): State {
  const { link, table } = useTable();
  const [state, setState] = useState<State>('busy');
  const { rules, words } = table;
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<State> => {
      const world = words === null ? null : await link.imagine(null);
      return world === null ? 'failed' : askWorker('position', { rules, words: words!, ...world });
    };
    look().then(
      (found) => wanted && setState(found),
      () => wanted && setState('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [link, rules, words]);
  return state;
}

export function PositionPanel() {
  const { language, table, name } = useTable();
  const words = ADVICE_WORDS[language];
  const state = usePosition();
  if (state === 'busy' || state === 'failed') return <p role="status">{state === 'busy' ? words.positionBusy : words.positionFailed}</p>;
  if (state.length === 0) return <p role="status">{words.positionNone}</p>;
  const spelt = (points: number): string => points.toLocaleString(language, { maximumFractionDigits: 1 });
  const seats = table.seats.map(({ seat }) => seat);
  const sum = (seat: number): number => state.reduce((all, { points }) => all + (points[seat] ?? 0), 0);
  return (
    <>
      <p className="coach-none">{words.positionAbout}</p>
      {seats.map((seat) => (
        <table key={seat} className="position">
          <caption>{name(seat)}</caption>
          <thead className="sr">
            <tr>
              <th scope="col">{words.term}</th>
              <th scope="col">{words.points('', false)}</th>
            </tr>
          </thead>
          <tbody>
            {state.map(({ label, points }) => (
              <tr key={label.en}>
                <th scope="row">{label[language]}</th>
                <td>{spelt(points[seat] ?? 0)}</td>
              </tr>
            ))}
            <tr className="position-sum">
              <th scope="row">{words.sum}</th>
              <td>{spelt(sum(seat))}</td>
            </tr>
          </tbody>
        </table>
      ))}
    </>
  );
}
