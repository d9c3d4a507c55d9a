import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { RenderArticle } from '../content/articles/renderArticle';
import type { MediaOptions } from '../content/media/createMediaLibrary';
import type { ResourceTypes } from '../content/resource/resourceTypes';
import type { Limits } from '../http/limits/createLimits';
import type { DeliveryConfig } from '../mail/outbox/DeliveryConfig';
import type { AuditLog } from '../people/audit/createAuditLog';
import type { ContentVersion } from '../store/database/contentVersion';
import type { Models } from '../store/database/createModel';

/** What is configured, for all parts of the app. */
export interface Settings {
  connection: Connection;
  log: Logger;
  jwtSecret: string;
  /** The site's own address, without a slash at its end. */
  publicUrl: string;
  sessionIdleMinutes?: number | undefined;
  delivery: DeliveryConfig;
  media?: MediaOptions | undefined;
}

/** What all parts of the app are made from. */
export interface Shared extends Settings {
  types: ResourceTypes;
  models: Models;
  content: ContentVersion;
  audit: AuditLog;
  limits: Limits;
  render: RenderArticle;
}
