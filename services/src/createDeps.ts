import { isContent, type ResourceTable, resources } from '@pressline/shared-api';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { type ActivityStore, createActivityStore } from './analytics/createActivityStore';
import { createAnalytics, type ReadAnalytics } from './analytics/createAnalytics';
import { createSearchLog, type SearchLog } from './analytics/createSearchLog';
import { createPins, type Pins } from './articles/createPins';
import { type RenderArticle, renderArticle } from './articles/renderArticle';
import { createIdentify, type Identify } from './auth/createIdentify';
import { createLoginLimiter, type LoginLimiter } from './auth/createLoginLimiter';
import { createPreviewTokens, type PreviewTokens } from './auth/createPreviewTokens';
import { createSessions, type Sessions } from './auth/sessions';
import { createSuperAdminGuard, type SuperAdminGuard } from './auth/superAdminGuard';
import { createTokens, type Tokens } from './auth/tokens';
import { createPublicCache, type PublicCache } from './cache/createPublicCache';
import { type ConsentReceipts, createConsentReceipts } from './consent/createConsentReceipts';
import { type ContentVersion, createContentVersion } from './database/contentVersion';
import { createDatabaseWatch, type DatabaseWatch } from './database/createDatabaseWatch';
import { type DownloadFile, readDownloadFiles } from './downloads/downloadFiles';
import { createFeedbackStore, type FeedbackStore } from './feedback/createFeedbackStore';
import { createFormIntake, type FormIntake } from './forms/createFormIntake';
import { createFormLimiter } from './forms/createFormLimiter';
import type { AiOptions } from './generate/AiOptions';
import { createDrafting, type Drafting } from './generate/createDrafting';
import { createGeneration, type Generation } from './generate/createGeneration';
import { createCategoryOrder, type FindNeighbours } from './help/createCategoryOrder';
import { createRevisions, type Revisions } from './history/createRevisions';
import { createTrash, type Trash } from './history/createTrash';
import { createImportExport, type ImportExport } from './importExport/createImportExport';
import { createLimits, type Limits } from './limits/createLimits';
import { createRateLimits, type RateLimits } from './limits/createRateLimits';
import { createDelivery, type Delivery } from './outbox/createDelivery';
import { createOutbox, type Outbox } from './outbox/createOutbox';
import { createSubmissions, type Submissions } from './outbox/createSubmissions';
import type { DeliveryConfig } from './outbox/DeliveryConfig';
import {
  createOverloadProtection,
  OVERLOAD_LIMITS,
  type OverloadLimits,
  type OverloadProtection,
} from './overload/createOverloadProtection';
import type { ContentStore } from './resource/ContentStore';
import { createEngine, type Engine } from './resource/createEngine';
import { createResourceTypes, modelsOf, type ResourceTypes } from './resource/resourceTypes';
import type { Route } from './route/Route';
import { createRoutes } from './routes';
import { createSearch } from './search/createSearch';
import type { SearchEngine } from './search/SearchEngine';
import { createFailureLimiter, type FailureLimiter } from './telemetry/createFailureLimiter';
import { createTelemetryStore, type TelemetryStore } from './telemetry/createTelemetryStore';
import { createDocumentCounter, type DocumentCounter } from './views/createDocumentCounter';
import { createViewCounter, type ViewCounter } from './views/createViewCounter';

export interface DepsOptions {
  connection: Connection;
  log: Logger;
  jwtSecret: string;
  rateLimitScale: number;
  /** What the shell host shows to be answered below /api/internal; without it nobody is. */
  internalToken?: string | undefined;
  /** Number of proxies whose X-Forwarded-For is believed. */
  trustedProxies: number;
  ai: AiOptions;
  /** In the caller's thread unless given, as is `render`. */
  drafting?: Drafting;
  render?: RenderArticle;
  delivery: DeliveryConfig;
  overload?: OverloadLimits;
  /** The product's own resources unless given. */
  resources?: ResourceTable;
}

