/** The coach's sheet: how much it says, and what everybody can see of the position. */
import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { useTable } from '../match/model.ts';
import { COACHES, change, type Settings, useSettings } from '../state/settings.ts';
import { uncoached } from './may-coach.ts';
import { PositionPanel } from './position-panel.tsx';
import { ADVICE_WORDS } from './words.ts';
import './coach-sheet.css';

interface CoachSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function CoachSheet({ open, onClose }: CoachSheetProps) {
  const model = useTable();
  const words = ADVICE_WORDS[model.language];
  const [explaining, setExplaining] = useState(false);
  const close = (): void => {
    setExplaining(false);
    onClose();
  };
  return (
    <Dialog title={explaining ? words.position : words.title} open={open} onClose={close} className="narrow coach-sheet">
      {explaining ? (
        <PositionPanel />
      ) : (
        <>
          <Levels />
          {model.now.look.result === null && (
            <Button icon="spectator" onPress={() => setExplaining(true)}>
              {words.position}
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}

function Levels() {
  const model = useTable();
  const words = ADVICE_WORDS[model.language];
  const { coach } = useSettings();
  const why = uncoached(model);
  if (why !== null) return <p className="coach-none">{words.uncoached[why]}</p>;
  return (
    <>
      <RadioGroup
        className="coach-levels"
        aria-label={words.level}
        value={coach}
        onChange={(next) => change({ coach: next as Settings['coach'] })}
      >
        {COACHES.map((level) => (
          <Radio key={level} value={level} className="coach-level">
            <span className="coach-dot" aria-hidden="true" />
            <span>
              <b>{words.levels[level]}</b>
              <span className="coach-about">{words.about[level]}</span>
            </span>
          </Radio>
        ))}
      </RadioGroup>
      <p className="coach-none">{words.note}</p>
    </>
  );
}
