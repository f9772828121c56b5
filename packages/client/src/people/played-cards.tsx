/** Matches that somebody has played and people whom they met, as part of their profile. */
import type { Standing } from '@longtable/protocol';
import { Button } from '../design/button.tsx';
import { FiguresCard } from './figures-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { InvitationsCard } from './invitations-card.tsx';
import { MetCard } from './met-card.tsx';
import { usePlayedText } from './played.ts';
import { readWarning } from './played-api.ts';
import { useDates } from './text.ts';
import { useAct } from './use-act.ts';
import './played.css';

export interface StandingProps {
  readonly standing: Standing;
  /** A name that stays. */
  readonly account: boolean;
  readonly onChange: (standing: Standing) => void;
}

export function PlayedCards(props: StandingProps) {
  return (
    <>
      <Words {...props} />
      <InvitationsCard />
      <FiguresCard {...props} />
      <HistoryCard />
      <MetCard />
    </>
  );
}

/** Words of the operators. */
function Words({ standing, onChange }: StandingProps) {
  const text = usePlayedText();
  const { day } = useDates();
  const { act } = useAct();
  const { warnings, silenced } = standing;
  if (warnings.length === 0 && silenced === null) return null;
  const read = (id: string): void =>
    act(
      () => readWarning(id),
      () => onChange({ ...standing, warnings: warnings.filter((one) => one.id !== id) }),
    );
  return (
    <section className="panel people-card" aria-labelledby="warned">
      <h2 id="warned">{text.warning}</h2>
      {silenced !== null && <p>{text.silenced(day(silenced))}</p>}
      {warnings.map(({ id, at, text: words }) => (
        <div key={id} className="people-row">
          <p className="grow">
            {words} <span className="muted">({day(at)})</span>
          </p>
          <Button small onPress={() => read(id)}>
            {text.understood}
          </Button>
        </div>
      ))}
    </section>
  );
}
