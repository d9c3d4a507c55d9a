import { matchPath } from '@pressline/shared-ui/router';
import type { RemoteRelease } from './pageConfig';

/** The remote that owns `pathname`, or undefined for an unknown path. */
export function findRemote(
  remotes: readonly RemoteRelease[],
  pathname: string,
): RemoteRelease | undefined {
  return remotes.find(({ routes }) =>
    routes.some((path) => matchPath({ path, caseSensitive: true }, pathname) !== null),
  );
}
