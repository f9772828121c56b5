/** The letter: who invites, to what, with whom, by which rules, and one red button. */
import { useState } from 'react';
import { isLesson } from '../../lessons/index.ts';
import { gameCardOf } from '../../skins/game-cards.ts';
import { Button, Link } from '../design/button.tsx';
import { Line } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import { crestAt, EmptyShield, Shield } from '../design/shield.tsx';
import { useText } from '../i18n/index.ts';
import { type Invited, joinTable } from '../link/api.ts';
import { reason } from '../match/reason.ts';
import { useRatedFact } from '../rated/rated.tsx';
import { Chrome } from '../shell/chrome.tsx';
import { ownName } from '../state/own-name.ts';
import { go } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { clockFact, type Fact, optionFacts, playersFact } from './facts.ts';
import { SceneArch } from './scene-picture.tsx';
import { useTitleWords } from './use-title-words.ts';
import './invitation.css';

interface InvitationProps {
  readonly info: Invited;
  readonly code: string;
  /** Somebody was faster, or the code was no good any more. */
  readonly onUsed: () => void;
}

export function Invitation({ info, code, onUsed }: InvitationProps) {
  const text = useText();
  const { language, account } = useSettings();
  const card = gameCardOf(info.game);
  const host = info.seats.find(({ guest }) => guest !== null && guest === info.host);
  return (
    <Chrome>
      <main className="invite" id="content">
        <div className="invite-picture" aria-hidden="true">
          <SceneArch game={info.game} />
        </div>
        <section className="paper letter">
          <header>
            {host !== undefined && <Shield {...crestAt(host)} />}
            <p>{host?.name == null ? text.invite.open : text.invite.by(host.name)}</p>
            <h1>{card.name}</h1>
            <p className="serif">{card.blurb[language]}</p>
          </header>
          <Facts info={info} />
          <hr />
          <Seats info={info} />
          <SitDown info={info} code={code} onUsed={onUsed} />
          <p className="foot">
            {!account && (
              <>
                {text.invite.foot} <Link to={`/sign-in/join/${info.id}${code === '' ? '' : `/${code}`}`}>{text.invite.signIn}</Link>{' '}
              </>
            )}
            {isLesson(info.game) && (
              <>
                {text.invite.learn} <Link to={`/learn/${info.game}`}>{text.invite.learnGo}</Link>
              </>
            )}
          </p>
        </section>
      </main>
    </Chrome>
  );
}

function Facts({ info }: { readonly info: Invited }) {
  const text = useText();
  const { language } = useSettings();
  const words = useTitleWords(info.words);
  const special = words === null ? [] : optionFacts(words, language, info);
  const standard: Fact = { icon: 'rules', title: text.invite.standard, about: text.invite.noOptions };
  const rated = useRatedFact(info);
  const facts = [
    playersFact(text, info),
    clockFact(text, info.clock),
    ...rated,
    ...(words !== null && special.length === 0 ? [standard] : special),
  ];
  return (
    <ul className="facts">
      {facts.map((fact) => (
        <li key={fact.title}>
          <Icon name={fact.icon} />
          <b>{fact.title}</b>
          <span>{fact.about}</span>
        </li>
      ))}
    </ul>
  );
}

function Seats({ info }: { readonly info: Invited }) {
  const text = useText();
  const free = info.seats.find(({ kind }) => kind === 'open' || kind === 'invited')?.seat;
  return (
    <ul className="who">
      {info.seats.map(({ seat, kind, name, guest, level, present, crest }) => {
        const isEmpty = kind === 'open' || kind === 'invited';
        const about = isEmpty ? text.invite.free : guest === info.host ? text.invite.host : present ? text.invite.here : '';
        return (
          <li key={seat}>
            {isEmpty ? <EmptyShield /> : <Shield {...crestAt({ seat, crest })} />}
            <b>{isEmpty ? (seat === free ? text.invite.you : text.make.seat(seat + 1)) : (name ?? text.make.bot)}</b>
            <span>{kind === 'bot' && level !== null ? text.make.levels[level] : about}</span>
          </li>
        );
      })}
    </ul>
  );
}

function SitDown({ info, code, onUsed }: InvitationProps) {
  const text = useText();
  const [name, setName] = useState(ownName);
  const [trouble, setTrouble] = useState<string | null>(null);
  const sit = async (): Promise<void> => {
    const free = info.seats.find(({ kind }) => kind === 'open');
    const where = code !== '' ? { code } : free === undefined ? {} : { seat: free.seat };
    const refused = await joinTable(info.id, where, name.trim() || ownName());
    const isSeated = refused?.refused === 'seat-taken' && refused.message !== undefined;
    if (refused === null || refused.refused === 'already-started' || isSeated) go(`/t/${info.id}${code === '' ? '' : `/${code}`}`, true);
    else if (refused.refused === 'seat-taken' || refused.refused === 'table-full') onUsed();
    else setTrouble(refused.refused === 'wrong-code' ? text.join.wrong : reason(text, refused));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <Line label={text.join.name} value={name} onChange={setName} maxLength={24} icon={<Icon name="player" />} />
      {trouble && (
        <p className="refusal" role="alert">
          <Icon name="lock" />
          {trouble}
        </p>
      )}
      <Button kind="wax" type="submit" className="sit">
        {text.join.go}
      </Button>
      <Button kind="paper" icon="spectator" onPress={() => go(`/t/${info.id}${code === '' ? '' : `/${code}`}`)}>
        {text.join.watch}
      </Button>
    </form>
  );
}
