import { Line, Segments } from '../design/fields.tsx';
import type { IconName } from '../design/icons.ts';
import { chargeOf, colourOf, EmptyShield, Shield } from '../design/shield.tsx';
import { useText } from '../i18n/index.ts';
import { LEVELS, type Mode, type SeatWish, WHO, type Who } from './wish.ts';
import './seat-row.css';

const ICONS: Readonly<Record<Who, IconName>> = { me: 'player', bot: 'bot', invited: 'link', open: 'player' };

interface SeatRowProps {
  readonly seat: number;
  readonly wish: SeatWish;
  readonly mode: Mode;
  /** Of people alone. */
  readonly rated?: boolean;
  readonly onChange: (wish: SeatWish) => void;
  readonly onRename: ((name: string) => void) | undefined;
}

/** One seat of a new table: who sits there, and how strong a bot is. */
export function SeatRow({ seat, wish, mode, rated = false, onChange, onRename }: SeatRowProps) {
  const text = useText();
  const words: Readonly<Record<Who, string>> = {
    me: mode === 'hot' ? text.make.person : text.make.me,
    bot: text.make.bot,
    invited: text.make.invite,
    open: text.make.openSeat,
  };
  const among = rated ? WHO[mode].filter((who) => who !== 'bot') : WHO[mode];
  return (
    <div className="srow">
      {wish.who === 'open' || wish.who === 'invited' ? <EmptyShield /> : <Shield colour={colourOf(seat)} charge={chargeOf(seat)} />}
      <div>
        {wish.who === 'me' ? (
          <Line
            label={onRename ? text.make.name : text.make.seat(seat + 1)}
            hideLabel
            value={wish.name}
            maxLength={24}
            onChange={onRename ?? ((name) => onChange({ ...wish, name }))}
          />
        ) : (
          <>
            <b>{wish.who === 'bot' ? wish.name : words[wish.who]}</b>
            <span className="d">{wish.who === 'bot' ? text.make.levels[wish.level] : text.make.seat(seat + 1)}</span>
          </>
        )}
      </div>
      <div className="ctl">
        {seat > 0 && among.length > 1 && (
          <Segments
            label={text.make.seat(seat + 1)}
            hideLabel
            choices={among.map((value) => ({ value, label: words[value], icon: ICONS[value] }))}
            value={wish.who}
            onChange={(who) => onChange({ ...wish, who })}
          />
        )}
        {wish.who === 'bot' && (
          <Segments
            label={text.make.level}
            hideLabel
            choices={LEVELS.map((value) => ({ value, label: text.make.levels[value] }))}
            value={wish.level}
            onChange={(level) => onChange({ ...wish, level })}
          />
        )}
      </div>
    </div>
  );
}
