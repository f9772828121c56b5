/** A combat: attacker left, defender right, every total as a row of terms, and what came of it. */
import type { CrownOfAsh, Event } from '@longtable/crown-of-ash';
import { KING, NOBODY } from '@longtable/crown-of-ash/data/numbers';
import { areaName } from '@longtable/crown-of-ash/locale/words';
import { limitOf } from '@longtable/crown-of-ash/table';
import { useState } from 'react';
import { Button } from '../../src/design/button.tsx';
import { Count } from '../../src/design/count.tsx';
import { Icon } from '../../src/design/icon.tsx';
import type { IconName } from '../../src/design/icons.ts';
import { Shield } from '../../src/design/shield.tsx';
import type { SkinProps } from '../skin.ts';
import { plainChoices } from './beside.ts';
import type { Cast } from './cast.ts';
import { Choices } from './choices.tsx';
import { type Sheet, type Side, stageOf, sumOf, type Term } from './combat.ts';
import { CardSlot, CombatFace, SealedCard } from './combat-card.tsx';
import { AttackShield, Fighter, FighterBack, FighterFace } from './fighter.tsx';

interface SheetProps {
  readonly sheet: Sheet;
  readonly cast: Cast;
  readonly props: SkinProps<CrownOfAsh>;
  /** Only what is over can be put away. */
  readonly onClose: (() => void) | null;
}

/** The viewer is just choosing whom to send. */
const isChoosing = ({ question }: SkinProps<CrownOfAsh>, { winner }: Sheet): boolean =>
  question?.kind === 'combat' && question.stage === 'attackers' && winner === NOBODY;

const STAGES = ['fighters', 'seal', 'reveal', 'spoils'] as const;

export function CombatSheet({ sheet, cast, props, onClose }: SheetProps) {
  const { t, w } = cast;
  const stage = stageOf(sheet);
  const { attack, winner, area } = sheet;
  const [won, lost] = winner === attack.who ? (['attack', 'defence'] as const) : (['defence', 'attack'] as const);
  const chosen = isChoosing(props, sheet) ? props.draft.chosen.map(Number) : null;
  const shown = chosen === null ? sheet : { ...sheet, attack: { ...attack, fighters: chosen, count: chosen.length } };
  const title =
    winner === NOBODY
      ? t.attacks(cast.name(attack.who), areaName(w, area))
      : t.outcome(cast.name(winner), sumOf(shown, won, cast.view).total, sumOf(shown, lost, cast.view).total);
  const choices = onClose === null ? plainChoices(props.question) : [];
  const [folded, setFolded] = useState(false);
  return (
    <section
      className={folded ? 'coa-combat paper folded' : 'coa-combat paper'}
      aria-label={t.combatAt(areaName(w, area))}
      data-stage={stage}
    >
      <header>
        <h2>{title}</h2>
        <Button
          kind="paper"
          small
          icon="chevron"
          label={folded ? t.unfold : t.fold}
          expanded={!folded}
          onPress={() => setFolded(!folded)}
          className="fold"
        />
        {onClose ? (
          <Button kind="paper" small icon="citadel" onPress={onClose} className="go-on">
            {t.close}
          </Button>
        ) : (
          <ol className="steps" aria-hidden="true">
            {STAGES.map((name) => (
              <li key={name} className={name === stage ? 'on' : ''}>
                {t.stages[name]}
              </li>
            ))}
          </ol>
        )}
      </header>
      {choices.length > 0 && <Choices ids={choices} props={props} />}
      <div className="arms">
        <Arm side="attack" sheet={shown} cast={cast} props={props} />
        <Arm side="defence" sheet={shown} cast={cast} props={props} />
      </div>
    </section>
  );
}

interface ArmProps {
  readonly side: 'attack' | 'defence';
  readonly sheet: Sheet;
  readonly cast: Cast;
  readonly props: SkinProps<CrownOfAsh>;
}

