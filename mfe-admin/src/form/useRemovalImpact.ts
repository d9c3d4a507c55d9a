import type { ImpactGroup, ResourceKey } from '@pressline/shared-api';
import { type ReactNode, useRef } from 'react';
import { useApi } from './api/useSession';
import { impactText } from './impactText';

/** Receives the dependants as text and as data: empty if there are none, undefined if the server did not answer. */
type Then = (impact: ReactNode, groups: readonly ImpactGroup[] | undefined) => void;

/**
 * Finds what depends on documents before they are deleted. If the server does not answer, the deletion
 * goes on. A second call while the first is running does nothing.
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
