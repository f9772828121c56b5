/** Both sides of the board: the seats and what one has, the log and what is said. */
import type { ReactNode } from 'react';
import type { SkinProps } from '../../skins/skin.ts';
import { WhyNotPanel } from '../ask/why-not.tsx';
import { StepsPanel } from '../coach/steps-panel.tsx';
import { useText } from '../i18n/index.ts';
import { Chat } from '../log/chat.tsx';
import { Log } from '../log/log-panel.tsx';
import { Seats } from './seats.tsx';
import type { Play } from './use-play.ts';

interface SideProps {
  readonly play: Play;
  readonly skinProps: SkinProps;
}

/** Seats stand left, unless the board needs that side for something else. */
export function LeftSide({ play, skinProps }: SideProps) {
  const text = useText();
  const { skin } = play;
  return (
    <aside className="left" aria-label={skin?.Rail ? text.table.you : text.table.seats}>
      {!skin?.Rail && <PlaySeats play={play} />}
      {skin?.Aside ? <skin.Aside {...skinProps} /> : <PlainNote />}
    </aside>
  );
}

interface RightProps extends SideProps {
  readonly onStep: (n: number) => void;
  /** Stands below the log where there is room. */
  readonly children: ReactNode;
}

export function RightSide({ play, skinProps, onStep, children }: RightProps) {
  const text = useText();
  const { skin, coach, question } = play;
  return (
    <aside className="right" aria-label={text.log.title}>
      {coach && <StepsPanel coach={coach} />}
      {question && !skin && <WhyNotPanel question={question} />}
      {skin?.Rail && <PlaySeats play={play} />}
      {skin?.Rail && <skin.Rail {...skinProps} />}
      <section className="panel logbox" aria-label={text.log.title}>
        <PlayLog play={play} onStep={onStep} />
      </section>
      {children}
    </aside>
  );
}

export function PlayLog({ play, onStep }: Pick<RightProps, 'play' | 'onStep'>) {
  const { skin, lines, faces, back, memory } = play;
  return (
    <>
      <Log
        lines={lines}
        faces={faces}
        sign={skin?.sign}
        at={back.at}
        undoFrom={memory.undoFrom}
        awayFrom={memory.awayFrom}
        onStep={onStep}
      />
      <Chat />
    </>
  );
}

function PlaySeats({ play }: Pick<SideProps, 'play'>) {
  const { model, skin, look, faces, tableau } = play;
  return (
    <Seats
      look={look}
      faces={faces}
      mats={tableau.mats}
      facts={skin?.facts ? (seat) => skin.facts!(look.view, seat, model.language) : undefined}
      line={skin?.seatLine ? (seat) => skin.seatLine!(look.view, seat, model.language) : undefined}
    />
  );
}

function PlainNote() {
  const text = useText();
  return (
    <section className="panel plain-note">
      <b>{text.table.plainWhy}</b>
      <p>{text.table.plainText}</p>
    </section>
  );
}
