import { formatNumber } from '@pressline/shared-ui/format';
import type { ChangeEvent } from 'react';
import type { InputProps } from './FieldOnScreen';

/** What is wrong with the length of a text. */
export const lengthProblem = (text: string, { maxLength }: { maxLength: number }) =>
  text.length > maxLength
    ? `At most ${formatNumber(maxLength)} characters; these are ${formatNumber(text.length)}`
    : undefined;

/** What every control has that one types into. */
export const typed = ({ value, disabled, onChange }: InputProps<unknown>) => ({
  value: String(value),
  disabled,
  onChange: ({ target }: ChangeEvent<{ value: string }>) => onChange(target.value),
});
