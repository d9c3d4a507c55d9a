import { formatBytes } from '@pressline/shared-ui/format';
import { FieldInput } from '../fields/FieldInput';
import { useField } from '../fields/formContext';

/** The size in bytes, said as people read it. */
export function SizeInput() {
  const bytes = Number(useField('sizeBytes').value);
  return <FieldInput name="sizeBytes" hint={bytes > 0 ? formatBytes(bytes) : undefined} />;
}
