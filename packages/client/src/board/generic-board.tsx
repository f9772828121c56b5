/** The plain table: any game from its tableau alone. */
import type { Tableau, Zone } from '@longtable/kit';
import { useState } from 'react';
import { Segments } from '../design/fields.tsx';
import { useText } from '../i18n/index.ts';
import { useTable } from '../match/model.ts';
import { ZonePanel } from './items.tsx';
import { MapPictureView } from './map-picture.tsx';
import { useTouch } from './targets.tsx';
import './generic-board.css';

type Tab = 'table' | 'mine' | 'others';

/** Cards that are held lie first. */
const handFirst = (a: Zone, b: Zone): number => Number(b.as === 'cards') - Number(a.as === 'cards');

export function GenericBoard({ tableau }: { readonly tableau: Tableau }) {
  const text = useText();
  const { viewer, now } = useTable();
  const touch = useTouch();
  const { given } = now.look;
  const [picked, setPicked] = useState<{ readonly tab: Tab; readonly given: number } | null>(null);
  const mine = tableau.mats
    .filter(({ seat }) => seat === viewer)
    .flatMap(({ seat, zones }) => zones.map((zone) => ({ ...zone, owner: zone.owner ?? seat })))
    .sort(handFirst);
  const others = tableau.mats
    .filter(({ seat }) => seat !== viewer)
    .flatMap(({ seat, zones }) => zones.map((zone) => ({ ...zone, owner: zone.owner ?? seat })));
  /** The question is about something there. */
  const isAsked = (zones: readonly Zone[]): boolean =>
    zones.some(({ items }) => items.some(({ target }) => touch.of(target)?.state === 'legal'));
  const asked: Tab = isAsked(mine) ? 'mine' : isAsked(others) ? 'others' : 'table';
  const tab = picked?.given === given ? picked.tab : asked;
  const tabs = [
    { value: 'table' as const, label: text.table.common },
    ...(mine.length > 0 ? [{ value: 'mine' as const, label: text.table.mine }] : []),
    ...(others.length > 0 ? [{ value: 'others' as const, label: text.table.others }] : []),
  ];
  return (
    <div className="plain" data-tab={tab}>
      <div className="plain-tabs">
        <Segments label={text.table.board} hideLabel wide choices={tabs} value={tab} onChange={(next) => setPicked({ tab: next, given })} />
      </div>
      <div className={tableau.map ? 'zones with-map' : 'zones'} tabIndex={0} role="group" aria-label={text.table.board}>
        {tableau.map && (
          <section className="zone map-zone in-table" aria-label={text.table.land}>
            <MapPictureView map={tableau.map} />
          </section>
        )}
        <div className="zone-group in-mine">
          {mine.map((zone) => (
            <ZonePanel key={zone.id} zone={zone} wide />
          ))}
        </div>
        <div className="zone-group in-table">
          {tableau.zones.map((zone) => (
            <ZonePanel key={zone.id} zone={zone} />
          ))}
        </div>
        <div className="zone-group in-others">
          {others.map((zone) => (
            <ZonePanel key={zone.id} zone={zone} />
          ))}
        </div>
      </div>
    </div>
  );
}
