import type { ResourceKey } from '@pressline/shared-api';
import { AlertDialog, Button, Dialog, DialogActions, Icon } from '@pressline/shared-ui';
import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { ConflictNotice, Notice } from './ConflictNotice';
import { changedFields, toDraft } from './draft';
import { FormFields } from './FormFields';
import { FormContext } from './formContext';
import { fieldLabel } from './formFields';
import { ignoreToasts } from './ignoreToasts';
import { lowerFirst, resourceTexts } from './texts';
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
  const { resource, draft, problems, setValue, base, conflict, failure, isBusy } = editor;
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!document) form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [document]);

  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  function handleClose() {
    if (editor.isDirty) setIsLeaving(true);
    else onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void editor.save();
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void editor.save();
  }

  const changed = conflict
    ? changedFields(toDraft(resource, base), toDraft(resource, conflict))
    : [];
  const labelOf = (name: string) => {
    const field = resource.fields[name];
    return field ? fieldLabel(name, field) : name;
  };
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
            {conflict && (
              <ConflictNotice
                noun={lowerFirst(resource.label)}
                changed={changed.map(labelOf)}
                isBusy={isBusy}
                onLoadLatest={editor.loadLatest}
                onSaveAnyway={() => void editor.saveAnyway()}
              />
            )}
            {failure && (
              <Notice role="alert">
                <Icon name="alert" />
                <p>
                  <strong>{texts.failed(base ? 'update' : 'create')}.</strong>{' '}
                  {failure.replace(/\.?$/, '.')} Everything you typed is still here.
                </p>
              </Notice>
            )}
            <Button variant="secondary" onClick={handleClose}>
              Cancel
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {isBusy ? 'Saving...' : base ? 'Update' : 'Create'}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
      <AlertDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title="Discard your changes?"
        description="What you have typed is not saved yet and would be lost."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={onClose}
      />
    </>
  );
}
