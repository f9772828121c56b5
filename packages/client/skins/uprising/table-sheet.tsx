/** The open cards of the table, over the foot of the map: Quests, the Market, and what the Chapter brought. */
import type { DruidId } from '@longtable/uprising/data/druids';
import type { EventId } from '@longtable/uprising/data/events';
import { Button } from '../../src/design/button.tsx';
import { Segments } from '../../src/design/fields.tsx';
import { Icon } from '../../src/design/icon.tsx';
import type { Cast } from './cast.ts';
import { ItemCard } from './item-card.tsx';
import { QuestCard } from './quest-card.tsx';
import { table } from './table-store.ts';

const TABS = ['quests', 'market', 'chapter'] as const;
export type Tab = (typeof TABS)[number];

const EventCard = ({ id, n, cast: { w, t } }: { readonly id: EventId; readonly n: number; readonly cast: Cast }) => (
  <section className="ev up-paper">
    <h3>
      {w.events[id][0]} <small>{t.chapter(n)}</small>
    </h3>
    <p>{w.events[id][1]}</p>
  </section>
);

const DruidCard = ({ id, cast: { w } }: { readonly id: DruidId; readonly cast: Cast }) => (
  <section className="ev up-paper">
    <h3>
      <Icon name="bolt" />
      {w.druids[id][0]}
    </h3>
    <p>{w.druids[id][1]}</p>
  </section>
);

function Chapter({ cast }: { readonly cast: Cast }) {
  const { view, t } = cast;
  return (
    <div className="up-chapter">
      <h2 className="label">{t.table.events}</h2>
      <div className="row">{view.events.map((id, i) => id !== null && <EventCard key={id} id={id} n={i + 1} cast={cast} />)}</div>
      <h2 className="label">{t.table.druids}</h2>
      <div className="row">{view.druids.map((id) => id !== null && <DruidCard key={id} id={id} cast={cast} />)}</div>
    </div>
  );
}

export function TableSheet({ cast, tab }: { readonly cast: Cast; readonly tab: Tab }) {
  const { view, t, w } = cast;
  return (
    <section className="up-sheet up-table" aria-label={t.table.tabs[tab]}>
      <div className="up-tabs">
        <Segments
          label={t.table.title}
          hideLabel
          choices={TABS.map((value) => ({ value, label: t.table.tabs[value] }))}
          value={tab}
          onChange={(next) => table.set(next)}
        />
        <Button small icon="close" onPress={() => table.set(null)}>
          <span className="words">{t.back}</span>
        </Button>
      </div>
      {tab === 'quests' && (
        <div className="up-quests">
          {view.openQuests.map((id) => (
            <QuestCard key={id} id={id} cast={cast} />
          ))}
          {view.openQuests.length === 0 && <p>{t.noneOpen}</p>}
        </div>
      )}
      {tab === 'market' && (
        <div className="up-market">
          {view.marketClosed && <p>{w.tableau.closed}</p>}
          {view.market.map((id) => (
            <ItemCard key={id} id={id} cast={cast} />
          ))}
          {view.market.length === 0 && <p>{t.noneOpen}</p>}
        </div>
      )}
      {tab === 'chapter' && <Chapter cast={cast} />}
    </section>
  );
}
