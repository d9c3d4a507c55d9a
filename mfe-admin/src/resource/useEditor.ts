import { type ResourceDefinition, type ResourceKey, resources } from '@pressline/shared-api';
import { useCallback, useMemo, useRef, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { type Change, useDocumentMutations } from '../documents/useDocumentMutations';
import type { AnyBody, AnyDocument } from '../documents/useResourceApi';
import { changedFields, type Draft, findProblems, toBody, toDraft } from '../fields/draft';
import type { Form } from '../fields/formContext';
import { type ConflictOf, type EditorState, keepTyped, troubleOf, untroubled } from './editorState';

export interface EditorOptions {
  prefill?: Draft;
  recovered?: Draft;
  /** What somebody else has saved since. */
  conflict?: AnyDocument;
  /** Take the place of the usual update call, which may want the whole form, and read its conflicts. */
  update?: (base: AnyDocument, body: AnyBody, draft: Draft) => Promise<AnyDocument>;
  conflictOf?: ConflictOf;
  /** Called after each save, also when the form was left before the answer. */
  whenStored?: Change['whenStored'];
}

interface SaveOptions {
  /** The form stays open although all of it is saved. */
  stays?: boolean;
}

/**
 * The form of one document: what is typed, whether it is saved, and every way in which saving fails.
 * `onStored` is called after each save while the form is shown, with whether everything is saved and the form may close.
 */
export function useEditor(
  key: ResourceKey,
  document: AnyDocument | undefined,
  onStored: (stored: AnyDocument, isDone: boolean) => void,
  { prefill, recovered, conflict: met, update, conflictOf, whenStored }: EditorOptions = {},
) {
  const resource: ResourceDefinition = resources[key];
  const { save } = useDocumentMutations(key);
  const [state, setState] = useState<EditorState>({
    ...{ base: document, ...untroubled },
    conflict: met,
  });
  const [savedDraft, setSavedDraft] = useState<Draft>(() => ({
    ...toDraft(resource, document),
    ...prefill,
  }));
  const [typed] = useState(() => createStore<Draft>(() => recovered ?? savedDraft));
  const draft = useStore(typed);
  // Read when an answer arrives, and so is what is typed: it may have changed in the meantime.
  const latestBase = useRef(document);
  const isDirty = changedFields(draft, savedDraft).length > 0;
  /** Of the save that was refused last; undefined when nobody has asked for one. */
  const refusedSave = useRef<SaveOptions>(undefined);
  // A ref, because a second key press may come before the next rendering.
  const isSaving = useRef(false);
  const keeping = useRef<Promise<unknown>>(undefined);
  const [isWaiting, setIsWaiting] = useState(false);

  const changeDraft = (next: Draft) => typed.setState(next, true);
  function rebase(base: AnyDocument | undefined) {
    latestBase.current = base;
    setState({ base, ...untroubled });
  }

  const setBase = useCallback((base: AnyDocument) => {
    latestBase.current = base;
    setState((before) => ({ ...before, base }));
  }, []);

  /** Continues from a stored document; what was typed since `sent` stays. */
  function adopt(stored: AnyDocument, sent: Draft) {
    const next = toDraft(resource, stored);
    rebase(stored);
    setSavedDraft(next);
    changeDraft(keepTyped(next, sent, typed.getState()));
  }

  function submit(options: SaveOptions = {}): void {
    if (isSaving.current) return;
    if (keeping.current) {
      setIsWaiting(true);
      return void keeping.current.then(() => submit(options));
    }
    setIsWaiting(false);
    const base = latestBase.current;
    refusedSave.current = options;
    const sent = typed.getState();
    const found = findProblems(resource, sent, base === undefined);
    setState((before) => ({ ...before, found, judged: sent, failure: undefined }));
    if (Object.keys(found).length > 0) return;
    isSaving.current = true;
    const change: Change = { base, body: toBody(resource, sent, base), whenStored };
    if (update) change.update = (stored, body) => update(stored, body, sent);
    // The callbacks run only while the form is mounted, so nothing closes after it was left.
    save.mutate(change, {
      onSuccess(stored) {
        const isComplete = typed.getState() === sent;
        adopt(stored, sent);
        onStored(stored, isComplete && !options.stays);
      },
      onError(error) {
        const trouble = troubleOf(resource, sent, base, error, conflictOf);
        setState((before) => ({ ...before, ...trouble }));
      },
      onSettled() {
        isSaving.current = false;
      },
    });
  }

  /**
   * Saves by `write` those of the fields `names` that can be saved, without a word, and stays.
   * @returns whether nothing is left unsaved @throws what is neither a conflict nor a deletion
   */
  async function keep(
    write: (base: AnyDocument, body: AnyBody) => Promise<AnyDocument>,
    names: readonly string[],
  ): Promise<boolean> {
    // Several may wait for the same one; they follow each other.
    while (keeping.current) await keeping.current;
    const base = latestBase.current;
    if (!base || isSaving.current) return false;
    const sent = typed.getState();
    const problems = findProblems(resource, sent, false);
    const kept = names.filter((name) => !(name in problems));
    // Only what cannot be kept is unsaved.
    if (kept.every((name) => sent[name] === savedDraft[name])) return false;
    const body = Object.entries(toBody(resource, sent, base));
    const saving = write(base, Object.fromEntries(body.filter(([name]) => kept.includes(name))));
    keeping.current = saving.then(
      () => undefined,
      () => undefined,
    );
    try {
      const stored = await saving;
      setBase(stored);
      const next = {
        ...savedDraft,
        ...Object.fromEntries(kept.map((name) => [name, sent[name] ?? ''])),
      };
      setSavedDraft(next);
      return changedFields(typed.getState(), next).length === 0;
    } catch (error) {
      const trouble = troubleOf(resource, sent, base, error, conflictOf);
      if (!trouble.conflict && !trouble.isDeleted) throw error;
      refusedSave.current = undefined;
      setState((before) => ({ ...before, ...trouble }));
      return false;
    } finally {
      keeping.current = undefined;
    }
  }

  const { base, found, judged, failure, conflict, isDeleted } = state;
  const form = useMemo<Form>(
    () => ({ resource, base, typed, found, judged }),
    [resource, base, typed, found, judged],
  );
  return {
    base,
    failure,
    conflict,
    isDeleted,
    /** The same object until the next save, for what is done once about it. */
    found,
    /** For the inputs. */
    form,
    resource,
    draft,
    savedDraft,
    isDirty,
    isBusy: save.isPending || isWaiting,
    /** Puts values in the form in place of what is typed. */
    setValues: (values: Draft) => typed.setState(values),
    save: submit,
    keep,
    /** Takes over a stored document that says what the form says. */
    setBase,
    /** Takes over facts that were saved apart from the form; what was saved of the form meanwhile stays. */
    amendBase: useCallback(
      (facts: AnyBody) => {
        if (latestBase.current) setBase({ ...latestBase.current, ...facts });
      },
      [setBase],
    ),
    /** Continues with `merged` based on the conflicting version, and saves it if a save met that. */
    saveMerged(merged: Draft) {
      rebase(conflict);
      setSavedDraft(toDraft(resource, conflict));
      changeDraft(merged);
      if (refusedSave.current) submit(refusedSave.current);
    },
    /** Saves the text of a deleted document: on the restored one, or as a new one. */
    saveDeleted(restored?: AnyDocument) {
      const back = restored && { ...restored, copyVersion: base?.copyVersion };
      if (back && back.version !== Number(base?.version) + 1) {
        // Somebody had changed it before it was deleted.
        setState((before) => ({ ...before, isDeleted: false, conflict: back }));
        return;
      }
      rebase(back);
      if (!back || refusedSave.current) submit(refusedSave.current);
    },
    /** Continues from another version of the document, in place of everything in the form. */
    replace: (stored: AnyDocument) => adopt(stored, typed.getState()),
  };
}
