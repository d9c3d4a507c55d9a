import { ApiError, type ArticlePins, type PinnedArticle } from '@pressline/shared-api';
import { useMutation, useQuery, useQueryClient } from '@pressline/shared-api/query';
import { showToast } from '@pressline/shared-ui/toast';
import { useRef } from 'react';
import { errorReason } from '../auth/errorReason';
import { useApi } from '../auth/useSession';
import { ADMIN_QUERIES, HELP_QUERIES } from '../resource/queryKeys';

const SHOWN = 'related-shown';

/** The pins of one article. Changes are shown at once and saved one after the other. */
export function usePins(articleId: string) {
  const { admin } = useApi();
  const queryClient = useQueryClient();
  const queryKey = [ADMIN_QUERIES, 'related', articleId];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => admin.related.get(articleId, { signal }),
    staleTime: 0,
    networkMode: 'always',
  });
  // Each change builds on the one before it, whose answer may still be on its way.
  const version = useRef<number>(undefined);

  const save = useMutation({
    scope: { id: `pins-${articleId}` },
    networkMode: 'always',
    mutationFn: (pins: readonly PinnedArticle[]) =>
      admin.related.update(articleId, {
        articleIds: pins.map(({ id }) => id),
        version: version.current ?? query.data?.version ?? 0,
      }),
    onMutate(pins) {
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<ArticlePins>(
        queryKey,
        (before) => before && { ...before, pins: [...pins] },
      );
    },
    onSuccess(stored) {
      version.current = stored.version;
      showToast({ title: 'Related articles updated successfully' });
    },
    onError(error) {
      version.current = undefined;
      if (error instanceof ApiError && error.status === 409 && error.current) {
        queryClient.setQueryData(queryKey, error.current as ArticlePins);
      }
      showToast({
        title: 'Failed to update related articles',
        description: errorReason(error),
        variant: 'destructive',
      });
    },
    onSettled(_answer, error) {
      if (error instanceof ApiError && error.status === 401) return;
      if (queryClient.isMutating({ mutationKey: queryKey }) > 1) return;
      version.current = undefined;
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: [ADMIN_QUERIES, SHOWN] });
      void queryClient.invalidateQueries({ queryKey: [HELP_QUERIES] });
    },
    mutationKey: queryKey,
  });
  return { query, pins: query.data?.pins, save: save.mutate };
}

/** What readers of a published article see beside it. */
export function useShownRelated(slug: string, isPublished: boolean) {
  const { help } = useApi();
  return useQuery({
    queryKey: [ADMIN_QUERIES, SHOWN, slug],
    queryFn: ({ signal }) => help.articles.get(slug, { signal }),
    enabled: isPublished,
    staleTime: 0,
    networkMode: 'always',
    select: ({ related }) => related,
  });
}
