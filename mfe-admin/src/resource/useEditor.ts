import {
  ApiError,
  type ResourceDefinition,
  type ResourceKey,
  resources,
} from '@pressline/shared-api';
import { useRef, useState } from 'react';
import { errorReason } from '../auth/errorReason';
import { useUnsavedWork } from '../auth/useUnsavedWork';
import {
  changedFields,
  type Draft,
  type DraftValue,
  findProblems,
  type Problems,
  toBody,
  toDraft,
} from './draft';
import { useDocumentMutations } from './useDocumentMutations';
import type { AnyDocument } from './useResourceApi';

interface EditorState {
  /** The record that the draft is based on; undefined for a new one. */
  base: AnyDocument | undefined;
  problems: Problems;
  /** Why the last save failed, when no field says so. */
  failure: string | undefined;
  /** The record as somebody else has saved it meanwhile. */
  conflict: AnyDocument | undefined;
}

const untroubled = { problems: {}, failure: undefined, conflict: undefined };

/** The server's messages at the inputs they are about: `tags.2` is about `tags`. */
function placeProblems(resource: ResourceDefinition, fields: Problems): Problems {
  const placed = Object.entries(fields).map(([path, message]) => [path.split('.')[0], message]);
  return Object.fromEntries(placed.filter(([name]) => name && name in resource.fields));
}

function troubleOf(resource: ResourceDefinition, error: unknown): Omit<EditorState, 'base'> {
  const answer = error instanceof ApiError ? error : undefined;
  const problems = placeProblems(resource, answer?.fields ?? {});
  const conflict = answer?.status === 409 ? (answer.current as AnyDocument | undefined) : undefined;
  const isExplained = conflict !== undefined || Object.keys(problems).length > 0;
  return { problems, conflict, failure: isExplained ? undefined : errorReason(error) };
}

/** The form of one record: what is typed, whether it is saved, and every way in which saving fails. */
export function useEditor(
  key: ResourceKey,
  document: AnyDocument | undefined,
  onSaved: () => void,
) {
  const resource: ResourceDefinition = resources[key];
  const { save } = useDocumentMutations(key);
  const [state, setState] = useState<EditorState>({ base: document, ...untroubled });
  const [draft, setDraft] = useState(() => toDraft(resource, document));
  const [savedDraft, setSavedDraft] = useState(draft);
  // What is on the screen by the time an answer arrives.
  const latestDraft = useRef(draft);
  const isDirty = changedFields(draft, savedDraft).length > 0;
  useUnsavedWork(isDirty);

  function changeDraft(next: Draft) {
    latestDraft.current = next;
    setDraft(next);
  }

  async function submit(base: AnyDocument | undefined): Promise<void> {
    if (save.isPending) return;
    const problems = findProblems(resource, draft, base === undefined);
    setState((before) => ({ ...before, problems, failure: undefined }));
    if (Object.keys(problems).length > 0) return;
    try {
      const stored = await save.mutateAsync({ base, body: toBody(resource, draft, base) });
      if (latestDraft.current === draft) return onSaved();
      setState({ base: stored, ...untroubled });
      setSavedDraft(draft);
    } catch (error) {
      setState((before) => ({ ...before, ...troubleOf(resource, error) }));
    }
  }

  return {
    ...state,
    resource,
    draft,
    isDirty,
    isBusy: save.isPending,
    setValue(name: string, value: DraftValue) {
      changeDraft({ ...latestDraft.current, [name]: value });
    },
    save: () => submit(state.base),
    /** Saves the draft on top of what somebody else has saved. */
    saveAnyway: () => submit(state.conflict),
    /** Replaces the draft by what somebody else has saved. */
    loadLatest() {
      const next = toDraft(resource, state.conflict);
      changeDraft(next);
      setSavedDraft(next);
      setState({ base: state.conflict, ...untroubled });
    },
  };
}
