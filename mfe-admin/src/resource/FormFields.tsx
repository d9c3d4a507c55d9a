import { Stack } from '@pressline/shared-ui';
import { FieldInput } from './FieldInput';
import { useForm } from './formContext';
import { formFields } from './formFields';

/** Every field of the resource, one below the other. */
export function FormFields() {
  const { resource } = useForm();
  return (
    <Stack gap="md">
      {formFields(resource).map(([name]) => (
        <FieldInput key={name} name={name} />
      ))}
    </Stack>
  );
}
