import { useQueryClient } from '@pressline/shared-api/query';
import { ADMIN_QUERIES, HELP_QUERIES } from '../auth/adminQueries';
import { tellOtherWindows } from './otherWindows';

/** Fetches again what a write may have changed: here, in other windows and on the public pages. */
export function useContentChanged(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => {
    tellOtherWindows();
    const keys = [ADMIN_QUERIES, HELP_QUERIES];
    return Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
  };
}
