/** The foot of a form about a table: why it cannot be so, and the two ways out. */
import type { OptionRefusal } from '@longtable/kernel';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { useText } from '../i18n/index.ts';

interface WishFootProps {
  /** The game's own word against the options; null: they are fine. */
  readonly refusal: OptionRefusal | null;
  readonly busy?: boolean;
  /** The words of the button that sends the form. */
  readonly send: string;
  readonly onCancel: () => void;
}

export function WishFoot({ refusal, busy = false, send, onCancel }: WishFootProps) {
  const text = useText();
  return (
    <>
      {refusal && (
        <p className="refusal" role="alert">
          <Icon name="lock" />
          {refusal.message}
        </p>
      )}
      <div className="ft">
        <Button onPress={onCancel}>{text.make.cancel}</Button>
        <Button kind="wax" type="submit" barred={refusal !== null || busy}>
          {send}
        </Button>
      </div>
    </>
  );
}
