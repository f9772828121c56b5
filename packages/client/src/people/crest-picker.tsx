/** The shield that is carried to every table: a colour with its pattern, and a charge. */
import type { Crest, Profile } from '@longtable/protocol';
import { CREST_CHARGES } from '@longtable/protocol/lists';
import { Radio, RadioGroup } from 'react-aria-components';
import { Icon } from '../design/icon.tsx';
import { COLOURS, type Colour, Shield } from '../design/shield.tsx';
import { usePlayedText } from './played.ts';
import { wishProfile } from './played-api.ts';
import { useAct } from './use-act.ts';

const FIRST: Crest = { colour: 2, charge: 'lantern' };
export const crestOf = (profile: Profile | null): Crest => profile?.crest ?? FIRST;

interface PickerProps {
  readonly profile: Profile;
  readonly onChange: (profile: Profile) => void;
}

export function CrestPicker({ profile, onChange }: PickerProps) {
  const { shield } = usePlayedText();
  const { act } = useAct();
  const { colour, charge } = crestOf(profile);
  const choose = (crest: Crest): void => {
    onChange({ ...profile, crest });
    act(() => wishProfile({ crest }), onChange);
  };
  return (
    <div className="crest-picker">
      <RadioGroup
        className="crest-row"
        aria-label={shield.colour}
        value={profile.crest === null ? null : String(colour)}
        onChange={(value) => choose({ colour: Number(value), charge })}
      >
        {COLOURS.map((one) => (
          <Radio key={one} value={String(one)} className="crest-choice" aria-label={shield.colours[one - 1] ?? ''}>
            <Shield colour={one} />
          </Radio>
        ))}
      </RadioGroup>
      <RadioGroup
        className="crest-row"
        aria-label={shield.charge}
        value={profile.crest === null ? null : charge}
        onChange={(value) => choose({ colour, charge: value as Crest['charge'] })}
      >
        {CREST_CHARGES.map((one) => (
          <Radio key={one} value={one} className="crest-choice charge" aria-label={shield.charges[one]}>
            <Icon name={one} />
          </Radio>
        ))}
      </RadioGroup>
      <p className="help">{shield.help}</p>
    </div>
  );
}

export const CrestShield = ({ crest, className = 'crest' }: { readonly crest: Crest | null; readonly className?: string }) => {
  const { colour, charge } = crest ?? FIRST;
  return <Shield colour={colour as Colour} charge={charge} className={className} />;
};
