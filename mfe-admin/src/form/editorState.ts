import { ApiError, isContent, type ResourceDefinition } from '@pressline/shared-api';
import { errorReason } from './api/failures';
import type { AnyDocument } from './api/useApi';
import { changedFields, type Draft, type Problems, toDraft } from './fields/draft';
import { mergeEdits } from './fields/mergeEdits';

export interface EditorState {
  /** The document that the draft is based on; undefined for a new one. */
  base: AnyDocument | undefined;
  /** What the last save found in `validatedDraft`, the form as it was then. */
  problems: Problems;
  validatedDraft: Draft;
  /** Why the last save failed, when no field says so. */
  failure: string | undefined;
  /** The version that another editor saved in the meantime. */
  conflict: AnyDocument | undefined;
  isDeleted: boolean;
  /** The last edit of another editor that was merged without a question. */
  merged: Merged | undefined;
}

export interface Merged {
  before: AnyDocument;
  after: AnyDocument;
  /** Labels of the fields that were changed. */
  changed: readonly string[];
  /** Whether a save waits until they were looked at. */
  isSavePaused?: boolean;
}

export const noErrors = {
  problems: {},
  validatedDraft: {},
  failure: undefined,
  conflict: undefined,
  isDeleted: false,
  merged: undefined,
};

/** Makes the document that an edit of `base` has met from what a conflict answers. */
export type ConflictOf = (current: unknown, base: AnyDocument) => AnyDocument;

/** Moves each of the server's messages to its input: `tags.2` and `values.tags` are about `tags`. */
function problemsByField(draft: Draft, fields: Problems): Problems {
  const byField = Object.entries(fields).map(([path, message]) => [
    path.replace(/^values\./, '').split('.')[0],
    message,
  ]);
  return Object.fromEntries(byField.filter(([name]) => name && name in draft));
}

export function saveErrorOf(
  resource: ResourceDefinition,
  sent: Draft,
  base: AnyDocument | undefined,
  error: unknown,
  conflictOf: ConflictOf = (current) => current as AnyDocument,
) {
  const answer = error instanceof ApiError ? error : undefined;
  const problems = problemsByField(sent, answer?.fields ?? {});
  const isConflict = answer?.status === 409 && answer.current !== undefined && base;
  const conflict = isConflict ? conflictOf(answer.current, base) : undefined;
  const isDeleted = createdOf(base) !== undefined && answer?.status === 404 && isContent(resource);
  const isExplained = conflict !== undefined || isDeleted || Object.keys(problems).length > 0;
  return { problems, conflict, isDeleted, failure: isExplained ? undefined : errorReason(error) };
}

/** `next` with the fields that the editor has changed since `sent`. */
export function withLaterEdits(next: Draft, sent: Draft, typed: Draft): Draft {
  const later = changedFields(typed, sent).map((name) => [name, typed[name]]);
  return { ...next, ...Object.fromEntries(later) };
}

/** The document, unless it was not created yet: what is typed may have a draft before. */
export const createdOf = (base: AnyDocument | undefined): AnyDocument | undefined =>
  base && base.version > 0 ? base : undefined;

/** Whether the server has the document, or a draft of it. */
export const isStored = (base: AnyDocument | undefined): base is AnyDocument =>
  base !== undefined && (base.version > 0 || Number(base.copyVersion ?? 0) > 0);

interface Edit {
  base: AnyDocument | undefined;
  /** What `base` says in the form. */
  saved: Draft;
  typed: Draft;
}

const isSameState = (one: AnyDocument, other: AnyDocument) =>
  one.version === other.version && (one.copyVersion ?? 0) === (other.copyVersion ?? 0);

/**
 * What an edit began with, as a form says it. Where others have changed a document under the draft of
 * this edit, that draft is a part of the edit, which began with its `basis`.
 */
export function startOf(
  resource: ResourceDefinition,
  { base, saved }: Pick<Edit, 'base' | 'saved'>,
  theirs: AnyDocument,
): Draft {
  const isOwnDraft = Number(theirs.copyVersion) > 0 && theirs.copyVersion === base?.copyVersion;
  if (!base?.basis || !isOwnDraft || theirs.basis) return saved;
  return { ...saved, ...toDraft(resource, { ...base, ...base.basis }) };
}

/** The edit, based on what others have saved since; undefined when both changed the same field. */
export function rebaseEdit(resource: ResourceDefinition, edit: Edit, theirs: AnyDocument) {
  const { base, typed } = edit;
  // Refused on the very state that it was based on, it would be refused again.
  if (!base || isSameState(base, theirs)) return undefined;
  const after = toDraft(resource, theirs);
  const { draft, conflicts, changed } = mergeEdits(resource, {
    base: startOf(resource, edit, theirs),
    mine: typed,
    theirs: after,
  });
  if (conflicts.length > 0) return undefined;
  const merged: Merged = { before: base, after: theirs, changed };
  return { base: theirs, saved: after, typed: draft, merged, conflict: undefined };
}
