import { ApiError, type ArticlePins, type PinnedArticle } from '@pressline/shared-api';
import { useMutation, useQuery, useQueryClient } from '@pressline/shared-api/query';
import { showToast } from '@pressline/shared-ui/toast';
import { useRef } from 'react';
import { editQueries } from '../form/api/editQueries';
import { showFailure } from '../form/api/failures';
import { ADMIN_QUERIES, useAdminQuery } from '../form/api/queries';
import { useApi } from '../form/api/useApi';
import { HELP_QUERIES } from '../form/api/writes';

const SHOWN = 'related-shown';

/** A version of the pins, and the change that is to be made to it. */
interface Change {
  pins: readonly PinnedArticle[];
  /** Shared by changes that build on one another: each puts the version it made here. */
  base: { version: number };
}

/** The pins of one article. Changes are shown at once and saved one after the other. */
export function usePins(articleId: string) {
  const { admin } = useApi();
  const queryClient = useQueryClient();
  const queryKey = [ADMIN_QUERIES, 'related', articleId];
  // None of the writes that the lists wait for.
  const mutationKey = ['pins', articleId];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => admin.related.get(articleId, { signal }),
  });
  const base = useRef<Change['base']>(undefined);

  const edit = (change: (before: ArticlePins) => ArticlePins) =>
    editQueries(queryClient, queryKey, change);
  const mutation = useMutation({
    mutationKey,
    scope: { id: `pins-${articleId}` },
    mutationFn: ({ pins, base: { version } }: Change) =>
      admin.related.update(articleId, { articleIds: pins.map(({ id }) => id), version }),
    onMutate: ({ pins }) => edit((before) => ({ ...before, pins: [...pins] })),
    onSuccess({ version }, change) {
      change.base.version = version;
      // The next change may come before the refetch, and cancels it.
      edit((before) => ({ ...before, version }));
      showToast({ title: 'Related articles updated successfully' });
    },
    onError(error, _change, rollback) {
      rollback?.();
      // After a conflict the queued changes are based on the refused one, and are refused too.
      base.current = undefined;
      if (error instanceof ApiError && error.status === 409 && error.current) {
        queryClient.setQueryData(queryKey, error.current as ArticlePins);
      }
      showFailure('Failed to update related articles', error);
    },
    onSettled(_answer, error) {
      if (error instanceof ApiError && error.status === 401) return;
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      base.current = undefined;
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: [ADMIN_QUERIES, SHOWN] });
      void queryClient.invalidateQueries({ queryKey: [HELP_QUERIES] });
    },
  });

  function save(pins: readonly PinnedArticle[]) {
    const known = queryClient.getQueryData<ArticlePins>(queryKey);
    base.current ??= { version: known?.version ?? 0 };
    mutation.mutate({ pins, base: base.current });
  }
  return { query, pins: query.data?.pins, save };
}

export function usePublicRelated(slug: string, isPublished: boolean) {
  const { help } = useApi();
  return useAdminQuery([SHOWN, slug], (init) => help.articles.get(slug, init), {
    enabled: isPublished,
    select: ({ related }) => related,
  });
}
