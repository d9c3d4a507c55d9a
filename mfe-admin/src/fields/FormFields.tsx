import { Stack } from '@pressline/shared-ui';
import type { ComponentType } from 'react';
import { FieldInput } from './FieldInput';
import { useForm } from './formContext';
import { formFields } from './formFields';

export interface FormFieldsProps {
  /** Inputs that take the place of a field's usual one, by the field's name. */
  inputs?: Readonly<Record<string, ComponentType>> | undefined;
}

/** Every field of the resource, one below the other. */
export function FormFields({ inputs = {} }: FormFieldsProps) {
  const { resource } = useForm();
  return (
    <Stack gap="md">
      {formFields(resource).map(([name]) => {
        const Input = inputs[name];
        return Input ? <Input key={name} /> : <FieldInput key={name} name={name} />;
      })}
    </Stack>
  );
}
