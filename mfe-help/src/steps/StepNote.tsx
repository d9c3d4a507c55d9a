import { Button, Cluster, Field, TextArea } from '@pressline/shared-ui';
import { isComposing } from '@pressline/shared-ui/is-composing';
import { type FormEvent, type KeyboardEvent, useState } from 'react';

const MAX_NOTE = 300;

interface StepNoteProps {
  note: string;
  onSave: (note: string) => void;
  onCancel: () => void;
}

/** What a reader notes on a step that couldn’t be done. */
export function StepNote({ note, onSave, onCancel }: StepNoteProps) {
  const [text, setText] = useState(note);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSave(text.trim());
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isComposing(event)) return;
    // Escape would close the view.
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  }

  return (
    <form onSubmit={handleSubmit} onKeyDown={handleKey}>
      <Field
        label="What went wrong? (optional)"
        hint={`Up to ${MAX_NOTE} characters. Your note stays on this device.`}
      >
        <TextArea
          autoFocus
          maxLength={MAX_NOTE}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Cluster>
        <Button type="submit" size="lg">
          Save and continue
        </Button>
        <Button variant="secondary" size="lg" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </form>
  );
}
