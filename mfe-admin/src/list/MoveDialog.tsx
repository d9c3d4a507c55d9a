import type { Field as ResourceField } from '@pressline/shared-api';
import { Button, Dialog, DialogActions, Field } from '@pressline/shared-ui';
import { type FormEvent, useState } from 'react';
import { ReferenceSelect } from '../fields/ReferenceSelect';

interface MoveDialogProps {
  /** What is moved: `3 articles`. */
  what: string;
  /** The documents' reference to a category. */
  field: Extract<ResourceField, { kind: 'reference' }>;
  onClose: () => void;
  /** Called with the category's id, empty for none. */
  onMove: (categoryId: string) => void;
}

export function MoveDialog({ what, field, onClose, onMove }: MoveDialogProps) {
  const isRequired = field.mode === 'required';
  const [categoryId, setCategoryId] = useState('');
  const [problem, setProblem] = useState<string>();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isRequired && categoryId === '') return setProblem('Choose a category');
    onMove(categoryId);
    onClose();
  }

  return (
    <Dialog open onOpenChange={onClose} size="sm" title={`Move ${what}`}>
      <form onSubmit={handleSubmit} noValidate>
        <Field label="Category" required={isRequired} error={problem}>
          <ReferenceSelect
            field={field}
            value={categoryId}
            onChange={({ target }) => setCategoryId(target.value)}
          />
        </Field>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Move</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
