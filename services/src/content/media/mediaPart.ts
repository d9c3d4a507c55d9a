import type { Part } from '../../Part';
import type { Core } from '../resource/Core';
import { createMediaLibrary, type MediaOptions } from './createMediaLibrary';
import { createMediaUses } from './createMediaUses';
import { mediaRoutes } from './media.routes';
import { mediaFileRoutes } from './mediaFiles.routes';

interface MediaPartNeeds
  extends Pick<Core, 'connection' | 'log' | 'types' | 'content' | 'versions' | 'texts' | 'audit'> {
  options: MediaOptions | undefined;
}

/** The media library: images and files, where they are used, and what readers get of them. */
export function mediaPart({ connection, log, options = {}, audit, ...sources }: MediaPartNeeds) {
  const { versions } = sources;
  const library = createMediaLibrary({ connection, log, audit, versions, ...options });
  const uses = createMediaUses(sources);
  return {
    library,
    uses,
    routes: [...mediaFileRoutes(library), ...mediaRoutes(library, uses)],
    stores: [library],
    upkeep: () => library.removeLeftovers(),
  } satisfies Part;
}
