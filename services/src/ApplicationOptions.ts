import type { ResourceTable } from '@pressline/shared-api';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { LocatePassage } from './content/articles/createRenderThreads';
import type { RenderArticle } from './content/articles/renderArticle';
import type { ReadImport } from './content/importExport/createImportThreads';
import type { MediaOptions } from './content/media/createMediaLibrary';
import type { FindHits } from './content/operations/replace/createSearchThreads';
import type { AiOptions } from './drafting/AiOptions';
import type { Drafting } from './drafting/createDrafting';
import type { Route } from './http/router/Route';
import type { DeliveryConfig } from './mail/outbox/deliveryEnvironment';

/** What is configured, for all parts of the application. */
export interface ApplicationOptions {
  connection: Connection;
  log: Logger;
  jwtSecret: string;
  /** The site's own address, without a slash at its end. */
  publicUrl: string;
  sessionIdleMinutes?: number | undefined;
  delivery: DeliveryConfig;
  media?: MediaOptions | undefined;
  auditDays?: number;
  rateLimitScale: number;
  /** Token required below /api/internal; if unset, all requests are refused. */
  internalToken?: string | undefined;
  /** Number of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: number;
  ai: AiOptions;
  /** In the caller's thread unless given, as are those that follow. */
  drafting?: Drafting;
  render?: RenderArticle;
  locate?: LocatePassage;
  findHits?: FindHits;
  readImport?: ReadImport;
  /** How many requests may be in flight. */
  maxInFlight?: number;
  /** How many documents are changed in one transaction. */
  maxSteps?: number;
  /** How long readers wait for what is being brought up to date, in milliseconds. */
  patience?: {
    /** A search, for the index. */
    searchMs?: number;
    /** The number of problems on Home, for the checks of all content. */
    countMs?: number;
  };
  /** The product's own resources unless given. */
  resources?: ResourceTable;
  /** Endpoints besides the product's. */
  moreRoutes?: readonly Route[];
}
