import type { ImpactGroup, ResourceKey } from '@pressline/shared-api';
import { type ReactNode, useRef } from 'react';
import { useApi } from '../auth/useSession';
import { decidesSearches } from '../searchWork/useWordingGuard';
import { impactText } from './impactText';

/** Receives the dependants as text and as data: empty if there are none, undefined if the server did not answer. */
type Then = (impact: ReactNode, groups: readonly ImpactGroup[] | undefined) => void;

/**
 * Finds what depends on documents before they are deleted, and which guarded queries would get worse. If
 * the server does not answer, the deletion goes on. A second call while the first is running does nothing.
 */
export function useRemovalImpact(key: ResourceKey) {
  const { operations, searchWork } = useApi();
  const isAsking = useRef(false);
  return async (ids: readonly string[], then: Then): Promise<void> => {
    if (isAsking.current) return;
    isAsking.current = true;
    const [answer, judged] = await Promise.all([
      operations.impact({ resource: key, action: 'delete', ids: [...ids] }).catch(() => undefined),
      decidesSearches(key) && searchWork.judge({ removed: [...ids] }).catch(() => undefined),
    ]);
    isAsking.current = false;
    const worse = judged ? judged.findings.map(({ message }) => message) : [];
    const impact = impactText(answer?.groups ?? [], ids.length);
    then(worse.length > 0 ? [impact, worse.join(' ')] : impact, answer?.groups);
  };
}
