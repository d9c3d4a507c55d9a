import type { Operation } from '@pressline/shared-api';
import { showToast } from '@pressline/shared-ui/toast';
import { useEffect, useRef } from 'react';
import { useAdminQuery } from '../form/api/queries';
import { useApi } from '../form/api/useApi';
import { useInvalidateContent, useWrite } from '../form/api/writes';

const EVERY_MS = 2_000;

const isUnderWay = ({ state }: Operation) => state === 'running' || state === 'undoing';

/** The import that began last, asked for again and again while it goes on, and its undo. */
export function useLatestImport(onUndone: () => void) {
  const { operations } = useApi();
  const { data, ...query } = useAdminQuery(
    ['import'],
    (init) => operations.list({ kind: 'import', limit: 1 }, init),
    {
      staleTime: 0,
      refetchInterval: ({ state }) => {
        const [latest] = state.data?.operations ?? [];
        return latest && isUnderWay(latest) ? EVERY_MS : false;
      },
    },
  );
  const operation = data?.operations[0];
  const isBusy = operation !== undefined && isUnderWay(operation);

  const invalidateContent = useInvalidateContent();
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) invalidateContent();
    wasBusy.current = isBusy;
  });

  const undo = useWrite('Failed to undo the import', {
    mutationFn: ({ id }: Operation) => operations.undo(id),
    onSuccess(undone) {
      onUndone();
      if (undone.state === 'undone') showToast({ title: 'Import undone' });
    },
  });
  return { operation, isBusy, query, undo };
}
