import { type ResourceTable, resources } from '@pressline/shared-api';
import { createPageProof } from '@pressline/shared-api/node/pageProof';
import { keepRendered } from './content/articles/keepRendered';
import { type RenderArticle, renderArticle } from './content/articles/renderArticle';
import { createContentChecks } from './content/checks/createContentChecks';
import { createImpact } from './content/checks/impact/createImpact';
import { createImportExport } from './content/importExport/createImportExport';
import type { ReadImport } from './content/importExport/createImportThreads';
import { readImport } from './content/importExport/readImport';
import type { FindHits } from './content/operations/replace/createSearchThreads';
import { findHits } from './content/operations/replace/findHits';
import { createResourceTypes, modelsOf } from './content/resource/resourceTypes';
import { createAuthoring } from './deps/createAuthoring';
import { createMail } from './deps/createMail';
import { createPeople } from './deps/createPeople';
import { createReaders } from './deps/createReaders';
import type { Settings } from './deps/Shared';
import type { AiOptions } from './drafting/AiOptions';
import { createDrafting, type Drafting } from './drafting/createDrafting';
import { createGeneration } from './drafting/createGeneration';
import { createPublicCache } from './http/cache/createPublicCache';
import { readDownloadFiles } from './http/downloads/downloadFiles';
import { sharedLimits } from './http/limits/createLimit';
import { createLimits } from './http/limits/createLimits';
import { createRateLimits } from './http/limits/createRateLimits';
import { MAX_IN_FLIGHT } from './http/middleware/limitRequests';
import { createUnmetSearches } from './insight/analytics/createUnmetSearches';
import { createConsentReceipts } from './insight/telemetry/createConsentReceipts';
import { createFailureLimiter } from './insight/telemetry/createFailureLimiter';
import { createAuditLog } from './people/audit/createAuditLog';
import { createAnswers } from './reading/help/createAnswers';
import { createCategoryOrder } from './reading/help/createCategoryOrder';
import { createTermLinks } from './reading/help/createTermLinks';
import { createSearch } from './reading/search/createSearch';
import { createRoutes } from './routes';
import { createDatabaseWatch } from './store/connection/createDatabaseWatch';
import { createContentVersion } from './store/database/contentVersion';

interface DepsOptions extends Settings {
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
  /** How many requests may be in flight. */
  maxInFlight?: number;
  findHits?: FindHits;
  readImport?: ReadImport;
  /** How long readers wait for what is being brought up to date, in milliseconds. */
  patience?: {
    /** A search, for the index. */
    searchMs?: number;
    /** The number of problems on Home, for the checks of all content. */
    countMs?: number;
  };
  /** The product's own resources unless given. */
  resources?: ResourceTable;
}

/** Everything that the app is made of; one set per process (or per test). */
export type Deps = ReturnType<typeof createDeps>;

export function createDeps(options: DepsOptions) {
  const { connection, log, trustedProxies, publicUrl } = options;
  const render = keepRendered(options.render ?? (async (markdown) => renderArticle(markdown)));
  const table = options.resources ?? resources;
  const types = createResourceTypes(connection, table);
  const models = modelsOf(types);
  const content = createContentVersion(connection);
  const audit = createAuditLog(connection, log, options.auditDays);
  const limits = createLimits(options.rateLimitScale, sharedLimits(connection));
  const shared = { ...options, types, models, content, audit, limits, render };
  const people = createPeople(shared);
  const { counters, ...readers } = createReaders(shared);
  const authoring = createAuthoring({ ...shared, ...people });
  const { engine, pins, media, trash, revisions, createDocument } = authoring;
  const findImpact = createImpact(types, publicUrl);
  const receipts = createConsentReceipts(connection);
  const search = createSearch(types, content, options.patience?.searchMs);
  const answer = createAnswers(types, search);
  const files = readDownloadFiles();
  let isDraining = false;
  return {
    connection,
    log,
    audit,
    trustedProxies,
    publicUrl,
    models,
    routes: createRoutes(table),
    render,
    types,
    findImpact,
    findHits: options.findHits ?? findHits,
    checks: createContentChecks({
      ...{ types, content, render, publicUrl },
      files: new Set(files.keys()),
      patienceMs: options.patience?.countMs,
    }),
    content,
    watch: createDatabaseWatch(content.refresh),
    maxInFlight: options.maxInFlight ?? MAX_IN_FLIGHT,
    cache: createPublicCache(),
    search,
    answer,
    unmetSearches: createUnmetSearches({ ...{ connection, types, search, answer }, ...readers }),
    ...authoring,
    ...people,
    ...createMail(shared),
    ...readers,
    ...counters,
    receipts,
    failureLimiter: createFailureLimiter(
      limits,
      options.internalToken ? createPageProof(options.internalToken) : null,
    ),
    findNeighbours: createCategoryOrder(models, content),
    linkTerms: createTermLinks(models, content),
    files,
    limits,
    generation: createGeneration(
      { models, createDocument, render },
      options.ai,
      options.drafting ?? createDrafting(options.ai),
    ),
    importExport: createImportExport({
      ...{ types, engine, trash, revisions, pins, findImpact, media },
      readImport: options.readImport ?? readImport,
    }),
    rateLimits: createRateLimits(limits),
    internalToken: options.internalToken,
    /** Writes the counts that are held in memory, before the process ends. Never rejects. */
    flush: async () =>
      void (await Promise.all([audit, ...Object.values(counters)].map((one) => one.flush()))),
    isDraining: () => isDraining,
    /** Makes `/readyz` answer 503, before the listener closes. */
    drain: () => {
      isDraining = true;
    },
  };
}
