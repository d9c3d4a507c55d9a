import { MAX_RUN_NOTE } from '@pressline/shared-api';
import { Button, Cluster, Field, TextArea } from '@pressline/shared-ui';
import { type FormEvent, type KeyboardEvent, useState } from 'react';

interface FailedNoteProps {
  note: string;
  onSave: (note: string) => void;
  onCancel: () => void;
}

export function FailedNote({ note, onSave, onCancel }: FailedNoteProps) {
  const [text, setText] = useState(note);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // What the server refuses to store.
    onSave(text.replace(/[^\P{Cc}\t\r\n]/gu, ' ').trim());
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Escape would close the run.
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  }

  return (
    <form onSubmit={handleSubmit} onKeyDown={handleKey}>
      <Field
        label="What went wrong? (optional)"
        hint={`At most ${MAX_RUN_NOTE} characters. Please leave out names.`}
      >
        <TextArea
          autoFocus
          maxLength={MAX_RUN_NOTE}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Cluster>
        <Button type="submit" size="lg">
          Save and go on
        </Button>
        <Button variant="secondary" size="lg" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </form>
  );
}
