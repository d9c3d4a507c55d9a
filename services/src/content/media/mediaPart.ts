import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { Part } from '../../Part';
import type { AuditLog } from '../../people/audit/createAuditLog';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { Texts } from '../versions/createTexts';
import type { Versions } from '../versions/createVersions';
import { createMediaLibrary, type MediaOptions } from './createMediaLibrary';
import { createMediaUses } from './createMediaUses';
import { mediaRoutes } from './media.routes';
import { mediaFileRoutes } from './mediaFiles.routes';

interface MediaPartNeeds {
  connection: Connection;
  log: Logger;
  options: MediaOptions | undefined;
  types: ResourceTypes;
  content: ContentVersion;
  versions: Versions;
  texts: Texts;
  audit: AuditLog;
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
