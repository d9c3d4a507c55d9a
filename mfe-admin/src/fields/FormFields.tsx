import { Stack } from '@pressline/shared-ui';
import { Fragment, type ReactNode } from 'react';
import { FieldInput } from './FieldInput';
import { useForm } from './formContext';
import { formFields } from './formFields';

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
