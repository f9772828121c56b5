/** Cards and plans that only their owners knew, seat by seat. */
import { useMemo } from 'react';
import type { SeatFace } from '../../skins/skin.ts';
import { PieceItem } from '../board/items.tsx';
import { Shield } from '../design/shield.tsx';
import { useText } from '../i18n/index.ts';
import type { AnyLook } from '../link/table-link.ts';
import { tableauOf, useTable } from '../match/model.ts';
import { heldBack } from './pooled.ts';

interface SecretsProps {
  readonly look: AnyLook;
  readonly faces: readonly SeatFace[];
}

export function Secrets({ look, faces }: SecretsProps) {
  const text = useText();
  const model = useTable();
  const secrets = useMemo(() => {
    const open = tableauOf(model, look.view);
    return (look.views ?? []).map((view) => heldBack(open, tableauOf(model, view)));
  }, [model, look]);
  const seats = faces.filter(({ seat }) => (secrets[seat] ?? []).length > 0);
  if (seats.length === 0) return null;
  return (
    <section className="secrets" aria-label={text.replay.secrets}>
      {seats.map(({ seat, name, colour, charge }) => (
        <div key={seat} className="secret">
          <h2>
            <Shield colour={colour} charge={charge} className="sh" />
            {text.replay.heldBy(name)}
          </h2>
          <ul>
            {secrets[seat]?.map((item, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: things of the same name have no identity
              <li key={`${item.label}.${i}`}>
                <PieceItem item={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
