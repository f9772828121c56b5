/** The film over the table: at most three frames, and a digest of at most three lines. */
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../src/design/button.tsx';
import { Icon } from '../../src/design/icon.tsx';
import { Shield } from '../../src/design/shield.tsx';
import { isStill } from '../../src/state/settings.ts';
import type { Cast } from './cast.ts';
import { Back, Face } from './face.tsx';
import type { Fight } from './fight.ts';
import { type Deal, type Film, isBare } from './film.ts';
import { isInstant } from './sums.ts';

interface FilmProps {
  readonly film: Film;
  readonly cast: Cast;
}

const Frame = ({
  title,
  nth,
  on,
  children,
}: {
  readonly title: string;
  readonly nth: number;
  readonly on: boolean;
  readonly children: ReactNode;
}) => (
  <div className={on ? 'frame on' : 'frame'}>
    <h3>
      <i>{nth}</i>
      {title}
    </h3>
    <div className="still">{children}</div>
  </div>
);

const dealsLine = ({ t, name }: Cast, deals: readonly Deal[]): string => t.buys(deals.map(({ what }) => name(what)).join(', '));

function fightLine(cast: Cast, { target, result, defender, attacker }: Fight): string {
  const { t, viewer } = cast;
  if (result === null) return t.attacksThat(cast.name(target));
  if (isInstant(target)) return t.meets(attacker === viewer ? t.you : cast.player(attacker), result.attacker, result.defender);
  const from = defender < 0 || target.startsWith('realm:') ? '' : cast.player(defender);
  return (result.won ? t.takesThat : t.failsAt)(cast.name(target), from, result.attacker, result.defender);
}

/** Lines of the film, the last one always about the viewer. */
export function digestOf(cast: Cast, film: Film): readonly string[] {
  const { t, viewer } = cast;
  const lines: string[] = [];
  if (film.event !== null) lines.push(`${cast.name(film.event)}: ${cast.text(film.event)}`);
  if (film.deals.length > 0) lines.push(dealsLine(cast, film.deals));
  if (film.fights.length > 0) lines.push(film.fights.map((fight) => fightLine(cast, fight)).join('; '));
  if (lines.length === 0) lines.push(film.seat === null ? t.quietEvent : t.quiet);
  return [...lines.slice(0, 2), ...(viewer === null ? [] : [aboutYou(cast, film, viewer)])];
}

function aboutYou({ t, name, view }: Cast, film: Film, viewer: number): string {
  const harm = view.shared === null ? (film.damage[viewer] ?? 0) : Object.values(film.damage).reduce((a, b) => a + b, 0);
  const lost = film.lost.filter(({ seat }) => seat === viewer).map(({ site }) => name(site));
  if (lost.length > 0) return t.youLose(lost.join(', '));
  return harm > 0 ? t.youSuffer(harm) : t.untouched;
}

const Fan = ({ cards, cast, className = '' }: { readonly cards: readonly string[]; readonly cast: Cast; readonly className?: string }) => (
  <span className={`fan ${className}`}>
    {cards.slice(-5).map((id, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are all alike
      <Face key={`${id} ${i}`} id={id} cast={cast} price={false} />
    ))}
  </span>
);

function Fought({ fight, cast }: { readonly fight: Fight; readonly cast: Cast }) {
  const { target, slots, result } = fight;
  return (
    <div className="bout">
      <Fan cards={slots.filter(({ side }) => side === 0).map(({ card }) => card)} cast={cast} />
      {target.startsWith('realm:') ? (
        <Icon name="haven" className="realm" />
      ) : (
        <Face id={target} cast={cast} price={false} className="goal" />
      )}
      {result && <span className={result.won ? 'ra-vs ok' : 'ra-vs no'}>{cast.t.toOf(result.attacker, result.defender)}</span>}
    </div>
  );
}

