import type { SlugCheck } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { ADMIN_QUERIES } from '../../auth/adminQueries';
import { readToken } from '../../auth/credentials';
import { useApi } from '../../auth/useSession';
import { useSettled } from '../../documents/useSettled';

const TYPING_PAUSE_MS = 300;

interface SlugQuestion {
  slug: string;
  title: string;
  id: string | undefined;
}

/** Whether the slug is free, or which one the title would get; undefined until the server has said. */
export function useSlugCheck({ slug, title, id }: SlugQuestion): SlugCheck | undefined {
  const api = useApi();
  const question = useSettled(slug || title.trim(), TYPING_PAUSE_MS);
  const params = {
    ...(slug ? { slug: question } : { title: question }),
    ...(id !== undefined && { id }),
  };
  const { data, isPlaceholderData } = useQuery<SlugCheck>({
    queryKey: [ADMIN_QUERIES, 'slug-check', params],
    queryFn: ({ signal }) => api.admin.checkSlug(params, { signal }),
    enabled: question !== '' && readToken() !== null,
    placeholderData: (before) => (slug ? undefined : before),
    gcTime: 0,
  });
  const isCurrent = question === (slug || title.trim()) && !isPlaceholderData;
  // While the title is typed its last slug stays; what is said about a typed slug must be about it.
  return slug && !isCurrent ? undefined : data;
}
