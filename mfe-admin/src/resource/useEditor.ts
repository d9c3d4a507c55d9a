import {
  ApiError,
  isContent,
  type ResourceDefinition,
  type ResourceKey,
  resources,
} from '@pressline/shared-api';
import { useRef, useState } from 'react';
import { errorReason } from '../auth/errorReason';
import { useDocumentMutations } from '../documents/useDocumentMutations';
import type { AnyDocument } from '../documents/useResourceApi';
import {
  changedFields,
  type Draft,
  findProblems,
  type Problems,
  toBody,
  toDraft,
} from '../fields/draft';
import type { DraftValue } from '../fields/FieldOnScreen';

interface EditorState {
  /** The document that the draft is based on; undefined for a new one. */
  base: AnyDocument | undefined;
  /** What the last save found in `judged`, the form as it was then. */
  found: Problems;
  judged: Draft;
  /** Why the last save failed, when no field says so. */
  failure: string | undefined;
  /** The version that somebody else saved in the meantime. */
  conflict: AnyDocument | undefined;
  /** Somebody has deleted the document in the meantime. */
  isDeleted: boolean;
}

const untroubled = {
  found: {},
  judged: {},
  failure: undefined,
  conflict: undefined,
  isDeleted: false,
};

/** Moves each of the server's messages to its input: `tags.2` is about `tags`. */
function placeProblems(resource: ResourceDefinition, fields: Problems): Problems {
  const placed = Object.entries(fields).map(([path, message]) => [path.split('.')[0], message]);
  return Object.fromEntries(placed.filter(([name]) => name && name in resource.fields));
}

function troubleOf(resource: ResourceDefinition, isUpdate: boolean, error: unknown) {
  const answer = error instanceof ApiError ? error : undefined;
  const found = placeProblems(resource, answer?.fields ?? {});
  const conflict = answer?.status === 409 ? (answer.current as AnyDocument | undefined) : undefined;
  const isDeleted = isUpdate && answer?.status === 404 && isContent(resource);
  const isExplained = conflict !== undefined || isDeleted || Object.keys(found).length > 0;
  return { found, conflict, isDeleted, failure: isExplained ? undefined : errorReason(error) };
}

export interface EditorOptions {
  /** What a new document begins with besides the defaults. */
  prefill?: Draft;
  /** What was typed before and not saved. */
  recovered?: Draft;
}

interface SaveOptions {
  /** The form stays open although all of it is saved. */
  stays?: boolean;
}

/** `next` with what was typed since `sent`: the visitor has gone on typing. */
function keepTyped(next: Draft, sent: Draft, typed: Draft): Draft {
  const later = changedFields(typed, sent).map((name) => [name, typed[name]]);
  return { ...next, ...Object.fromEntries(later) };
}

/**
 * The form of one document: what is typed, whether it is saved, and every way in which saving fails.
 * `onStored` is called after each save, with whether everything is saved and the form may close.
 */
export function useEditor(
  key: ResourceKey,
  document: AnyDocument | undefined,
  onStored: (stored: AnyDocument, isDone: boolean) => void,
  { prefill, recovered }: EditorOptions = {},
) {
  const resource: ResourceDefinition = resources[key];
  const { save } = useDocumentMutations(key);
  const [state, setState] = useState<EditorState>({ base: document, ...untroubled });
  const [savedDraft, setSavedDraft] = useState<Draft>(() => ({
    ...toDraft(resource, document),
    ...prefill,
  }));
  const [draft, setDraft] = useState<Draft>(recovered ?? savedDraft);
  // Read when an answer arrives: the visitor may have typed in the meantime.
  const latestDraft = useRef(draft);
  const isDirty = changedFields(draft, savedDraft).length > 0;
  const lastOptions = useRef<SaveOptions>({});
  // A ref, because a second key press may come before the next rendering.
  const isSaving = useRef(false);

  function changeDraft(next: Draft) {
    latestDraft.current = next;
    setDraft(next);
  }

  /** Goes on from a stored document; what was typed since `sent` stays. */
  function adopt(stored: AnyDocument, sent: Draft) {
    const next = toDraft(resource, stored);
    setState({ base: stored, ...untroubled });
    setSavedDraft(next);
    changeDraft(keepTyped(next, sent, latestDraft.current));
  }

  function submit(base: AnyDocument | undefined, options: SaveOptions = {}) {
    if (isSaving.current) return;
    lastOptions.current = options;
    const sent = latestDraft.current;
    const found = findProblems(resource, sent, base === undefined);
    setState((before) => ({ ...before, found, judged: sent, failure: undefined }));
    if (Object.keys(found).length > 0) return;
    isSaving.current = true;
    const change = { base, body: toBody(resource, sent, base) };
    // The callbacks run only while the form is mounted, so nothing closes after it was left.
    save.mutate(change, {
      onSuccess(stored) {
        const isComplete = latestDraft.current === sent;
        adopt(stored, sent);
        onStored(stored, isComplete && !options.stays);
      },
      onError(error) {
        const trouble = troubleOf(resource, base !== undefined, error);
        setState((before) => ({ ...before, ...trouble }));
      },
      onSettled() {
        isSaving.current = false;
      },
    });
  }

  const { base, found, judged, failure, conflict, isDeleted } = state;
  const isAsJudged = ([name]: [string, string]) => draft[name] === judged[name];
  return {
    base,
    failure,
    conflict,
    isDeleted,
    /** The same object until the next save, for what is done once about it. */
    found,
    /** Those of `found` that are still there: a problem goes when its field is changed. */
    problems: Object.fromEntries(Object.entries(found).filter(isAsJudged)),
    resource,
    draft,
    savedDraft,
    isDirty,
    isBusy: save.isPending,
    setValue(name: string, value: DraftValue) {
      changeDraft({ ...latestDraft.current, [name]: value });
    },
    save: (options?: SaveOptions) => submit(base, options),
    /** Saves `merged` based on the conflicting version, with the options of the refused save. */
    saveMerged(merged: Draft) {
      const theirs = conflict;
      setState({ base: theirs, ...untroubled });
      setSavedDraft(toDraft(resource, theirs));
      changeDraft(merged);
      submit(theirs, lastOptions.current);
    },
    /** Saves the text of a deleted document: on the restored one, or as a new one. */
    saveDeleted(restored?: AnyDocument) {
      if (restored && restored.version !== Number(base?.version) + 1) {
        // Somebody had changed it before it was deleted.
        setState((before) => ({ ...before, isDeleted: false, conflict: restored }));
        return;
      }
      setState({ base: restored, ...untroubled });
      submit(restored, lastOptions.current);
    },
    /** Goes on from another version of the document, in place of everything in the form. */
    replace: (stored: AnyDocument) => adopt(stored, latestDraft.current),
  };
}
