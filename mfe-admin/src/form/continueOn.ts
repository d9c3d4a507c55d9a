import type { ResourceDefinition } from '@pressline/shared-api';
import type { AnyDocument } from './api/useResourceApi';
import type { Merged } from './editorState';
import { type Draft, toDraft } from './fields/draft';
import { mergeEdits } from './fields/mergeEdits';

interface Edit {
  base: AnyDocument | undefined;
  /** What `base` says in the form. */
  saved: Draft;
  typed: Draft;
}

const isSameState = (one: AnyDocument, other: AnyDocument) =>
  one.version === other.version && (one.copyVersion ?? 0) === (other.copyVersion ?? 0);

/** An edit on what others have saved since; undefined where both changed the same. */
export function continueOn(resource: ResourceDefinition, edit: Edit, theirs: AnyDocument) {
  const { base, saved, typed } = edit;
  // Refused on the very state that it was based on, it would be refused again.
  if (!base || isSameState(base, theirs)) return undefined;
  const after = toDraft(resource, theirs);
  const { draft, open, changed } = mergeEdits(resource, {
    base: saved,
    mine: typed,
    theirs: after,
  });
  if (open.length > 0) return undefined;
  const merged: Merged = { before: base, after: theirs, changed };
  return { base: theirs, saved: after, typed: draft, merged, conflict: undefined };
}
