/** Cards, pieces, piles and lines of the plain table. */
import type { Item, Zone } from '@longtable/kit';
import type { CSSProperties } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { hyphenate } from '../design/hyphenate.ts';
import { Icon } from '../design/icon.tsx';
import { type IconName, isIcon } from '../design/icons.ts';
import { colourOf, Shield } from '../design/shield.tsx';
import { useText } from '../i18n/index.ts';
import { useTable } from '../match/model.ts';
import { useStateWord, useTouch } from './targets.tsx';
import '../design/card.css';
import './items.css';

/** Names that games use for signs, in the words of the sprite. */
const ALIASES: Readonly<Record<string, IconName>> = {
  sword: 'strength',
  fortress: 'tower',
  'move-all': 'yd-move-all',
  'move-two': 'yd-move-two',
  conquer: 'yd-conquer',
  ambush: 'yd-ambush',
  upgrade: 'yd-upgrade',
  ritual: 'yd-ritual',
};
export const iconOf = (name: string | undefined): IconName | null =>
  name === undefined ? null : (ALIASES[name] ?? (isIcon(name) ? name : null));

export const lookOf = (state: string | undefined): string =>
  state === 'legal' ? ' legal' : state === 'chosen' ? ' legal sel' : state === 'blocked' ? ' shut' : '';

export function itemWords(item: Item, words: { spent: string; hidden: string }): string {
  const parts = [item.label, ...(item.badges ?? [])];
  if (item.count !== undefined && item.count > 1) parts.push(`× ${item.count}`);
  if (item.spent) parts.push(item.spent === true ? words.spent : item.spent);
  if (item.face === 'down') parts.push(words.hidden);
  return parts.join(', ');
}

/** A thing that can be touched: answers if it is lit, explains itself otherwise. */
function Touchable({ item, className, children }: { readonly item: Item; readonly className: string; readonly children: React.ReactNode }) {
  const text = useText();
  const touch = useTouch();
  const word = useStateWord();
  const target = touch.of(item.target);
  const spoken = (
    <span className="sr">
      {item.spent && `, ${item.spent === true ? text.table.spent : item.spent}`}
      {item.face === 'down' && ` ${item.label}, ${text.table.hidden}`}
      {word(target)}
    </span>
  );
  const classes = `${className}${lookOf(target?.state)}${item.spent ? ' dim' : ''}`;
  if (target !== undefined)
    return (
      <AriaButton
        className={classes}
        data-target={item.target}
        data-state={target.state}
        {...(target.state === 'chosen' && { 'aria-pressed': true })}
        onPress={() => touch.press(item.target)}
      >
        {children}
        {spoken}
        {target.state === 'blocked' && <Icon name="lock" className="locked" />}
      </AriaButton>
    );
  return (
    <DialogTrigger>
      <AriaButton className={classes}>
        {children}
        {spoken}
      </AriaButton>
      <Popover className="tip-pop" placement="top" offset={8}>
        <Dialog className="tip" aria-label={item.label}>
          <h3>{item.label}</h3>
          {item.text && <p>{item.text}</p>}
          {(item.badges ?? []).length > 0 && <p>{item.badges?.join(' · ')}</p>}
          {item.source === 'house' && (
            <p>
              <Icon name="quill" /> {text.table.house}
            </p>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function CardItem({ item }: { readonly item: Item }) {
  const icon = iconOf(item.icon);
  if (item.face === 'down')
    return (
      <Touchable item={item} className="card back gback">
        <b>{item.count ?? ''}</b>
      </Touchable>
    );
  return (
    <Touchable item={item} className="gc">
      <span className="hd">
        {item.owner !== undefined ? <Shield colour={colourOf(item.owner)} className="sh" /> : icon ? <Icon name={icon} /> : <span />}
        {item.count !== undefined && item.count > 1 && <span className="x">×{item.count}</span>}
      </span>
      <span className={/^\d+$/.test(item.label) ? 'n figure' : 'n'}>{hyphenate(item.label)}</span>
      {item.text && <span className="t">{item.text}</span>}
      {(item.badges ?? []).length > 0 && <span className="c">{item.badges?.join(' · ')}</span>}
      {item.source === 'house' && <Icon name="quill" className="house" />}
    </Touchable>
  );
}

export function PieceItem({ item }: { readonly item: Item }) {
  const icon = iconOf(item.icon);
  return (
    <Touchable item={item} className="piece">
      {item.owner !== undefined && <Shield colour={colourOf(item.owner)} charge={icon} className="sh" />}
      {item.owner === undefined && icon && <Icon name={icon} />}
      {item.face === 'down' && <Icon name="hidden" />}
      <span>{item.label}</span>
      {item.count !== undefined && item.count > 1 && <b className="bd">{item.count}</b>}
      {item.badges?.map((badge) => (
        <span key={badge} className="pbadge">
          {badge}
        </span>
      ))}
    </Touchable>
  );
}

const FactItem = ({ item }: { readonly item: Item }) => (
  <div className="fact">
    {item.owner !== undefined && <Shield colour={colourOf(item.owner)} className="sh" />}
    <b>{item.label}</b>
    {item.badges?.map((badge) => (
      <span key={badge} className="pbadge">
        {badge}
      </span>
    ))}
    {item.text && <span className="faint">{item.text}</span>}
  </div>
);

const keyed = (items: readonly Item[]) => items.map((item, i) => ({ item, key: `${item.target ?? item.label}.${i}` }));

export function ZoneItems({ zone }: { readonly zone: Zone }) {
  const text = useText();
  if (zone.items.length === 0) return <p className="faint">{text.table.empty}</p>;
  if (zone.as === 'facts')
    return (
      <div className="factlist">
        {keyed(zone.items).map(({ item, key }) => (
          <FactItem key={key} item={item} />
        ))}
      </div>
    );
  const Kind = zone.as === 'pieces' ? PieceItem : CardItem;
  return (
    <div className={zone.as === 'pieces' ? 'pieces' : zone.as === 'pile' ? 'cards pilev' : 'cards'}>
      {keyed(zone.items).map(({ item, key }) => (
        <Kind key={key} item={item} />
      ))}
    </div>
  );
}

export function ZonePanel({ zone, wide = false }: { readonly zone: Zone; readonly wide?: boolean }) {
  const { name } = useTable();
  const label = zone.owner === undefined ? zone.title : `${zone.title}, ${name(zone.owner)}`;
  const count = zone.items.reduce((sum, item) => sum + (item.count ?? 1), 0);
  return (
    <section
      className={`zone${wide ? ' wide' : ''} as-${zone.as}`}
      aria-label={label}
      data-zone={zone.id}
      style={{ '--n': Math.max(2, zone.items.length) } as CSSProperties}
    >
      <header>
        {zone.owner !== undefined && <Shield colour={colourOf(zone.owner)} className="sh" />}
        <h2>{zone.title}</h2>
        {zone.as !== 'facts' && <span className="tag num">{count}</span>}
      </header>
      <ZoneItems zone={zone} />
    </section>
  );
}
