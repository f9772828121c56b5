/** The way to the coach, and the sign that it is on. */
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { useTable } from '../match/model.ts';
import { useSettings } from '../state/settings.ts';
import { uncoached } from './may-coach.ts';
import { ADVICE_WORDS } from './words.ts';

const CoachSheet = lazy(async () => ({ default: (await import('./coach-sheet.tsx')).CoachSheet }));

export function CoachButton() {
  const { language } = useTable();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <IconButton
        icon="bulb"
        label={ADVICE_WORDS[language].open}
        onPress={() => {
          setWanted(true);
          setOpen(true);
        }}
        className="coach-button"
      />
      {wanted && (
        <Suspense>
          <CoachSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Beside one's own name where the coach is on. */
export function CoachBulb() {
  const model = useTable();
  const { coach } = useSettings();
  if (coach === 'off' || uncoached(model) !== null) return null;
  const { on } = ADVICE_WORDS[model.language];
  return (
    <span className="seat-bulb" title={on}>
      <Icon name="bulb" />
      <span className="sr">{on}</span>
    </span>
  );
}
