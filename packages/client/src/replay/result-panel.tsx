/** The end of a match: ranks, and the proof that chance was fair. */
import { type Comparison, compareKept, RESIGNED } from '@longtable/host';
import { useState } from 'react';
import type { SeatFace, Skin } from '../../skins/skin.ts';
import { Button } from '../design/button.tsx';
import { Seal } from '../design/seal.tsx';
import { Shield } from '../design/shield.tsx';
import { listed, useText } from '../i18n/index.ts';
import { keptOf } from '../link/kept.ts';
import type { Verdict } from '../link/table-link.ts';
import { SceneBanner } from '../lobby/scene-picture.tsx';
import { useTable } from '../match/model.ts';
import { outcomeOf } from '../match/outcome.ts';
import { askWorker } from '../offline/caller.ts';
import { rankedBy } from './ranked.ts';
import './result-panel.css';

const Bar = ({ share }: { readonly share: number }) => (
  <svg className="y" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect width={Math.max(1, share * 100)} height="6" fill="var(--c)" stroke="var(--cd)" strokeWidth=".5" />
  </svg>
);

export function ResultPanel({ faces, skin }: { readonly faces: readonly SeatFace[]; readonly skin: Skin | null }) {
  const text = useText();
  const model = useTable();
  const { result } = model.now.look;
  if (result === null) return null;
  const { winners, scores, why } = result;
  const { resigned } = model.table;
  const outcome = outcomeOf(model, text.ask.and);
  const { rivals = [], names = '', winners: who = 'nobody' } = outcome ?? {};
  const headline = who === 'nobody' ? text.replay.nobody : who === 'one' ? text.replay.wins(names) : text.replay.together(names);
  const ranked = rankedBy(faces, winners, scores);
  const champion = faces.find(({ seat }) => seat === winners[0]);
  const most = Math.max(1, ...scores, ...rivals.map(({ points }) => points));
  return (
    <section className="paper win">
      <div className="ban">
        <SceneBanner game={model.table.game} />
        {champion && <Shield colour={champion.colour} charge={champion.charge} className="big" />}
        <div className="ban-text">
          <h1>{headline}</h1>
          <p>{why === RESIGNED ? '' : (model.title.texts[model.language].results[why] ?? '')}</p>
          {resigned.length > 0 && <p>{text.leave.resigned(listed(resigned.map(model.name), text.ask.and))}</p>}
        </div>
      </div>
      {ranked.map(({ face, place }) => (
        <div key={face.seat} className={`rk p${face.colour}${winners.includes(face.seat) ? ' first' : ''}`}>
          <span className="pl">{place}</span>
          <Shield colour={face.colour} charge={face.charge} />
          <div>
            <b>{face.name}</b>
            <Bar share={(scores[face.seat] ?? 0) / most} />
          </div>
          {why !== RESIGNED && <span className="sc num">{scores[face.seat]}</span>}
        </div>
      ))}
      {rivals.map(({ name, points, wins }, i) => (
        <div key={name} className={`rk p0${wins && winners.length === 0 ? ' first' : ''}`} data-rival>
          <span className="pl" />
          {skin?.rivals?.[i] ?? <Shield colour={0} />}
          <div>
            <b>{name}</b>
            <Bar share={points / most} />
          </div>
          {why !== RESIGNED && <span className="sc num">{points}</span>}
        </div>
      ))}
    </section>
  );
}

type Check =
  | { readonly state: 'unknown' | 'busy' | 'none' }
  | { readonly state: 'known'; readonly verdict: Verdict; readonly compared: Comparison | null };

export function Proof() {
  const text = useText();
  const { link, table } = useTable();
  const [check, setCheck] = useState<Check>({ state: 'unknown' });
  const run = async (): Promise<void> => {
    setCheck({ state: 'busy' });
    const receipt = await link.receipt();
    if (receipt === null) setCheck({ state: 'none' });
    else {
      const verdict = await askWorker('verify', { game: table.game, receipt });
      const kept = link.kind === 'server' ? keptOf(table.id) : null;
      setCheck({ state: 'known', verdict, compared: kept === null ? null : compareKept(kept, receipt) });
    }
  };
  const save = async (): Promise<void> => {
    const receipt = await link.receipt();
    if (receipt !== null) download(`${table.id}.receipt.json`, receipt);
    const kept = keptOf(table.id);
    if (kept !== null) download(`${table.id}.kept.json`, kept);
  };
  return (
    <section className="panel proof" data-proof={check.state === 'known' ? (holds(check) ? 'valid' : 'invalid') : check.state}>
      <Seal name={check.state === 'known' && !holds(check) ? 'close' : 'check'} />
      <b>{text.replay.proof}</b>
      <p role="status">{words(text, check)}</p>
      <div className="check">
        <code title={table.commitment}>{table.commitment.slice(0, 16)}…</code>
        <Button small onPress={() => void run()} barred={check.state === 'busy'}>
          {text.replay.check}
        </Button>
        <Button small kind="ghost" icon="log" label={text.replay.download} onPress={() => void save()} />
      </div>
    </section>
  );
}

function download(name: string, value: object): void {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(new Blob([JSON.stringify(value, null, 1)], { type: 'application/json' }));
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}

/** A receipt holds when it is right in itself and fits what this device kept. */
const holds = ({ verdict, compared }: Extract<Check, { state: 'known' }>): boolean => verdict.valid && compared?.fits !== false;

function words(text: ReturnType<typeof useText>, check: Check): string {
  if (check.state === 'busy') return text.replay.checking;
  if (check.state === 'none') return text.replay.none;
  if (check.state !== 'known') return text.replay.proofText;
  const { valid, checked, failed } = check.verdict;
  if (!valid) return text.replay.wrong(failed?.at ?? 0, failed?.what ?? '');
  const fine = text.replay.fine(checked.answers, checked.draws);
  const { compared } = check;
  if (compared === null) return `${fine} ${text.replay.notKept}`;
  return compared.fits ? `${fine} ${text.replay.keptFits(compared.upTo)}` : text.replay.keptDiffers;
}
