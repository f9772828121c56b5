import type { Item } from '@longtable/kit';
import { colourOf, ShieldShape } from '../design/shield.tsx';
import { useText } from '../i18n/index.ts';
import { iconOf, itemWords } from './items.tsx';
import { svgButton, useStateWord, useTouch } from './targets.tsx';

interface MapPieceProps {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** A piece on a map: a shield with its sign, and a number. */
export function MapPiece({ item, x, y, scale = 1 }: MapPieceProps) {
  const text = useText();
  const touch = useTouch();
  const word = useStateWord();
  const target = touch.of(item.target);
  const badge = item.badges?.[0]?.split(' ')[0] ?? (item.count !== undefined ? String(item.count) : null);
  const label = `${itemWords(item, text.table)}${word(target)}`;
  const props = target ? svgButton(label, () => touch.press(item.target), target.state === 'chosen' ? true : undefined) : {};
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})${item.spent ? ' rotate(78)' : ''}`}
      className={`map-piece ${target?.state ?? ''}`}
      opacity={item.spent ? 0.65 : 1}
      data-target={item.target}
      {...props}
    >
      <title>{label}</title>
      {target && <circle cy="2" r="30" className={target.state === 'chosen' ? 't-sel' : target.state === 'legal' ? 't-legal' : 't-shut'} />}
      <g transform="translate(-20 -22)">
        <ShieldShape colour={colourOf(item.owner)} charge={iconOf(item.icon)} size={24} />
      </g>
      {badge !== null && (
        <g transform="translate(17 -17)">
          <rect
            x={-6 - badge.length * 4}
            y="-12"
            width={12 + badge.length * 8}
            height="24"
            rx="12"
            fill="#fff7e4"
            stroke="#170e05"
            strokeWidth="2"
          />
          <text y="6" textAnchor="middle" className="map-badge">
            {badge}
          </text>
        </g>
      )}
    </g>
  );
}
