import type { Presence } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { Badge } from '@pressline/shared-ui';
import { formatClock } from '@pressline/shared-ui/format';
import { useEffect } from 'react';
import { readToken } from '../form/api/credentials';
import { ADMIN_QUERIES, useFullName } from '../form/api/queries';
import { useIsActive } from '../form/api/timing';
import { useApi } from '../form/api/useApi';

const EVERY_MS = 20_000;
const NO_EDITORS: Presence['editors'] = [];

/** The others who edit an article; with its id the present user counts as editing it, too. */
export function usePresence(articleId?: string): Presence['editors'] {
  const { presence } = useApi().admin;
  const isActive = useIsActive();
  const { data } = useQuery<Presence>({
    queryKey: [ADMIN_QUERIES, 'presence', articleId ?? 'all'],
    async queryFn({ signal }) {
      // The user declined to log in again: the next save asks, polling does not.
      if (readToken() === null) return { editors: NO_EDITORS };
      return articleId ? presence.enter(articleId) : presence.list({ signal });
    },
    refetchInterval: EVERY_MS,
    enabled: isActive,
    retry: false,
    gcTime: 0,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this article is left
  useEffect(() => {
    if (!articleId) return undefined;
    return () => void presence.leave(articleId).catch(() => undefined);
  }, [articleId]);

  return data?.editors.length ? data.editors : NO_EDITORS;
}

/** `Dana Lee is editing this (since 10:42 AM)`, or with the username where the name is unknown. */
export const presenceText = (
  { username, since }: Presence['editors'][number],
  fullName: (username: string) => string,
): string => `${fullName(username)} is editing this (since ${formatClock(since)})`;

export function OthersEditing({ articleId }: { articleId: string }) {
  const fullName = useFullName();
  return usePresence(articleId).map((editor) => (
    <Badge key={editor.username} tone="warning">
      {presenceText(editor, fullName)}
    </Badge>
  ));
}
