import { type ResourceDefinition, type ResourceKey, resources } from '@pressline/shared-api';
import { useCallback, useMemo, useRef, useState } from 'react';
import { createStore, useStore } from 'zustand';
import type { AnyBody, AnyDocument } from './api/useApi';
import { continueOn, type EditorState, keepTyped, untroubled } from './editorState';
import { changedFields, type Draft, toDraft } from './fields/draft';
import type { Form } from './fields/formContext';

export interface DraftOptions {
  prefill?: Draft;
  recovered?: Draft;
  /** What somebody else has saved since. */
  conflict?: AnyDocument;
}

/** What is typed in the form of one document, and which version of the document that is based on. */
export function useEditorDraft(
  key: ResourceKey,
  document: AnyDocument | undefined,
  { prefill, recovered, conflict }: DraftOptions,
) {
  const resource: ResourceDefinition = resources[key];
  const [begun] = useState(() => {
    const saved = { ...toDraft(resource, document), ...prefill };
    const edit = { base: document, saved, typed: recovered ?? saved };
    const continued = conflict && continueOn(resource, edit, conflict);
    return continued ?? { ...edit, merged: undefined, conflict };
  });
  const [state, setState] = useState<EditorState>({
    ...{ base: begun.base, ...untroubled },
    ...{ conflict: begun.conflict, merged: begun.merged },
  });
  const [savedDraft, setSaved] = useState<Draft>(begun.saved);
  const [typed] = useState(() => createStore<Draft>(() => begun.typed));
  const draft = useStore(typed);
  // Read when an answer arrives, and so is what is typed: they may have changed in the meantime.
  const latestBase = useRef(begun.base);
  const latestSaved = useRef(begun.saved);

  function setSavedDraft(next: Draft) {
    latestSaved.current = next;
    setSaved(next);
  }

  function rebase(base: AnyDocument | undefined) {
    latestBase.current = base;
    setState({ base, ...untroubled });
  }

  const setBase = useCallback((base: AnyDocument) => {
    latestBase.current = base;
    setState((before) => ({ ...before, base }));
  }, []);

  const { base, found, judged } = state;
  const form = useMemo<Form>(
    () => ({ resource, base, typed, found, judged }),
    [resource, base, typed, found, judged],
  );
  return {
    ...{ resource, state, setState, typed, draft, rebase },
    ...{ savedDraft, setSavedDraft, latestBase, latestSaved },
    isDirty: changedFields(draft, savedDraft).length > 0,
    /** For the inputs. */
    form,
    /** Takes over a stored document that says what the form says. */
    setBase,
    /** Takes over facts that were saved apart from the form, and keeps what was saved of the form in the meantime. */
    amendBase: useCallback(
      (facts: AnyBody) => {
        if (latestBase.current) setBase({ ...latestBase.current, ...facts });
      },
      [setBase],
    ),
    /** Continues from a stored document; what was typed since `sent` stays. */
    adopt(stored: AnyDocument, sent: Draft) {
      const next = toDraft(resource, stored);
      rebase(stored);
      setSavedDraft(next);
      typed.setState(keepTyped(next, sent, typed.getState()), true);
    },
    /**
     * Continues with both edits on what others have saved, unless both changed the same: then it has to
     * be asked about. @returns whether it could
     */
    meet(theirs: AnyDocument): boolean {
      const saved = latestSaved.current;
      const edit = { base: latestBase.current, saved, typed: typed.getState() };
      const continued = continueOn(resource, edit, theirs);
      if (!continued) {
        setState((before) => ({ ...before, conflict: theirs }));
        return false;
      }
      rebase(theirs);
      setState((before) => ({ ...before, merged: continued.merged }));
      setSavedDraft(continued.saved);
      typed.setState(continued.typed, true);
      return true;
    },
    /** Puts `values` in the place of all that is typed, on the version that somebody else has saved. */
    takeMerged(values: Draft) {
      rebase(state.conflict);
      setSavedDraft(toDraft(resource, state.conflict));
      typed.setState(values, true);
    },
  };
}
