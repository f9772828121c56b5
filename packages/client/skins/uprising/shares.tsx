/** Units to be shared out: who goes along, and who falls. */
import { FACTION, UNIT, type UnitId } from '@longtable/uprising/data/factions';
import { useEffect } from 'react';
import { Icon } from '../../src/design/icon.tsx';
import { useText } from '../../src/i18n/index.ts';
import { WholeWords } from '../common/whole-words.tsx';
import type { SkinProps } from '../skin.ts';
import { castOf } from './cast.ts';
import { UnitDie } from './die.tsx';

const priceOf = (unit: UnitId): number => UNIT[unit].costs[0]!.goods.reduce((a, b) => a + b, 0) + UNIT[unit].costs[0]!.any;

/** The cheapest that can fall, as a first proposal. */
function cheapest(units: readonly UnitId[], most: readonly number[], n: number): number[] {
  const shares = units.map(() => 0);
  const order = units.map((_, i) => i).sort((a, b) => priceOf(units[a]!) - priceOf(units[b]!));
  let left = n;
  for (const i of order) {
    shares[i] = Math.min(left, most[i]!);
    left -= shares[i]!;
  }
  return shares;
}

export function UnitShares(props: SkinProps) {
  const { question, draft, optionName } = props;
  const { view, viewer, t, w } = castOf(props);
  const { ask: words } = useText();
  const ask = question?.ask;
  const bins = ask?.shape === 'share' ? ask.bins.map(String) : [];
  const units = bins.map((bin): UnitId => {
    if (bin in UNIT) return bin as UnitId;
    const [hex, kind] = bin.split(':').map(Number) as [number, number];
    const owner = view.hexes[hex]?.owner ?? viewer ?? 0;
    return FACTION[view.players[Math.max(0, owner)]!.faction].units[kind]!;
  });
  const falls = question?.kind === 'losses';
  // biome-ignore lint/correctness/useExhaustiveDependencies: proposed once for each question
  useEffect(() => {
    if (ask?.shape === 'share' && falls && ask.min === ask.max && draft.shares.every((n) => n === 0))
      draft.fill(cheapest(units, ask.most, ask.max));
  }, [question]);
  if (ask?.shape !== 'share') return null;
  const total = draft.shares.reduce((a, b) => a + b, 0);
  return (
    <div className="up-shares tally">
      {units.map((unit, i) => {
        const n = draft.shares[i]!;
        const name = optionName(bins[i]!);
        if (ask.most[i] === 0) return null;
        return (
          <div key={bins[i]} className={n > 0 ? 'sh on' : 'sh'} role="group" aria-label={`${name}: ${n}`}>
            <UnitDie def={UNIT[unit]} />
            <span className="nm">
              <b>
                <WholeWords text={name} />
              </b>
              <small>
                {(UNIT[unit].elite ? t.eliteKinds : t.kinds)[UNIT[unit].type]}, {w.colours[UNIT[unit].die]}
              </small>
            </span>
            <button
              type="button"
              aria-label={words.less(name)}
              aria-disabled={n <= ask.least[i]!}
              data-less={bins[i]}
              onClick={() => n > ask.least[i]! && draft.share(i, -1)}
            >
              <Icon name="minus" />
            </button>
            <b className="num">
              {n}/{ask.most[i]}
            </b>
            <button
              type="button"
              aria-label={words.more(name)}
              aria-disabled={n >= ask.most[i]! || total >= ask.max}
              data-more={bins[i]}
              onClick={() => n < ask.most[i]! && total < ask.max && draft.share(i, 1)}
            >
              <Icon name="plus" />
            </button>
          </div>
        );
      })}
    </div>
  );
}
