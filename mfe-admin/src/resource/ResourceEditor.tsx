import type { ResourceKey } from '@pressline/shared-api';
import { AlertDialog, Button, Dialog, DialogActions, Icon } from '@pressline/shared-ui';
import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { ConflictNotice, Notice } from './ConflictNotice';
import { changedFields, toDraft } from './draft';
import { FormFields, type FormFieldsProps } from './FormFields';
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

/** What a panel tells the dialog that edits one of its records. */
export interface DocumentEditorProps {
  resourceKey: ResourceKey;
  /** The record to edit; a new one is created without. */
  document?: AnyDocument | undefined;
  onClose: () => void;
}

interface ResourceEditorProps extends DocumentEditorProps {
  size?: 'md' | 'lg';
  /** Where the inputs stand; every field one below the other unless given. */
  layout?: ComponentType<FormFieldsProps>;
  /** Inputs that take the place of a field's usual one, by the field's name. */
  inputs?: FormFieldsProps['inputs'];
}

/**
 * The dialog that creates or edits one record. It steps aside while the server is asked, comes back
 * with everything that was typed when it refuses, and closes by hand only after asking.
 */
export function ResourceEditor({
  resourceKey,
  document,
  onClose,
  size = 'md',
  layout: Layout = FormFields,
  inputs,
}: ResourceEditorProps) {
  const texts = resourceTexts(resourceKey);
  const editor = useEditor(resourceKey, document, onClose);
  const { resource, draft, problems, setValue, base, conflict, failure, isBusy } = editor;
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const findInvalid = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const focusInvalid = useEffectEvent(() => findInvalid()?.focus());
  useEffect(() => {
    if (Object.keys(problems).length > 0) focusInvalid();
  }, [problems]);
  const startFocus = {
    onOpenAutoFocus(event: Event) {
      const input = findInvalid() ?? (document ? null : form.current?.querySelector('input'));
      if (!input) return;
      event.preventDefault();
      input.focus();
    },
  };

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
        open={!isBusy}
        onOpenChange={handleClose}
        size={size}
        title={`${document ? 'Edit' : 'Create'} ${texts.title}`}
        onKeyDown={handleKeyDown}
        {...ignoreToasts}
        {...startFocus}
      >
        <Form ref={form} onSubmit={handleSubmit} noValidate>
          <FormContext value={{ resource, base, draft, problems, setValue }}>
            <Layout inputs={inputs} />
          </FormContext>
          <DialogActions>
            {conflict && (
              <ConflictNotice
                noun={lowerFirst(resource.label)}
                changed={changed.map(labelOf)}
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
            <Button type="submit">{base ? 'Update' : 'Create'}</Button>
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