/** Everything that the app is made of; one set per process (or per test). */
export interface Deps extends ContentStore {
  connection: Connection;
  log: Logger;
  trustedProxies: number;
  routes: readonly Route[];
  render: RenderArticle;
  types: ResourceTypes;
  trash: Trash;
  engine: Engine;
  content: ContentVersion;
  watch: DatabaseWatch;
  overload: OverloadProtection;
  cache: PublicCache;
  search: SearchEngine;
  activity: ActivityStore;
  analytics: ReadAnalytics;
  searchLog: SearchLog;
  views: ViewCounter;
  faqViews: DocumentCounter;
  videoViews: DocumentCounter;
  fileDownloads: DocumentCounter;
  feedback: FeedbackStore;
  receipts: ConsentReceipts;
  telemetry: TelemetryStore;
  failureLimiter: FailureLimiter;
  superAdmins: SuperAdminGuard;
  revisions: Revisions;
  pins: Pins;
  sessions: Sessions;
  tokens: Tokens;
  previews: PreviewTokens;
  findNeighbours: FindNeighbours;
  files: ReadonlyMap<string, DownloadFile>;
  identify: Identify;
  limits: Limits;
  limiter: LoginLimiter;
  rateLimits: RateLimits;
  generation: Generation;
  importExport: ImportExport;
  submissions: Submissions;
  intake: FormIntake;
  delivery: Delivery;
  /** Delivers nothing before `start`. */
  outbox: Outbox;
  internalToken: string | undefined;
  /** Writes the counts that are held in memory: before the process ends. Never rejects. */
  flush(): Promise<void>;
  isDraining(): boolean;
  /** Makes `/readyz` answer 503, before the listener closes. */
  drain(): void;
}

export function createDeps(options: DepsOptions): Deps {
  const { connection, log, trustedProxies } = options;
  const render = options.render ?? (async (markdown) => renderArticle(markdown));
  const table = options.resources ?? resources;
  const types = createResourceTypes(connection, table);
  const models = modelsOf(types);
  const content = createContentVersion(connection);
  const superAdmins = createSuperAdminGuard(connection, models);
  const revisions = createRevisions(connection);
  const sessions = createSessions(connection);
  const tokens = createTokens(options.jwtSecret);
  const identify = createIdentify(tokens, sessions, models);
  const trash = createTrash(connection);
  const engine = createEngine({
    types,
    trash,
    context: {
      models,
      render,
      superAdmins,
      revisions,
      async endSessions(userId) {
        await sessions.endAllOf(userId);
        identify.forget({ userId });
      },
    },
    written: (key, isWithdrawal) =>
      isContent(types[key].resource) ? content.bump(isWithdrawal) : Promise.resolve(),
  });
  const pins = createPins(models, () => content.bump());
  const createDocument = engine.create as Deps['createDocument'];
  const limits = createLimits(connection);
  const submissions = createSubmissions(connection);
  const delivery = createDelivery(options.delivery);
  const activity = createActivityStore(connection);
  const feedback = createFeedbackStore(connection);
  const counters = {
    views: createViewCounter({ models, content, activity, log }),
    faqViews: createDocumentCounter(models.faqs, 'views', log),
    videoViews: createDocumentCounter(models.videos, 'views', log),
    fileDownloads: createDocumentCounter(models.downloads, 'downloads', log),
    searchLog: createSearchLog(activity, log),
    telemetry: createTelemetryStore(connection, log),
  };
  let isDraining = false;
  return {
    connection,
    log,
    trustedProxies,
    models,
    routes: createRoutes(table),
    render,
    types,
    trash,
    engine,
    content,
    watch: createDatabaseWatch(content.refresh),
    overload: createOverloadProtection(options.overload ?? OVERLOAD_LIMITS, log),
    cache: createPublicCache(),
    search: createSearch(types, content),
    activity,
    analytics: createAnalytics({ models, activity, feedback }),
    ...counters,
    feedback,
    receipts: createConsentReceipts(connection),
    failureLimiter: createFailureLimiter(options.rateLimitScale),
    superAdmins,
    revisions,
    pins,
    sessions,
    tokens,
    previews: createPreviewTokens(options.jwtSecret),
    findNeighbours: createCategoryOrder(models, content),
    files: readDownloadFiles(),
    identify,
    limits,
    limiter: createLoginLimiter(limits.create, options.rateLimitScale),
    generation: createGeneration(
      { models, createDocument, render },
      options.ai,
      options.drafting ?? createDrafting(options.ai),
    ),
    importExport: createImportExport({ types, engine, pins }),
    rateLimits: createRateLimits(options.rateLimitScale),
    internalToken: options.internalToken,
    submissions,
    intake: createFormIntake(submissions, createFormLimiter(limits.create, options.rateLimitScale)),
    delivery,
    outbox: createOutbox({ connection, delivery, log }),
    createDocument,
    flush: async () =>
      void (await Promise.all(Object.values(counters).map((counter) => counter.flush()))),
    isDraining: () => isDraining,
    drain: () => {
      isDraining = true;
    },
  };
}
