import { publicEndpoints } from '@pressline/shared-api/contract/resource/resourceEndpoints';
import { handle } from '../../http/router/handle';
import { type ListNeeds, publicList } from './publicLists';

/** The public lists of the help center: one for each resource that the public may read. */
export const publicListRoutes = (needs: ListNeeds) =>
  Object.values(needs.types).flatMap(({ key, resource }) => {
    if (resource.access.read !== 'public') return [];
    const list = publicList(key);
    return handle(publicEndpoints(resource).list, ({ query }) => list(needs, query));
  });
