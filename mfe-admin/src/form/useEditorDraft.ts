import { type ResourceDefinition, type ResourceKey, resources } from '@pressline/shared-api';
import { useCallback, useMemo, useRef, useState } from 'react';
import { createStore, useStore } from 'zustand';
import type { AnyBody, AnyDocument } from './api/useApi';
import {
  createdOf,
  type EditorState,
  noErrors,
  rebaseEdit,
  startOf,
  withLaterEdits,
} from './editorState';
import { changedFields, type Draft, toDraft } from './fields/draft';
import type { Form } from './fields/formContext';
import { mergeEdits } from './fields/mergeEdits';

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
  /** What the form said when it was opened, with what others have changed since. */
  const [opened, setOpened] = useState(initial.typed);
  // Refs, because answers arrive after renderings that changed them.
  const latestBase = useRef(initial.base);
  const latestSaved = useRef(initial.saved);

  function addOthers(before: Draft, theirs: Draft) {
    const names = changedFields(theirs, before);
    const values = Object.fromEntries(names.map((name) => [name, theirs[name] ?? '']));
    setOpened((was) => ({ ...was, ...values }));
  }

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
    () => ({ resource, base: createdOf(base), typed, problems, validatedDraft }),
    [resource, base, typed, problems, validatedDraft],
  );
  return {
    ...{ resource, state, setState, typed, draft, rebase },
    ...{ savedDraft, setSavedDraft, latestBase, latestSaved },
    isDirty: changedFields(draft, savedDraft).length > 0,
    /** Whether something was typed since the form was opened, saved meanwhile or not. */
    isTyped: changedFields(draft, opened).length > 0,
    /** Puts the form back to what it said when it was opened. @returns what was typed */
    takeBack(): Draft {
      const before = typed.getState();
      typed.setState(opened, true);
      return before;
    },
    /** What is typed and not saved; undefined when that is nothing. */
    unsaved(): { draft: Draft; saved: Draft } | undefined {
      const edit = { draft: typed.getState(), saved: latestSaved.current };
      return changedFields(edit.draft, edit.saved).length > 0 ? edit : undefined;
    },
    /** What edits are based on, also before the form is rendered with it. */
    readLatest: () => latestBase.current,
    /** Continues an edit that was not saved: merged, or asked about where the document changed since. */
    recover(edit: { draft: Draft; saved: Draft }) {
      const theirs = latestSaved.current;
      const sides = {
        ...{ base: { ...theirs, ...edit.saved }, mine: { ...theirs, ...edit.draft } },
        theirs,
      };
      const merge = mergeEdits(resource, sides);
      const conflict = merge.conflicts.length > 0 ? latestBase.current : undefined;
      if (conflict) {
        setSavedDraft(sides.base);
        setState((before) => ({ ...before, conflict }));
      }
      typed.setState(conflict ? sides.mine : merge.draft, true);
    },
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
      setOpened(next);
      typed.setState(withLaterEdits(next, sent, typed.getState()), true);
    },
    /**
     * Continues with both edits on what others have saved, unless both changed the same: then it has to
     * be asked about. @returns whether it could
     */
    tryMerge(theirs: AnyDocument): boolean {
      const last = { base: latestBase.current, saved: latestSaved.current };
      const saved = startOf(resource, last, theirs);
      const continued = rebaseEdit(resource, { ...last, typed: typed.getState() }, theirs);
      if (!continued) {
        setSavedDraft(saved);
        setState((before) => ({ ...before, conflict: theirs }));
        return false;
      }
      rebase(theirs);
      setState((before) => ({ ...before, merged: continued.merged }));
      setSavedDraft(continued.saved);
      addOthers(saved, continued.saved);
      typed.setState(continued.typed, true);
      return true;
    },
    /** Replaces all that is typed by `values`, based on the version that another editor has saved. */
    takeMerged(values: Draft) {
      const theirs = toDraft(resource, state.conflict);
      rebase(state.conflict);
      addOthers(latestSaved.current, theirs);
      setSavedDraft(theirs);
      typed.setState(values, true);
    },
  };
}
