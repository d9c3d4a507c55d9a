import type { Connection } from 'mongoose';
import type { Part } from '../../Part';
import type { ResourceTypes } from '../resource/resourceTypes';
import { createHistory } from './createHistory';
import { createTexts } from './createTexts';
import { createVersions } from './createVersions';

/** What documents say besides their present version: drafts, scheduled, past and deleted texts. */
export function versionsPart(connection: Connection, types: ResourceTypes) {
  const versions = createVersions(connection, (resource, values) =>
    String(values[resource === 'media' ? 'name' : types[resource].resource.titleField] ?? ''),
  );
  return {
    versions,
    history: createHistory(versions),
    texts: createTexts(types, versions),
    stores: [versions],
    upkeep: () => versions.removeExpired(),
  } satisfies Part;
}
