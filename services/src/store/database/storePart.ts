import type { Connection } from 'mongoose';
import type { Part } from '../../Part';
import { createDatabaseWatch } from '../connection/createDatabaseWatch';
import { createContentVersion } from './contentVersion';

/** The version of the content, and whether the database answers. */
export function storePart(connection: Connection) {
  const content = createContentVersion(connection);
  const watch = createDatabaseWatch(content.refresh);
  return { content, watch, stop: watch.stop } satisfies Part;
}
