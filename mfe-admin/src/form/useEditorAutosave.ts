import { type RefObject, useRef } from 'react';
import type { AnyBody, AnyDocument } from './api/useApi';
import { type ConflictOf, saveErrorOf } from './editorState';
import { changedFields, findProblems, toBody } from './fields/draft';
import type { useEditorDraft } from './useEditorDraft';

interface AutosaveOptions {
  isSaving: RefObject<boolean>;
  /** Of the save that was refused last; a conflict of an autosave is none. */
  refusedSave: RefObject<unknown>;
  conflictOf: ConflictOf | undefined;
}

/** Saves of an editor that the visitor has not asked for. A save waits for the one in `autosaving`. */
export function useEditorAutosave(
  edited: ReturnType<typeof useEditorDraft>,
  { isSaving, refusedSave, conflictOf }: AutosaveOptions,
) {
  const { resource, setState, typed, latestBase, latestSaved } = edited;
  const autosaving = useRef<Promise<unknown>>(undefined);

  /**
   * Saves by `write` those of the fields `names` that can be saved, without a word, and stays; what
   * others have saved meanwhile is merged.
   * @returns whether nothing is left unsaved @throws what is neither a conflict nor a deletion
   */
  async function autosave(
    write: (base: AnyDocument, body: AnyBody) => Promise<AnyDocument>,
    names: readonly string[],
  ): Promise<boolean> {
    // Several may wait for the same one; they follow each other.
    while (autosaving.current) await autosaving.current;
    const base = latestBase.current;
    if (!base || isSaving.current) return false;
    const sent = typed.getState();
    const saved = latestSaved.current;
    const problems = findProblems(resource, sent, false);
    const valid = names.filter((name) => !(name in problems));
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
      refusedSave.current = undefined;
      if (!saveError.conflict || !edited.tryMerge(saveError.conflict)) {
        setState((before) => ({ ...before, ...saveError }));
        return false;
      }
    } finally {
      autosaving.current = undefined;
    }
    // What both have changed is saved at once.
    return autosave(write, names);
  }

  return { autosaving, autosave };
}
