import type { Field as ResourceField } from '@pressline/shared-api';
import { Field } from '@pressline/shared-ui';
import { useState } from 'react';
import { FormDialog } from '../FormDialog';
import { ReferenceSelect } from '../fields/ReferenceSelect';

interface MoveDialogProps {
  /** “3 articles”. */
  what: string;
  field: Extract<ResourceField, { kind: 'reference' }>;
  onClose: () => void;
  onMove: (categoryId: string) => void;
}

export function MoveDialog({ what, field, onClose, onMove }: MoveDialogProps) {
  const isRequired = field.mode === 'required';
  const [categoryId, setCategoryId] = useState('');
  const [problem, setProblem] = useState<string>();

  function handleSubmit() {
    if (isRequired && categoryId === '') return setProblem('Choose a category');
    onMove(categoryId);
    onClose();
  }

  return (
    <FormDialog title={`Move ${what}`} submitLabel="Move" onSubmit={handleSubmit} onClose={onClose}>
      <Field label="Category" required={isRequired} error={problem}>
        <ReferenceSelect
          field={field}
          value={categoryId}
          onChange={({ target }) => setCategoryId(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