/** The frames that the film has so far; of several of one kind the last is shown. */
function frames(cast: Cast, film: Film): readonly { readonly key: string; readonly title: string; readonly still: ReactNode }[] {
  const { t } = cast;
  const list: { key: string; title: string; still: ReactNode }[] = [];
  if (film.event !== null)
    list.push({
      key: 'event',
      title: t.drawsEvent(cast.name(film.event)),
      still: <Face id={film.event} cast={cast} text className="large" />,
    });
  const deal = film.deals.at(-1);
  if (deal !== undefined)
    list.push({
      key: 'spent',
      title: dealsLine(cast, film.deals),
      still: (
        <div className="deal">
          <Fan cards={deal.paid} cast={cast} className="small" />
          <Face id={deal.what} cast={cast} />
        </div>
      ),
    });
  const fight = film.fights.at(-1);
  if (fight !== undefined) list.push({ key: 'fought', title: fightLine(cast, fight), still: <Fought fight={fight} cast={cast} /> });
  if (film.drew > 0)
    list.push({
      key: 'drew',
      title: t.drawsCards(film.discarded, film.drew),
      still: (
        <span className="fan backs">
          {Array.from({ length: Math.min(5, film.drew) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
            <Back key={i} />
          ))}
        </span>
      ),
    });
  return list.slice(-3);
}

function Who({ film, cast }: FilmProps) {
  const face = film.seat === null ? undefined : cast.faces[film.seat];
  return face === undefined ? <Icon name="bolt" className="crest" /> : <Shield colour={face.colour} charge={face.charge} />;
}

const whoseTurn = ({ t, player }: Cast, { seat }: Film): string => (seat === null ? t.eventPhase : t.turnOf(player(seat)));

/** Time of a frame alone in sight; a siege is looked at twice as long. */
const FRAME_MS = 1200;

/** Frames in sight: all, or one more after each while the film is shown once more. */
function useFrames(film: Film, all: number, again: boolean): number {
  const [seen, setSeen] = useState(1);
  const siege = film.fights.some(({ defender }) => defender >= 0);
  useEffect(() => {
    if (!again || seen >= all) return;
    const timer = setTimeout(() => setSeen(seen + 1), siege ? 2 * FRAME_MS : FRAME_MS);
    return () => clearTimeout(timer);
  }, [again, seen, all, siege]);
  return again && !isStill() ? Math.min(seen, all) : all;
}

interface StripProps extends FilmProps {
  /** It runs again from the first frame. */
  readonly again: boolean;
  readonly onSkip: () => void;
}

export function FilmStrip({ film, cast, again, onSkip }: StripProps) {
  const all = frames(cast, film);
  const shown = all.slice(0, useFrames(film, all.length, again));
  return (
    <section className={isBare(film) ? 'ra-film bare' : 'ra-film'} aria-label={whoseTurn(cast, film)}>
      <div className="strip" hidden={shown.length === 0}>
        {shown.map(({ key, title, still }, i) => (
          <Frame key={key} title={title} nth={i + 1} on={i === shown.length - 1}>
            {still}
          </Frame>
        ))}
      </div>
      <Digest film={film} cast={cast} told={again || !isBare(film)}>
        <Button kind="paper" small icon={again && shown.length === all.length ? 'close' : 'redo'} onPress={onSkip}>
          {again && shown.length === all.length ? cast.t.close : cast.t.skip}
        </Button>
      </Digest>
    </section>
  );
}

export const Digest = ({
  film,
  cast,
  children,
  floating = false,
  told = true,
}: FilmProps & {
  readonly children: ReactNode;
  readonly floating?: boolean;
  /** Something has happened, or nothing more will. */
  readonly told?: boolean;
}) => (
  <section className={floating ? 'paper ra-digest floating' : 'paper ra-digest'} aria-label={whoseTurn(cast, film)}>
    <Who film={film} cast={cast} />
    <div>
      <b>{whoseTurn(cast, film)}</b>
      <ol>
        {(told ? digestOf(cast, film) : []).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
    <span className="mini">{children}</span>
  </section>
);
