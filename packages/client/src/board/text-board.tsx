/** The table without pictures: headings, lists and keys. A real way to play, and what a screen reader reads. */
import type { Item, Tableau, Zone } from '@longtable/kit';
import { useText } from '../i18n/index.ts';
import { useTable } from '../match/model.ts';
import { itemWords } from './items.tsx';
import { useStateWord, useTouch } from './targets.tsx';
import './text-board.css';

function Words({ item }: { readonly item: Item }) {
  const text = useText();
  const touch = useTouch();
  const word = useStateWord();
  const { name } = useTable();
  const target = touch.of(item.target);
  const owner = item.owner === undefined ? '' : ` (${name(item.owner)})`;
  const words = `${itemWords(item, text.table)}${owner}${item.text ? `: ${item.text}` : ''}${word(target)}`;
  if (target === undefined) return <>{words}</>;
  return (
    <button type="button" className="text-target" onClick={() => touch.press(item.target)}>
      {words}
    </button>
  );
}

const List = ({ items }: { readonly items: readonly Item[] }) => (
  <ul>
    {items.map((item, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: things without a target have no identity
      <li key={`${item.target ?? item.label}.${i}`}>
        <Words item={item} />
      </li>
    ))}
  </ul>
);

function ZoneText({ zone }: { readonly zone: Zone }) {
  const text = useText();
  return (
    <section>
      <h3>{zone.title}</h3>
      {zone.items.length === 0 ? <p>{text.table.empty}</p> : <List items={zone.items} />}
    </section>
  );
}

export function TextBoard({ tableau }: { readonly tableau: Tableau }) {
  const text = useText();
  const { name } = useTable();
  const { map } = tableau;
  const neighbours = (i: number): string =>
    map === null ? '' : map.ways.flatMap(([a, b]) => (a === i ? [map.places[b]!.label] : b === i ? [map.places[a]!.label] : [])).join(', ');
  return (
    <div className="textboard" tabIndex={0} role="group" aria-label={text.table.board}>
      <h2>{tableau.heading}</h2>
      {map && (
        <section>
          <h3>{text.table.land}</h3>
          <ul>
            {map.places.map((place, i) => (
              <li key={place.target}>
                <Words item={{ target: place.target, label: place.label, ...(place.text !== undefined && { text: place.text }) }} />
                {neighbours(i) && ` → ${neighbours(i)}`}
                {place.pieces.length > 0 && <List items={place.pieces} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {tableau.zones.map((zone) => (
        <ZoneText key={zone.id} zone={zone} />
      ))}
      {tableau.mats.map((mat) => (
        <section key={mat.seat}>
          <h2>
            {mat.title === name(mat.seat) ? mat.title : `${mat.title}`}
            {mat.score !== null && ` · ${text.table.score}: ${mat.score}`}
          </h2>
          <List items={mat.facts} />
          {mat.zones.map((zone) => (
            <ZoneText key={zone.id} zone={zone} />
          ))}
        </section>
      ))}
    </div>
  );
}
