import { formatNumber } from '@pressline/shared-ui/format';
import type { ChangeEvent } from 'react';
import type { InputProps } from './FieldOnScreen';

export const lengthProblem = (text: string, { maxLength }: { maxLength: number }) =>
  text.length > maxLength
    ? `Use at most ${formatNumber(maxLength)} characters (now ${formatNumber(text.length)})`
    : undefined;

/** From which share of a text's greatest length on its field counts the characters. */
const NEARLY_FULL = 0.8;

/** How much room a long text has left. */
export const lengthHint = (text: string, { maxLength }: { maxLength: number }) =>
  text.length > maxLength * NEARLY_FULL
    ? `${formatNumber(text.length)} of ${formatNumber(maxLength)} characters`
    : undefined;

export const typed = ({ value, disabled, onChange }: InputProps<unknown>) => ({
  value: String(value),
  disabled,
  onChange: ({ target }: ChangeEvent<{ value: string }>) => onChange(target.value),
});
