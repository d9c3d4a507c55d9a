import type { FreshnessBody } from '@pressline/shared-api';
import { formatCount, formatDay } from '@pressline/shared-ui/format';
import { showToast } from '@pressline/shared-ui/toast';
import { useApi } from '../form/api/useSession';
import { useWrite } from '../form/api/useWrites';

export function useVerify() {
  const { freshness } = useApi().admin;
  return useWrite('Failed to verify', {
    mutationFn: (ids: readonly string[]) => freshness.verify(ids),
    onSuccess({ verified }) {
      const [first] = verified;
      const title =
        verified.length === 1 && first
          ? `Verified until ${formatDay(first.verifiedUntil)}`
          : `${formatCount(verified.length, 'article')} verified`;
      showToast({ title });
    },
  });
}

export function useFreshness(articleId: string) {
  const { freshness } = useApi().admin;
  return useWrite('Failed to save owner and date', {
    mutationFn: (body: FreshnessBody) => freshness.set(articleId, body),
    onSuccess(_article, { owner }) {
      showToast({ title: owner === undefined ? 'Date saved' : 'Owner saved' });
    },
  });
}
