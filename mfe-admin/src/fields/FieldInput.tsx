import { Field, Stack } from '@pressline/shared-ui';
import { Fragment, type ReactNode } from 'react';
import { kindOf } from './fieldKinds';
import { useField, useForm } from './formContext';
import { formFields } from './formFields';

interface FieldInputProps {
  name: string;
  /** This and the two below take the place of what the resource says. */
  label?: string;
  hint?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** The input of one field of the form around it, by the field's kind. */
export function FieldInput({ name, isRequired, isDisabled, ...texts }: FieldInputProps) {
  const { field, value, setValue, frame } = useField(name);
  const { Input, isLabelled } = kindOf(field);
  if (!Input) throw new Error(`A ${field.kind} is not edited in forms`);
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
  if (isLabelled) return input;
  return (
    <Field {...frame} label={label} hint={hint} required={isRequired ?? frame.required}>
      {input}
    </Field>
  );
}

/** Inputs that take the place of a field's usual one, by the field's name. */
export type FieldInputs = Readonly<Record<string, ReactNode>>;

export function FormFields({ inputs = {} }: { inputs?: FieldInputs }) {
  const { resource } = useForm();
  return (
    <Stack gap="md">
      {formFields(resource).map(([name]) => (
        <Fragment key={name}>{inputs[name] ?? <FieldInput name={name} />}</Fragment>
      ))}
    </Stack>
  );
}
