import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { AuditLog } from '../../people/audit/createAuditLog';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { Models } from '../../store/database/createModel';
import type { RenderArticle } from '../articles/renderArticle';
import type { History } from '../versions/createHistory';
import type { Texts } from '../versions/createTexts';
import type { Versions } from '../versions/createVersions';
import type { Engine } from './createEngine';
import type { ResourceTypes } from './resourceTypes';

/** What many rooms use, by the names under which they get it. Each picks what it needs. */
export interface Core {
  connection: Connection;
  log: Logger;
  types: ResourceTypes;
  models: Models;
  content: ContentVersion;
  audit: AuditLog;
  /** The site's own address, without a slash at its end. */
  publicUrl: string;
  render: RenderArticle;
  versions: Versions;
  history: History;
  texts: Texts;
  engine: Engine;
}
