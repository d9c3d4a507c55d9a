import type { ResourceKey } from '@pressline/shared-api';
import { Button, Dialog, DialogActions } from '@pressline/shared-ui';
import { type ComponentType, type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useLeaveGuard } from '../leaving/useLeaveGuard';
import { EditorNotices } from './EditorNotices';
import { FormFields } from './FormFields';
import { FormContext } from './formContext';
import { ignoreToasts } from './ignoreToasts';
import { isSaveShortcut } from './isSaveShortcut';
import { resourceTexts } from './texts';
import { useEditor } from './useEditor';
import type { AnyDocument } from './useResourceApi';

const Form = styled.form`
  /* What has the focus keeps clear of the buttons, which stay at the foot of the dialog. */
  :is(input, textarea, select, button) { scroll-margin-block: 9rem; }
  ${DialogActions} button { scroll-margin: 0; }
`;

export interface ResourceEditorProps {
  resourceKey: ResourceKey;
  /** The record to edit; a new one is created without. */
  document?: AnyDocument | undefined;
  onClose: () => void;
  size?: 'md' | 'lg';
  /** The inputs; every field one below the other unless given. */
  layout?: ComponentType;
}

/** The dialog that creates or edits one record; closes when it is saved, or after asking. */
export function ResourceEditor({
  resourceKey,
  document,
  onClose,
  size = 'md',
  layout: Layout = FormFields,
}: ResourceEditorProps) {
  const texts = resourceTexts(resourceKey);
  const editor = useEditor(resourceKey, document, onClose);
  const { resource, draft, problems, setValue, base, isBusy } = editor;
  const guard = useLeaveGuard(editor.isDirty);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!document) form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [document]);

  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const handleClose = () => guard.leave(onClose);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void editor.save();
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (!isSaveShortcut(event)) return;
    event.preventDefault();
    void editor.save();
  }

  return (
    <>
      <Dialog
        open
        onOpenChange={handleClose}
        size={size}
        title={`${document ? 'Edit' : 'Create'} ${texts.title}`}
        onKeyDown={handleKeyDown}
        {...ignoreToasts}
      >
        <Form ref={form} onSubmit={handleSubmit} noValidate>
          <FormContext value={{ resource, draft, problems, setValue }}>
            <Layout />
          </FormContext>
          <DialogActions>
            <EditorNotices editor={editor} resourceKey={resourceKey} />
            <Button variant="secondary" onClick={handleClose}>
              Cancel
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {isBusy ? 'Saving...' : base ? 'Update' : 'Create'}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
      {guard.dialog}
    </>
  );
}
