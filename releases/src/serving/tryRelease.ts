import { renderEveryRoute, type SmokeRender } from '../checks/checkRelease';
import { messageOf } from '../checks/messageOf';
import { loadRemote } from '../files/LoadedRemote';
import type { ReleaseCache } from './ReleaseCache';

/** Renders a page of every route of a release. @returns what fails; null when nothing does */
export type TryRelease = (name: string, release: string) => Promise<string | null>;

export const createTryRelease =
  (cache: ReleaseCache, render: SmokeRender): TryRelease =>
  (name, release) =>
    cache
      .loadFiles(name, release)
      .then((files) => renderEveryRoute(loadRemote(files), render))
      .then(() => null, messageOf);
