import type { Operation } from '@pressline/shared-api';
import type { StoredOperation, StoredStep } from './StoredOperation';

/** An operation as the API answers it. */
export function describeOperation(
  { _id, title, by, at, state }: StoredOperation,
  steps: readonly StoredStep[],
): Operation {
  const inState = (...states: StoredStep['state'][]) =>
    steps.filter((step) => states.includes(step.state));
  /** An article and its unpublished changes are one document. */
  const countIn = (...states: StoredStep['state'][]) =>
    new Set(inState(...states).map(({ documentId }) => String(documentId))).size;
  const changed = countIn('done', 'stays');
  return {
    ...{ id: String(_id), title, by, state, changed },
    at: at.toISOString(),
    restored: countIn('undone'),
    refused: inState('refused', 'stays').map(({ key, documentId, title: name, message = '' }) => ({
      ...{ resource: key, id: String(documentId), title: name, message },
    })),
    canUndo: state === 'done' && changed > 0,
  };
}
