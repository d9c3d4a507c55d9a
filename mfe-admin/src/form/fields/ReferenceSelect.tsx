import { type Field, type ResourceKey, resources } from '@pressline/shared-api';
import { Select } from '@pressline/shared-ui';
import type { ChangeEvent } from 'react';
import { ALL_DOCUMENTS, useDocuments } from '../api/queries';
import { lowerFirst } from '../api/resourceTexts';

interface ReferenceSelectProps {
  field: Extract<Field, { kind: 'reference' }>;
  value: string;
  disabled?: boolean;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

export function ReferenceSelect({ field, value, ...rest }: ReferenceSelectProps) {
  const target = field.to as ResourceKey;
  const { label, titleField } = resources[target];
  const { documents, isError, refetch } = useDocuments(target, ALL_DOCUMENTS);
  const isListed = documents?.some(({ id }) => id === value) ?? false;
  const none =
    field.mode === 'required' ? `Choose a ${lowerFirst(label)}` : `No ${lowerFirst(label)}`;
  return (
    // A form around it must not be lost for a list: turning to the choice asks for it once more.
    <Select value={value} {...rest} onFocus={() => isError && void refetch()}>
      <option value="">{isError ? 'Couldn’t load the list' : none}</option>
      {value && !isListed && <option value={value}>{documents ? 'Deleted' : 'Loading...'}</option>}
      {documents?.map((document) => (
        <option key={document.id} value={document.id}>
          {String(document[titleField])}
        </option>
      ))}
    </Select>
  );
}
