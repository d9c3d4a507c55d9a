import { Button, Dialog, DialogActions, Field, Select } from '@pressline/shared-ui';
import { type FormEvent, useState } from 'react';
import { ALL, useDocuments } from '../documents/useDocuments';
import { ignoreToasts } from '../resource/ignoreToasts';

interface MoveDialogProps {
  /** What is moved: `3 articles`. */
  what: string;
  /** Whether every record needs a category. */
  isRequired: boolean;
  onClose: () => void;
  /** Called with the category's id, empty for none. */
  onMove: (categoryId: string) => void;
}

/** Asks for the category to move the ticked records to. */
export function MoveDialog({ what, isRequired, onClose, onMove }: MoveDialogProps) {
  const { documents } = useDocuments('categories', ALL);
  const [categoryId, setCategoryId] = useState('');
  const [problem, setProblem] = useState<string>();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isRequired && categoryId === '') return setProblem('Choose a category');
    onMove(categoryId);
    onClose();
  }

  return (
    <Dialog open onOpenChange={onClose} size="sm" title={`Move ${what}`} {...ignoreToasts}>
      <form onSubmit={handleSubmit} noValidate>
        <Field label="Category" required={isRequired} error={problem}>
          <Select value={categoryId} onChange={({ target }) => setCategoryId(target.value)}>
            <option value="">{isRequired ? 'Choose a category' : 'No category'}</option>
            {documents?.map(({ id, name }) => (
              <option key={id} value={id}>
                {String(name)}
              </option>
            ))}
          </Select>
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
