import { useEffect } from 'react';

interface Pages {
  page: number;
  size: number;
  total: number;
  isLoaded: boolean;
  onPage: (part: { page: number }) => void;
}

/**
 * The page of a list to show. Goes to the last page when the address names a later one, or the
 * only row of this page was deleted.
 */
export function usePages({ page, size, total, isLoaded, onPage }: Pages) {
  const lastPage = Math.max(1, Math.ceil(total / size));
  const isBeyond = isLoaded && page > lastPage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that does not exist
  useEffect(() => {
    if (isBeyond) onPage({ page: lastPage });
  }, [isBeyond, lastPage]);
  return { page: Math.min(page, lastPage), isBeyond };
}
