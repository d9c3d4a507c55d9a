import { ApiError, type Tag } from '@pressline/shared-api';
import { Field, TextInput } from '@pressline/shared-ui';
import { useState } from 'react';
import { useDocuments } from '../documents/useDocuments';
import { FormDialog } from '../FormDialog';
import { Note, Notice } from '../Notice';
import { carriedBy } from './tagTexts';
import { useTagChange } from './useTagChange';

interface TagDialogProps {
  tag: Tag;
  count: number;
  onClose: () => void;
}

/** Gives a tag another name in all articles; the name of another tag merges the two. */
export function RenameTagDialog({ tag, count, onClose }: TagDialogProps) {
  const [typed, setTyped] = useState(tag.name);
  const { mutate, isPending, error, reset } = useTagChange(tag, onClose);
  const name = typed.trim();
  const { documents } = useDocuments('tags', { q: name, limit: 50 });
  const other = documents?.find((one) => one.name === name && one.id !== tag.id);
  const problem = error instanceof ApiError ? error.fields.name : undefined;

  function handleSubmit() {
    if (other) mutate({ action: 'merge', into: other.id });
    else mutate({ action: 'rename', name });
  }

  return (
    <FormDialog
      title={`Rename or merge “${tag.name}”`}
      submitLabel={other ? 'Merge' : 'Rename'}
      isBusy={isPending}
      isDisabled={name === '' || name === tag.name}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Note>{carriedBy(count)} One undo restores all of it.</Note>
      <Field label="Name" error={problem}>
        <TextInput
          value={typed}
          maxLength={50}
          onChange={({ target }) => {
            reset();
            setTyped(target.value);
          }}
        />
      </Field>
      <Notice role="status">
        {other && `“${name}” is a tag already. The articles get it, and “${tag.name}” goes.`}
      </Notice>
    </FormDialog>
  );
}
