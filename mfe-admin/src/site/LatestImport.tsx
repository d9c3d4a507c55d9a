import type { Operation } from '@pressline/shared-api';
import { Cluster, Stack } from '@pressline/shared-ui';
import { formatCount, formatNumber, formatTime } from '@pressline/shared-ui/format';
import { FetchFailure } from '../form/api/failures';
import { Notice, SmallButton } from '../form/controls';
import { Rows } from './ImportReport';
import type { useLatestImport } from './useLatestImport';

const TEXTS = {
  running: 'Importing',
  undoing: 'Undoing the import',
  done: 'Imported',
  undone: 'Undid the import of',
} as const;

type FullName = (username: unknown) => string;

/** What an import has done by now, or its undo. */
function textOf(operation: Operation, fullName: FullName): string {
  const { state, total, changed, restored, by, at } = operation;
  const done = state === 'running' || state === 'done' ? changed : restored;
  const all = formatCount(total, 'item');
  if (state === 'running' || state === 'undoing') {
    return `${TEXTS[state]}: ${formatNumber(done)} of ${all}.`;
  }
  const when = `${formatTime(at)}${by ? ` by ${fullName(by)}` : ''}`;
  return `${TEXTS[state]} ${formatCount(done, 'item')}, ${when}.`;
}

/** How far the latest import is, what it left out, and its undo. */
export function LatestImport({
  operation,
  isBusy,
  query,
  undo,
  fullName,
}: ReturnType<typeof useLatestImport> & { fullName: FullName }) {
  const { state, total, changed, restored, refused = [], canUndo } = operation ?? {};
  const what = state === 'undone' ? 'left as is' : 'not imported';
  const left = refused.length > 0 && `${formatNumber(refused.length)} ${what}:`;
  return (
    <>
      <FetchFailure query={query} message="Failed to load the latest import" />
      <Notice role="status" data-tone={refused.length > 0 ? 'danger' : undefined}>
        {operation && (
          <Stack gap="xs">
            <Cluster align="between">
              <span>{[textOf(operation, fullName), left].filter(Boolean).join(' ')}</span>
              {canUndo && (
                <SmallButton
                  label="Undo"
                  aria-label="Undo the import"
                  isBusy={undo.isPending}
                  onClick={() => undo.mutate(operation)}
                />
              )}
            </Cluster>
            {isBusy && (
              <progress
                aria-label={state === 'running' ? 'Imported' : 'Undone'}
                value={state === 'running' ? changed : restored}
                max={total}
              />
            )}
          </Stack>
        )}
      </Notice>
      {refused.length > 0 && (
        <Rows aria-label={state === 'undone' ? 'Left as is' : 'Not imported'}>
          {refused.map(({ id, title, message }) => (
            <li key={id + message} data-tone="danger">
              <strong>{title}</strong> {message}
            </li>
          ))}
        </Rows>
      )}
    </>
  );
}
