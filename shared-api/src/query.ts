/** The one copy of TanStack Query in the composition: the subset in use, with the spec's defaults (§7). */
export {
  dehydrate,
  HydrationBoundary,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { createQueryClient } from './createQueryClient';
export { documentQueries, PageQueries } from './PageQueries';
