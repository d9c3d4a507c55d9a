import type { ResourceKey } from '@pressline/shared-api';
import { dismissToast } from '@pressline/shared-ui/toast';
import { useRef, useState } from 'react';
import { type AnyBody, type AnyDocument, useResourceApi } from './api/useApi';
import { type Change, useDocumentMutations } from './api/useDocumentMutations';
import { type ConflictOf, createdOf, saveErrorOf } from './editorState';
import { type Draft, findProblems, toBody } from './fields/draft';
import { useEditorAutosave } from './useEditorAutosave';
import { type DraftOptions, useEditorDraft } from './useEditorDraft';

export interface EditorOptions extends DraftOptions {
  /** Take the place of the usual update call, which may want the whole form, and read its conflicts. */
  update?: (base: AnyDocument, body: AnyBody, draft: Draft) => Promise<AnyDocument>;
  conflictOf?: ConflictOf;
  /** Called after each save, also when the form was left before the answer. */
  afterSave?: Change['afterSave'];
  describe?: Change['describe'];
}

/**
 * The form of one document: what is typed, whether it is saved, and every way in which saving fails.
 * `onStored` is called after each save while the form is shown, with whether everything is saved and the
 * form may close.
 */
export function useEditor(
  key: ResourceKey,
  document: AnyDocument | undefined,
  onStored: (stored: AnyDocument, isDone: boolean) => void,
  { update, conflictOf, afterSave, describe, ...beginning }: EditorOptions = {},
) {
  const { save } = useDocumentMutations(key);
  const api = useResourceApi(key);
  const edited = useEditorDraft(key, document, beginning);
  const { resource, state, setState, typed, draft, savedDraft, latestBase } = edited;
  /** Whether the last conflict was that of a save, which goes on once it is merged. */
  const isSaveRefused = useRef(false);
  // A ref, because a second key press may come before the next rendering.
  const isSaving = useRef(false);
  const { autosaving, autosave } = useEditorAutosave(edited, {
    isSaving,
    isSaveRefused,
    conflictOf,
  });
  const [isWaiting, setIsWaiting] = useState(false);

  /** Shows validation errors. @returns whether there are none */
  function validate(values = typed.getState()): boolean {
    const problems = findProblems(resource, values, latestBase.current === undefined);
    setState((before) => ({ ...before, problems, validatedDraft: values, failure: undefined }));
    return Object.keys(problems).length === 0;
  }

  function submit(): void {
    if (isSaving.current) return;
    if (autosaving.current) {
      setIsWaiting(true);
      return void autosaving.current.then(submit);
    }
    setIsWaiting(false);
    const base = latestBase.current;
    isSaveRefused.current = true;
    let sent = typed.getState();
    if (!validate(sent)) return;
    /** Retries with both edits merged when another editor has saved meanwhile. */
    async function write(before: AnyDocument, body: AnyBody): Promise<AnyDocument> {
      try {
        if (update) return await update(before, body, sent);
        return await api.update(before.id, { ...body, version: before.version });
      } catch (error) {
        const { conflict } = saveErrorOf(resource, sent, before, error, conflictOf);
        // What readers do not have yet has to be seen before it is published.
        if (!conflict || conflict.copyVersion || !edited.tryMerge(conflict)) throw error;
        sent = typed.getState();
        return write(conflict, toBody(resource, sent, conflict));
      }
    }
    isSaving.current = true;
    const body = toBody(resource, sent, base);
    const change: Change = { base, body, update: write, afterSave, describe };
    // The callbacks run only while the form is mounted, so nothing closes after it was left.
    save.mutate(change, {
      onSuccess(stored) {
        const isDone = typed.getState() === sent;
        edited.adopt(stored, sent);
        onStored(stored, isDone);
      },
      onError(error) {
        const saveError = saveErrorOf(resource, sent, base, error, conflictOf);
        if (saveError.conflict && edited.tryMerge(saveError.conflict)) {
          dismissToast();
          setState(({ merged, ...before }) => ({
            ...before,
            merged: merged && { ...merged, isSavePaused: true },
          }));
          return;
        }
        setState((before) => ({ ...before, ...saveError }));
      },
      onSettled() {
        isSaving.current = false;
      },
    });
  }

  const { base, problems, failure, conflict, isDeleted, merged } = state;
  const { form, isDirty, isTyped, readLatest, setBase, amendBase, takeBack, unsaved, recover } =
    edited;
  return {
    /** The document; undefined until it is created. */
    base: createdOf(base),
    /** The same, or the draft of one that is not created yet. */
    latest: base,
    ...{ failure, conflict, isDeleted, merged, resource, form, draft, savedDraft, isDirty },
    ...{ isTyped, readLatest, setBase, amendBase, takeBack, unsaved, recover },
    /** The same object until the next save, so that effects run once for each save. */
    problems,
    isBusy: save.isPending || isWaiting,
    /** Puts values in the form in place of what is typed. */
    setValues: (values: Draft) => typed.setState(values),
    validate,
    save: submit,
    autosave,
    /** Merges what others have saved since, or shows a conflict. */
    tryMerge: (theirs: AnyDocument) => void edited.tryMerge(theirs),
    /** Continues with `merged` based on the conflicting version, and saves it if a save met that. */
    saveMerged(merged: Draft) {
      edited.takeMerged(merged);
      if (isSaveRefused.current) submit();
    },
    /** Saves the text of a deleted document: on the restored one, or as a new one. */
    saveDeleted(restored?: AnyDocument) {
      const back = restored && { ...restored, copyVersion: base?.copyVersion };
      if (back && back.version !== Number(base?.version) + 1) {
        // Another editor had changed it before it was deleted.
        setState((before) => ({ ...before, isDeleted: false, conflict: back }));
        return;
      }
      edited.rebase(back);
      if (!back || isSaveRefused.current) submit();
    },
    /** Continues from another version of the document, in place of everything in the form. */
    replace: (stored: AnyDocument) => edited.adopt(stored, typed.getState()),
  };
}
