/** One table over days: what happened since one looked, whose turn it is and since when, and the clock. */
import type { DeskRow } from '@longtable/protocol';
import { gameCardOf } from '../../skins/game-cards.ts';
import { Link } from '../design/button.tsx';
import { chargeOf, colourOf, EmptyShield, Shield } from '../design/shield.tsx';
import { leastLeft, mineOf, moment, mostOf, span, waitedFor } from '../desk/times.ts';
import { useWords, type Words } from '../desk/words.ts';
import { listed } from '../i18n/index.ts';
import { SceneThumb } from '../lobby/scene-picture.tsx';
import { useSettings } from '../state/settings.ts';
import { Ring } from './ring.tsx';

interface Props {
  readonly row: DeskRow;
  readonly me: string | null;
  readonly now: number;
  /** The one red button of the page. */
  readonly urgent: boolean;
}

const namesOf = (seats: DeskRow['seats'], words: Words): string =>
  listed(
    seats.map(({ name, seat }) => name ?? `${seat + 1}`),
    words.and,
  );

/** The turn in words: whose it is, and since when. */
function turnOf({ row, me, now }: Props, words: Words, language: string): string {
  if (row.status === 'revealing') return words.deals(row.waiting);
  if (row.status !== 'playing') return words.gathers;
  const waited = waitedFor(row);
  const away = waited.filter((seat) => seat.away !== null);
  const [first] = row.waiting ? mineOf(row, me).filter(({ asked }) => asked !== null) : waited;
  if (first?.asked == null) return words.nobody;
  if (row.paused !== null && !row.waiting) return words.vacation(namesOf(away, words));
  const when = moment(first.asked, now, language, words);
  return row.waiting ? words.yours(when) : words.theirs(namesOf(waited, words), when);
}

function clockOf({ row, me, now }: Props, words: Words, language: string): { main: string; small: string; share: number } {
  const most = mostOf(row.clock);
  const seats = row.waiting ? mineOf(row, me) : waitedFor(row);
  const left = leastLeft(seats);
  if (most === null) return { main: words.noClock, small: words.noClockHelp, share: 0 };
  if (row.paused !== null) return { main: words.paused, small: words.until(moment(row.paused, now, language, words)), share: 0 };
  const rule = row.clock.kind === 'days' ? words.aMove(span(most, words)) : words.bank(span(most, words));
  if (left === null) return { main: span(most, words), small: rule, share: 1 };
  const time = span(left, words);
  const mine = left < most / 10 ? words.soon(time) : words.left(time);
  const own = leastLeft(mineOf(row, me));
  if (row.waiting) return { main: mine, small: rule, share: left / most };
  return {
    main: words.of(namesOf(seats.slice(0, 1), words), time),
    small: own === null ? rule : words.you(span(own, words)),
    share: left / most,
  };
}

export function TableCard(props: Props) {
  const { row, urgent } = props;
  const words = useWords();
  const { language } = useSettings();
  const clock = clockOf(props, words, language);
  const digest = row.digest.map((line) => line[language]).join(' ');
  const told = row.status === 'playing' ? digest || words.nothingNew : words.notBegun;
  const name = gameCardOf(row.game).name;
  return (
    <li className={row.waiting ? 'panel tc mine' : 'panel tc'}>
      <SceneThumb game={row.game} className="pic" />
      <h2>
        {name}
        {row.heading !== null && row.heading[language] !== '' && <span>{row.heading[language]}</span>}
      </h2>
      <p className="dg">{told}</p>
      <p className="sh">
        {row.seats.map(({ seat, kind, asked }) => (
          <span key={seat} className={asked === null ? undefined : 't'} aria-hidden="true">
            {kind === 'open' || kind === 'invited' ? (
              <EmptyShield className="sm" />
            ) : (
              <Shield colour={colourOf(seat)} charge={chargeOf(seat)} className="sm" />
            )}
          </span>
        ))}
        <span className="who">{turnOf(props, words, language)}</span>
      </p>
      <div className="r">
        <p className="ck">
          <Ring share={clock.share} mine={row.waiting} />
          <span>
            {clock.main}
            <small>{clock.small}</small>
          </span>
        </p>
        <Link to={`/t/${row.id}`} className={urgent ? 'btn wax' : 'btn'} label={`${row.waiting ? words.play : words.look}: ${name}`}>
          {row.status !== 'playing' ? words.start : row.waiting ? words.play : words.look}
        </Link>
      </div>
    </li>
  );
}
