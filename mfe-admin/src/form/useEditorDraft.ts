import { type ResourceDefinition, type ResourceKey, resources } from '@pressline/shared-api';
import { useCallback, useMemo, useRef, useState } from 'react';
import { createStore, useStore } from 'zustand';
import type { AnyBody, AnyDocument } from './api/useApi';
import { type EditorState, noErrors, rebaseEdit, withLaterEdits } from './editorState';
import { changedFields, type Draft, toDraft } from './fields/draft';
import type { Form } from './fields/formContext';

export interface DraftOptions {
  prefill?: Draft;
  recovered?: Draft;
  /** What another editor has saved since. */
  conflict?: AnyDocument;
}

/** What is typed in the form of one document, and which version of the document that is based on. */
export function useEditorDraft(
  key: ResourceKey,
  document: AnyDocument | undefined,
  { prefill, recovered, conflict }: DraftOptions,
) {
  const resource: ResourceDefinition = resources[key];
  const [initial] = useState(() => {
    const saved = { ...toDraft(resource, document), ...prefill };
    const edit = { base: document, saved, typed: recovered ?? saved };
    const continued = conflict && rebaseEdit(resource, edit, conflict);
    return continued ?? { ...edit, merged: undefined, conflict };
  });
  const [state, setState] = useState<EditorState>({
    ...{ base: initial.base, ...noErrors },
    ...{ conflict: initial.conflict, merged: initial.merged },
  });
  const [savedDraft, setSaved] = useState<Draft>(initial.saved);
  const [typed] = useState(() => createStore<Draft>(() => initial.typed));
  const draft = useStore(typed);
  // Refs, because answers arrive after renderings that changed them.
  const latestBase = useRef(initial.base);
  const latestSaved = useRef(initial.saved);

  function setSavedDraft(next: Draft) {
    latestSaved.current = next;
    setSaved(next);
  }

  function rebase(base: AnyDocument | undefined) {
    latestBase.current = base;
    setState({ base, ...noErrors });
  }

  const setBase = useCallback((base: AnyDocument) => {
    latestBase.current = base;
    setState((before) => ({ ...before, base }));
  }, []);

  const { base, problems, validatedDraft } = state;
  const form = useMemo<Form>(
    () => ({ resource, base, typed, problems, validatedDraft }),
    [resource, base, typed, problems, validatedDraft],
  );
  return {
    ...{ resource, state, setState, typed, draft, rebase },
    ...{ savedDraft, setSavedDraft, latestBase, latestSaved },
    isDirty: changedFields(draft, savedDraft).length > 0,
    /** For the inputs. */
    form,
    /** Takes over a stored document that says what the form says. */
    setBase,
    /** Adds facts that were saved apart from the form to the base; the saved draft stays. */
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
      typed.setState(withLaterEdits(next, sent, typed.getState()), true);
    },
    /**
     * Continues with both edits on what others have saved, unless both changed the same: then it has to
     * be asked about. @returns whether it could
     */
    tryMerge(theirs: AnyDocument): boolean {
      const saved = latestSaved.current;
      const edit = { base: latestBase.current, saved, typed: typed.getState() };
      const continued = rebaseEdit(resource, edit, theirs);
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
    /** Replaces all that is typed by `values`, based on the version that another editor has saved. */
    takeMerged(values: Draft) {
      rebase(state.conflict);
      setSavedDraft(toDraft(resource, state.conflict));
      typed.setState(values, true);
    },
  };
}
