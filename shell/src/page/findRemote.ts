import { matchPath } from '@pressline/shared-ui/router';
import type { PageRemote } from './pageConfig';

/** The remote that owns `pathname`, or undefined for an unknown path. */
export function findRemote(
  remotes: readonly PageRemote[],
  pathname: string,
): PageRemote | undefined {
  return remotes.find(({ routes }) =>
    routes.some((path) => matchPath({ path, caseSensitive: true }, pathname) !== null),
  );
}
