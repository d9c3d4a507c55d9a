import { type RefObject, useRef } from 'react';
import type { AnyBody, AnyDocument } from './api/useApi';
import { type ConflictOf, saveErrorOf } from './editorState';
import { changedFields, findProblems, toBody } from './fields/draft';
import type { useEditorDraft } from './useEditorDraft';

interface AutosaveOptions {
  isSaving: RefObject<boolean>;
  /** A conflict of an autosave is no refused save. */
  isSaveRefused: RefObject<boolean>;
  conflictOf: ConflictOf | undefined;
}

/** Saves of an editor that the visitor has not asked for. A save waits for the one in `autosaving`. */
export function useEditorAutosave(
  edited: ReturnType<typeof useEditorDraft>,
  { isSaving, isSaveRefused, conflictOf }: AutosaveOptions,
) {
  const { resource, setState, typed, latestBase, latestSaved } = edited;
  const autosaving = useRef<Promise<unknown>>(undefined);

  /**
   * Saves by `write` the fields that can be saved, without a word, and stays; what others have saved
   * meanwhile is merged.
   * @returns whether nothing is left unsaved @throws what is neither a conflict nor a deletion
   */
  async function autosave(
    write: (base: AnyDocument, body: AnyBody) => Promise<AnyDocument>,
  ): Promise<boolean> {
    // Several may wait for the same one; they follow each other.
    while (autosaving.current) await autosaving.current;
    const base = latestBase.current;
    const sent = typed.getState();
    const saved = latestSaved.current;
    if (!base || isSaving.current) return changedFields(sent, saved).length === 0;
    const problems = findProblems(resource, sent, false);
    // What is not created yet may be incomplete.
    const isFree = (name: string) => base.version === 0 && sent[name] === '';
    const valid = Object.keys(sent).filter((name) => !(name in problems) || isFree(name));
    // Only what cannot be saved is unsaved.
    if (valid.every((name) => sent[name] === saved[name])) {
      return changedFields(sent, saved).length === 0;
    }
    const body = Object.entries(toBody(resource, sent, base));
    const saving = write(base, Object.fromEntries(body.filter(([name]) => valid.includes(name))));
    autosaving.current = saving.then(
      () => undefined,
      () => undefined,
    );
    try {
      const stored = await saving;
      edited.setBase(stored);
      const next = {
        ...saved,
        ...Object.fromEntries(valid.map((name) => [name, sent[name] ?? ''])),
      };
      edited.setSavedDraft(next);
      return changedFields(typed.getState(), next).length === 0;
    } catch (error) {
      const saveError = saveErrorOf(resource, sent, base, error, conflictOf);
      if (!saveError.conflict && !saveError.isDeleted) throw error;
      isSaveRefused.current = false;
      if (!saveError.conflict || !edited.tryMerge(saveError.conflict)) {
        setState((before) => ({ ...before, ...saveError }));
        return false;
      }
    } finally {
      autosaving.current = undefined;
    }
    // What both have changed is saved at once.
    return autosave(write);
  }

  return { autosaving, autosave };
}
