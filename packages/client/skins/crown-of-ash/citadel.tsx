/** The Citadel: the King or who beat him, what it pays, and the three sides from which it is stormed. */

import { CITADEL, POSITIONS } from '@longtable/crown-of-ash/data/board';
import { KING, KING_ATTACK } from '@longtable/crown-of-ash/data/numbers';
import { target } from '@longtable/crown-of-ash/ids';
import { Icon } from '../../src/design/icon.tsx';
import { Shield } from '../../src/design/shield.tsx';
import type { Cast } from './cast.ts';
import { AttackShield, Defender } from './fighter.tsx';
import { Edge, Keep, Windows } from './landscape.tsx';
import { areaWords } from './region.tsx';
import { Space } from './space.tsx';
import { Thing } from './thing.tsx';

interface CitadelProps {
  readonly cast: Cast;
  readonly fought: boolean;
  readonly marked: boolean;
}

export function Citadel({ cast, fought, marked }: CitadelProps) {
  const { view, w, t } = cast;
  const owner = view.owner[CITADEL]!;
  const face = cast.faces[owner];
  const pays = view.citadelVp[view.round - 1];
  return (
    <section
      className={`coa-cit${fought ? ' fought' : ''}${marked ? ' marked' : ''}`}
      aria-label={w.citadel}
      data-spot={target('area', CITADEL)}
    >
      <Thing id={target('area', CITADEL)} label={areaWords(cast, CITADEL)} className="coa-ground citadel" locks>
        <span className="in">
          <Keep />
        </span>
        <Windows />
        <Edge colour={face ? `var(--p${face.colour})` : '#e0a552'} />
      </Thing>
      <h2 className="nm">
        {owner === KING ? w.king : w.citadel}
        {owner === KING && <AttackShield value={KING_ATTACK} />}
      </h2>
      {face && (
        <div className="held">
          <Shield colour={face.colour} charge={face.charge} className="own" />
          {view.defenders[CITADEL]!.map((id) => (
            <Defender key={id} id={id} cast={cast} />
          ))}
        </div>
      )}
      {pays !== undefined && (
        <p className="pays">
          <Icon name="vp" />
          {t.pays(pays)}
        </p>
      )}
      {POSITIONS.map((position) => (
        <Space key={position} space={position} cast={cast} className={`side ${position}`} />
      ))}
    </section>
  );
}
