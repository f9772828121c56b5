/** A report to the operators: what it is about, and a line of text. */
import { REPORT_REASONS, type ReportReason } from '@longtable/protocol/lists';
import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Line } from '../design/fields.tsx';
import { toast } from '../design/toast.tsx';
import { usePlayedText } from './played.ts';
import { report } from './played-api.ts';
import { useAct } from './use-act.ts';
import './played.css';

interface ReportProps {
  readonly person: string;
  readonly name: string;
  readonly table: string;
  readonly onClose: () => void;
}

export function ReportDialog({ person, name, table, onClose }: ReportProps) {
  const { report: text } = usePlayedText();
  const { busy, act } = useAct();
  const [reason, setReason] = useState<ReportReason>('words');
  const [line, setLine] = useState('');
  return (
    <Dialog title={text.title(name)} open onClose={onClose}>
      <form
        className="people-form"
        onSubmit={(event) => {
          event.preventDefault();
          act(
            () => report({ person, table, reason, text: line }),
            () => {
              toast(text.sent, 'check');
              onClose();
            },
          );
        }}
      >
        <p>{text.lead}</p>
        <RadioGroup className="reasons" value={reason} onChange={(value) => setReason(value as ReportReason)} aria-label={text.reason}>
          <span className="label">{text.reason}</span>
          {REPORT_REASONS.map((one) => (
            <Radio key={one} value={one} className="seg-option">
              {text.reasons[one]}
            </Radio>
          ))}
        </RadioGroup>
        <Line label={text.text} value={line} onChange={setLine} maxLength={500} />
        <div className="people-ways">
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button kind="wax" type="submit" barred={busy}>
            {text.go}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
