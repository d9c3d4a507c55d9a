/** The one copy of TanStack Query in the composition: the subset in use, with no retries, no refetch on focus and data that never goes stale by default. */
export {
  dehydrate,
  HydrationBoundary,
  QueryClientProvider,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { createQueryClient } from './createQueryClient';
export { documentQueries, PageQueries } from './PageQueries';
