/** Eyes that a finished match is seen through: a seat's, a spectator's, or all at once. */
import type { SeatFace } from '../../skins/skin.ts';
import { Segments } from '../design/fields.tsx';
import { useText } from '../i18n/index.ts';
import type { Eyes } from '../link/table-link.ts';

interface EyesPickerProps {
  readonly faces: readonly SeatFace[];
  readonly eyes: Eyes;
  readonly onSee: (eyes: Eyes) => void;
}

const SPECTATOR = '-';
const eyesOf = (value: string): Eyes => (value === 'all' ? 'all' : value === SPECTATOR ? null : Number(value));

export function EyesPicker({ faces, eyes, onSee }: EyesPickerProps) {
  const { replay } = useText();
  return (
    <section className="panel eyes">
      <Segments
        label={replay.seenBy}
        wide
        choices={[
          { value: 'all', label: replay.everyone },
          ...faces.map(({ seat, name }) => ({ value: String(seat), label: name })),
          { value: SPECTATOR, label: replay.spectator },
        ]}
        value={eyes === null ? SPECTATOR : String(eyes)}
        onChange={(value) => onSee(eyesOf(value))}
      />
    </section>
  );
}
