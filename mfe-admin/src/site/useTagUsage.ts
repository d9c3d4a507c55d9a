import { useMemo } from 'react';
import { useAdminQuery } from '../form/api/adminQueries';
import { useApi } from '../form/api/useSession';

/** How many articles have each tag, undefined until the server has said, and the tags that no list has. */
export function useTagUsage() {
  const { operations } = useApi();
  const { data } = useAdminQuery(['tag-usage'], (init) => operations.tagUsage(init));
  const usage = data?.tags;
  return useMemo(
    () => ({
      countOf: (name: string) => usage && (usage.find((one) => one.name === name)?.articles ?? 0),
      // No tag can have a comma: articles that have one name two tags.
      unlisted: usage?.filter(({ name, isListed }) => !isListed && !name.includes(',')) ?? [],
    }),
    [usage],
  );
}
