/** The options of a game, explained from its own texts. */
import type { AnyTitle } from '@longtable/games';
import type { OptionRefusal } from '@longtable/kernel';
import type { OptionField } from '@longtable/kit';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { Segments, Toggle } from '../design/fields.tsx';
import { useText } from '../i18n/index.ts';
import { useSettings } from '../state/settings.ts';
import { isAsked, placesOf, taken, valueForEach, valuesOf } from './wish.ts';

interface OptionsProps {
  readonly title: AnyTitle;
  readonly fields: readonly OptionField[];
  readonly chosen: Readonly<Record<string, unknown>>;
  readonly onChange: (chosen: Readonly<Record<string, unknown>>) => void;
  readonly names: readonly string[];
  readonly refusal: OptionRefusal | null;
}

/** So many options are shown before somebody asks for all. */
const FEW = 2;

export function GameOptions({ title, fields, chosen, onChange, names, refusal }: OptionsProps) {
  const text = useText();
  const [all, setAll] = useState(false);
  const asked = fields.filter((field) => isAsked(field, names.length));
  if (asked.length === 0) return null;
  const shown = all || asked.length <= FEW + 1 ? asked : asked.slice(0, FEW);
  return (
    <section className="game-options" aria-label={text.make.options}>
      {shown.map((field) => (
        <OptionRow
          key={field.id}
          field={field}
          title={title}
          names={names}
          wrong={refusal?.option === field.id}
          value={field.id in chosen ? chosen[field.id] : field.default}
          onChange={(value) => onChange({ ...chosen, [field.id]: value })}
        />
      ))}
      {shown.length < asked.length && (
        <Button kind="ghost" icon="more" onPress={() => setAll(true)}>
          {text.make.allOptions} ({asked.length})
        </Button>
      )}
    </section>
  );
}

interface RowProps {
  readonly field: OptionField;
  readonly title: AnyTitle;
  readonly names: readonly string[];
  readonly value: unknown;
  readonly wrong: boolean;
  readonly onChange: (value: unknown) => void;
}

function OptionRow(props: RowProps) {
  const { field, wrong, value, onChange } = props;
  const { label, help } = useWords(props);
  if (field.as === 'flag') return <Toggle label={label} {...(help !== undefined && { help })} on={value === true} onChange={onChange} />;
  return <div className={wrong ? 'option wrong' : 'option'}>{isForEach(field) ? <ForEach {...props} /> : <OneOf {...props} />}</div>;
}

const isForEach = ({ as }: OptionField): boolean => as === 'seats' || as === 'slots';

interface OptionWords {
  readonly label: string;
  readonly help: string | undefined;
  readonly nameOf: (value: string | number) => string;
  /** Names of slots, where they have some. */
  readonly slots: readonly string[] | undefined;
}

function useWords({ field, title, names }: RowProps): OptionWords {
  const text = useText();
  const { language } = useSettings();
  const words = title.texts[language].options[field.id];
  return {
    label: `${words?.label ?? field.id}${field.experimental ? ` (${text.make.experimental})` : ''}`,
    help: words?.help,
    slots: words?.slots,
    nameOf: (value) =>
      field.as === 'seat' && typeof value === 'number' ? (names[value] ?? String(value)) : (words?.values?.[value] ?? String(value)),
  };
}

function OneOf(props: RowProps) {
  const { field, names, value, onChange } = props;
  const { label, help, nameOf } = useWords(props);
  const values = valuesOf(field, names.length);
  return (
    <Segments
      label={label}
      choices={values.map((one) => ({ value: String(one), label: nameOf(one) }))}
      value={String(value)}
      onChange={(next) => onChange(values.find((one) => String(one) === next))}
      help={help}
    />
  );
}

/** As usual, in another way for all, or one value for each seat or slot. */
function ForEach(props: RowProps) {
  const { field, names, value, onChange } = props;
  const text = useText();
  const { label, help, nameOf, slots } = useWords(props);
  const forAll = (field.as === 'slots' && field.values) || [String(field.default)];
  const own = field.as === 'seats' ? text.make.forEach : slots === undefined ? text.make.others : text.make.chosen;
  const each = Array.isArray(value) ? valueForEach(field, names.length, value) : null;
  const places = placesOf(field, names.length);
  const labelOf = (i: number): string => (field.as === 'seats' ? names[i]! : (slots?.[i] ?? text.make.insteadOf(nameOf(places[i]![0]!))));
  return (
    <>
      <Segments
        label={label}
        choices={[...forAll.map((one) => ({ value: String(one), label: nameOf(one) })), { value: 'each', label: own }]}
        value={each === null ? String(value) : 'each'}
        onChange={(next) => onChange(next === 'each' ? valueForEach(field, names.length) : next)}
        help={help}
      />
      {each?.map((one, i) => (
        <Segments
          key={labelOf(i)}
          label={labelOf(i)}
          choices={places[i]!.map((other) => ({ value: String(other), label: nameOf(other) }))}
          value={String(one)}
          onChange={(next) => onChange(taken(each, i, next))}
        />
      ))}
    </>
  );
}
