import type { ImpactGroup, ResourceKey } from '@pressline/shared-api';
import { useRef } from 'react';
import { useApi } from '../auth/useSession';
import { impactText } from './impactText';

/** Gets what depends on documents in sentences, and as it is; undefined when no answer came. */
type Then = (impact: string, groups: readonly ImpactGroup[] | undefined) => void;

/**
 * Finds what depends on documents before they are deleted. An answer that does not come keeps nobody
 * from deleting. A second call waits for nothing while the first is under way.
 */
export function useRemovalImpact(key: ResourceKey) {
  const { operations } = useApi();
  const isAsking = useRef(false);
  return async (ids: readonly string[], then: Then): Promise<void> => {
    if (isAsking.current) return;
    isAsking.current = true;
    const answer = await operations
      .impact({ resource: key, action: 'delete', ids: [...ids] })
      .catch(() => undefined);
    isAsking.current = false;
    then(impactText(answer?.groups ?? [], ids.length), answer?.groups);
  };
}
