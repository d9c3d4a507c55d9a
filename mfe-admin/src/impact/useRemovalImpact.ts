import type { ResourceKey } from '@pressline/shared-api';
import { useRef } from 'react';
import { useApi } from '../auth/useSession';
import { impactText } from './impactText';

/**
 * Finds what depends on documents before they are deleted. An answer that does not come keeps nobody
 * from deleting, which can be undone. A second call waits for nothing while the first is under way.
 */
export function useRemovalImpact(key: ResourceKey) {
  const { operations } = useApi();
  const isAsking = useRef(false);
  return async (ids: readonly string[], then: (impact: string) => void): Promise<void> => {
    if (isAsking.current) return;
    if (key === 'users') return then('');
    isAsking.current = true;
    const { groups } = await operations
      .impact({ resource: key, action: 'delete', ids: [...ids] })
      .catch(() => ({ groups: [] }));
    isAsking.current = false;
    then(impactText(groups, ids.length));
  };
}