function Arm({ side, sheet, cast, props }: ArmProps) {
  const { t, w } = cast;
  const one = sheet[side];
  const face = cast.faces[one.who];
  const { terms, total, whole } = sumOf(sheet, side, cast.view);
  const over = sheet.winner !== NOBODY;
  const how =
    side === 'attack'
      ? `${t.attacker}${sheet.position === '' ? '' : `, ${w.positions[sheet.position]}`}`
      : one.who === KING
        ? t.king
        : t.defender;
  const label = (term: Term): string =>
    term.what === 'position' && sheet.position !== '' ? w.positions[sheet.position] : t.terms[term.what as 'card'];
  return (
    <div className={`arm ${side}${over && sheet.winner !== one.who ? ' lost' : ''}`}>
      <div className="who">
        {face ? <Shield colour={face.colour} charge={face.charge} /> : <Icon name="king" className="crest" />}
        <p>
          <b>{cast.name(one.who)}</b>
          <span>{how}</span>
        </p>
        <div className="tot num">
          {whole ? <Count value={total} /> : total <= 0 ? '?' : total}
          {!whole && total > 0 && <small>+ ?</small>}
        </div>
      </div>
      <div className="force">
        <Force one={one} side={side} sheet={sheet} cast={cast} props={props} />
        <PlayedCard one={one} sheet={sheet} cast={cast} />
      </div>
      <div className="sum">
        {terms.map((term) => (
          <span key={term.what} data-term={term.what} className={term.value === null ? 'hid' : ''}>
            <b>{term.value ?? '?'}</b>
            {label(term)}
          </span>
        ))}
        <span className="all">
          <b>{whole ? total : total <= 0 ? '?' : `${total} +`}</b>
          {t.terms[side]}
        </span>
      </div>
      <Aftermath one={one} sheet={sheet} props={props} />
    </div>
  );
}

/** Known fighters as cards, hidden ones as backs, and while somebody chooses: what is chosen so far. */
function Force({ one, side, sheet, cast, props }: ArmProps & { readonly one: Side }) {
  const { t } = cast;
  if (one.who === KING)
    return (
      <span className="coa-fc king">
        <AttackShield value={5} />
        <Icon name="king" />
        <span className="nm">{cast.w.king}</span>
      </span>
    );
  if (side === 'attack' && isChoosing(props, sheet)) {
    const chosen = one.fighters ?? [];
    return (
      <>
        {chosen.map((id) => (
          <FighterFace key={id} id={id} cast={cast} />
        ))}
        {Array.from({ length: Math.max(0, limitOf(sheet.area) - chosen.length) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the line is its number
          <span key={`free ${i}`} className="coa-fc none" />
        ))}
      </>
    );
  }
  if (one.fighters === null)
    return (
      <>
        {Array.from({ length: one.count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs have no identity
          <FighterBack key={i} label={t.faceDown} />
        ))}
      </>
    );
  if (one.fighters.length === 0) return <span className="coa-fc none">{side === 'defence' ? t.undefended : ''}</span>;
  return (
    <>
      {one.fighters.map((id) => (
        <Fighter key={id} id={id} cast={cast} />
      ))}
    </>
  );
}

function PlayedCard({ one, sheet, cast }: { readonly one: Side; readonly sheet: Sheet; readonly cast: Cast }) {
  const { t } = cast;
  if (one.who === KING) return <CardSlot label={t.noCard} />;
  if (one.card !== null) {
    const won = sheet.winner === NOBODY ? undefined : sheet.winner === one.who;
    const counts = one.tally?.card ?? one.roll ?? undefined;
    return (
      <span className="coa-turned">
        <CombatFace card={one.card} won={won} counts={counts} />
        {sheet.named === one.who && sheet.guess !== null && <span className="tag">{`${t.named}: ${cast.w.cardNames[sheet.guess]}`}</span>}
      </span>
    );
  }
  return one.laid ? <SealedCard label={t.sealed} /> : <CardSlot label={one.who === cast.viewer ? t.yourCard : t.terms.card} />;
}

const SIGNS: Readonly<Partial<Record<Event['type'], IconName>>> = {
  buried: 'graveyard',
  returned: 'refresh',
  conquered: 'citadel',
  casualty: 'skull',
  rescued: 'hand',
};

const Aftermath = ({ one, sheet, props }: { readonly one: Side; readonly sheet: Sheet; readonly props: SkinProps<CrownOfAsh> }) => (
  <ul className="after">
    {sheet.after
      .filter((event) => 'who' in event && event.who === one.who)
      .map((event) => (
        <li key={JSON.stringify(event)}>
          <Icon name={SIGNS[event.type] ?? 'gold'} />
          {props.eventLine(event)}
        </li>
      ))}
  </ul>
);
