import { Field } from '@pressline/shared-ui';
import { memo } from 'react';
import { kindOf } from './fieldKinds';
import { useField } from './formContext';

interface FieldInputProps {
  name: string;
  /** This and the two below override the resource definition. */
  label?: string;
  hint?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

export const FieldInput = memo(function FieldInput(props: FieldInputProps) {
  const { name, isRequired, isDisabled, ...texts } = props;
  const { field, value, setValue, frame } = useField(name);
  const { Input, isLabeled } = kindOf(field);
  if (!Input) throw new Error(`Forms cannot edit a ${field.kind}`);
  const label = texts.label ?? frame.label;
  const hint = texts.hint ?? frame.hint;
  const input = (
    <Input
      field={field}
      label={label}
      hint={hint}
      value={value}
      disabled={isDisabled}
      onChange={setValue}
    />
  );
  if (isLabeled) return input;
  return (
    <Field {...frame} label={label} hint={hint} required={isRequired ?? frame.required}>
      {input}
    </Field>
  );
});
