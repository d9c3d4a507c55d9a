import { type ResourceKey, resources } from '@pressline/shared-api';
import { Button, Dialog, DialogActions, DialogBody, Stack } from '@pressline/shared-ui';
import { Fragment, type ReactNode } from 'react';
import { resourceTexts } from './api/resourceTexts';
import type { AnyDocument } from './api/useApi';
import { EditorNotices } from './EditorNotices';
import type { Draft } from './fields/draft';
import { FieldInput } from './fields/FieldInput';
import { FormContext } from './fields/formContext';
import { formFields } from './fields/formFields';
import { useCancel } from './useCancel';
import { type EditorOptions, useEditor } from './useEditor';
import { findInvalid, useEditorForm } from './useEditorForm';
import { useRenameImpact } from './useImpactQuestion';
import { useLeaveGuard } from './useLeaveGuard';
import { useLocalRecovery } from './useLocalRecovery';

export type FieldInputs = Readonly<Record<string, ReactNode>>;

export interface ResourceEditorProps {
  resourceKey: ResourceKey;
  document?: AnyDocument;
  inputs?: FieldInputs;
  update?: EditorOptions['update'];
  prefill?: Draft;
  /** Names what submitting does, where that is not to create or update. */
  submitLabel?: (draft: Draft, base: AnyDocument | undefined) => string | undefined;
  /** Once a new document is stored. */
  onCreated?: (id: string) => void;
  onClose: () => void;
}

/**
 * The dialog that creates or edits one document. It hides while the server is asked, comes back
 * with everything that was typed when it refuses, and can be brought back after it was canceled.
 */
export function ResourceEditor(props: ResourceEditorProps) {
  const { resourceKey, document, onClose, inputs, prefill, update, submitLabel } = props;
  const texts = resourceTexts(resourceKey);
  const handleStored = ({ id }: AnyDocument, isDone: boolean) => {
    if (!document) props.onCreated?.(id);
    if (isDone) onClose();
  };
  const editor = useEditor(resourceKey, document, handleStored, { prefill, update });
  const { base, isBusy } = editor;
  const discarded = document
    ? `Changes to “${document[resources[resourceKey].titleField]}” discarded`
    : `New ${texts.singular} discarded`;
  const [isCanceled, cancel] = useCancel(discarded, onClose, resourceKey);
  const handleClose = () => (editor.isDirty ? cancel() : onClose());
  // Back closes the form like Cancel, unless it is already out of sight.
  useLeaveGuard(editor.isDirty && !isCanceled, (leave) => (isBusy ? leave() : cancel()));
  const recovery = useLocalRecovery(editor, resourceKey, {
    isFailed: editor.failure !== undefined,
    isDiscarded: () => isCanceled,
  });
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

  return (
    <>
      <Dialog
        open={!isBusy && !isCanceled}
        onOpenChange={handleClose}
        title={`${document ? 'Edit' : 'Create'} ${texts.title}`}
        {...{ onOpenAutoFocus: handleOpenAutoFocus }}
      >
        <form {...form}>
          <DialogBody>
            <FormContext value={editor.form}>
              <Stack gap="md">
                {recovery.notice}
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
      {impact.dialog}
    </>
  );
}
