import { Choice } from '../list/controlStyle';

interface FilterChoiceProps {
  label: string;
  /** What stands for no condition. */
  all: string;
  /** Texts by value. */
  choices: Readonly<Record<string, string>>;
  value: string;
  onChange: (value: string) => void;
}

/** One condition of a list, or none. */
export function FilterChoice({ label, all, choices, value, onChange }: FilterChoiceProps) {
  return (
    <Choice aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{all}</option>
      {Object.entries(choices).map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </Choice>
  );
}
