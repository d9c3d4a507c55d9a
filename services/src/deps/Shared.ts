import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { RenderArticle } from '../articles/renderArticle';
import type { AuditLog } from '../audit/createAuditLog';
import type { ContentVersion } from '../database/contentVersion';
import type { Models } from '../database/createModel';
import type { Limits } from '../limits/createLimits';
import type { MediaOptions } from '../media/createMediaLibrary';
import type { DeliveryConfig } from '../outbox/DeliveryConfig';
import type { ResourceTypes } from '../resource/resourceTypes';

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
