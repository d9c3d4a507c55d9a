import type { ResourceKey } from '@pressline/shared-api';
import { Button, Dialog, DialogActions, DialogBody, Stack } from '@pressline/shared-ui';
import { Fragment, type ReactNode } from 'react';
import { resourceTexts } from './api/resourceTexts';
import type { AnyDocument } from './api/useApi';
import { EditorNotices } from './EditorNotices';
import type { Draft } from './fields/draft';
import { FieldInput } from './fields/FieldInput';
import { FormContext } from './fields/formContext';
import { formFields } from './fields/formFields';
import { type EditorOptions, useEditor } from './useEditor';
import { findInvalid, useEditorForm } from './useEditorForm';
import { useRenameImpact } from './useImpactQuestion';
import { useLeaveGuard } from './useLeaveGuard';

export type FieldInputs = Readonly<Record<string, ReactNode>>;

export interface ResourceEditorProps {
  resourceKey: ResourceKey;
  document?: AnyDocument;
  inputs?: FieldInputs;
  update?: EditorOptions['update'];
  prefill?: Draft;
  /** Names what submitting does, where that is not to create or update. */
  submitLabel?: (draft: Draft, base: AnyDocument | undefined) => string | undefined;
  onClose: () => void;
}

/**
 * The dialog that creates or edits one document. It hides while the server is asked, comes back
 * with everything that was typed when it refuses, and closes by hand only after asking.
 */
export function ResourceEditor(props: ResourceEditorProps) {
  const { resourceKey, document, onClose, inputs, prefill, update, submitLabel } = props;
  const texts = resourceTexts(resourceKey);
  const handleStored = (_stored: AnyDocument, isDone: boolean) => {
    if (isDone) onClose();
  };
  const editor = useEditor(resourceKey, document, handleStored, { prefill, update });
  const { base, isBusy } = editor;
  const guard = useLeaveGuard(editor.isDirty);
  const impact = useRenameImpact(resourceKey, editor);
  const save = () => impact.guard(() => editor.save());
  const form = useEditorForm({ ...editor, save }, save);

  function handleOpenAutoFocus(event: Event) {
    const { current } = form.ref;
    const input = findInvalid(current) ?? (document ? null : current?.querySelector('input'));
    if (!input) return;
    event.preventDefault();
    input.focus();
  }

  const handleClose = () => guard.leave(onClose);

  return (
    <>
      <Dialog
        open={!isBusy}
        onOpenChange={handleClose}
        title={`${document ? 'Edit' : 'Create'} ${texts.title}`}
        {...{ onOpenAutoFocus: handleOpenAutoFocus }}
      >
        <form {...form}>
          <DialogBody>
            <FormContext value={editor.form}>
              <Stack gap="md">
                {formFields(editor.resource).map(([name]) => (
                  <Fragment key={name}>{inputs?.[name] ?? <FieldInput name={name} />}</Fragment>
                ))}
              </Stack>
            </FormContext>
          </DialogBody>
          <DialogActions>
            <EditorNotices editor={editor} resourceKey={resourceKey} />
            <Button variant="secondary" onClick={handleClose}>
              Cancel
            </Button>
            <Button type="submit">
              {submitLabel?.(editor.draft, base) ?? (base ? 'Update' : 'Create')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {guard.dialog}
      {impact.dialog}
    </>
  );
}
