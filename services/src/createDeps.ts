import { isContent, type ResourceTable, resources, TRASH_DAYS } from '@pressline/shared-api';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { createActivityStore } from './analytics/createActivityStore';
import { createAnalytics } from './analytics/createAnalytics';
import { createGuardOffers } from './analytics/createGuardOffers';
import { createSearchLog } from './analytics/createSearchLog';
import { createSearchWork } from './analytics/createSearchWork';
import { createPins } from './articles/createPins';
import { keepRendered } from './articles/keepRendered';
import { type RenderArticle, renderArticle } from './articles/renderArticle';
import { currentCaller } from './audit/caller';
import { createAuditLog } from './audit/createAuditLog';
import { createIdentify } from './auth/createIdentify';
import { createLoginLimiter } from './auth/createLoginLimiter';
import { createPreviewTokens } from './auth/createPreviewTokens';
import { createSessions } from './auth/sessions';
import { createSuperAdminGuard } from './auth/superAdminGuard';
import { createTokens } from './auth/tokens';
import { createPublicCache } from './cache/createPublicCache';
import { createContentChecks } from './checks/createContentChecks';
import { createConsentReceipts } from './consent/createConsentReceipts';
import { createContentVersion } from './database/contentVersion';
import { createDatabaseWatch } from './database/createDatabaseWatch';
import { readDownloadFiles } from './downloads/downloadFiles';
import { createPresence } from './editing/createPresence';
import { createSchedule } from './editing/createSchedule';
import { createWorkingCopies } from './editing/createWorkingCopies';
import { createFeedbackStore } from './feedback/createFeedbackStore';
import { createRunStore } from './feedback/createRunStore';
import { createVoteFigures } from './feedback/createVoteFigures';
import { createFormIntake } from './forms/createFormIntake';
import { createFreshness } from './freshness/createFreshness';
import { createReminders } from './freshness/createReminders';
import type { AiOptions } from './generate/AiOptions';
import { createDrafting, type Drafting } from './generate/createDrafting';
import { createGeneration } from './generate/createGeneration';
import { createAnswers } from './help/createAnswers';
import { createCategoryOrder } from './help/createCategoryOrder';
import { createSearchGuard } from './help/createSearchGuard';
import { createTermLinks } from './help/createTermLinks';
import { createRevisionMedia } from './history/createRevisionMedia';
import { createRevisions } from './history/createRevisions';
import { createTrash } from './history/createTrash';
import { createImpact } from './impact/createImpact';
import { createImportExport } from './importExport/createImportExport';
import { sharedLimits } from './limits/createLimit';
import { createLimits } from './limits/createLimits';
import { createRateLimits } from './limits/createRateLimits';
import { createMediaLibrary, type MediaOptions } from './media/createMediaLibrary';
import { createMediaUses } from './media/createMediaUses';
import { createOperations } from './operations/createOperations';
import { createTagUsage } from './operations/createTagUsage';
import { createDelivery } from './outbox/createDelivery';
import { createOutbox } from './outbox/createOutbox';
import { createSubmissions } from './outbox/createSubmissions';
import type { DeliveryConfig } from './outbox/DeliveryConfig';
import { submissionSource } from './outbox/submissionSource';
import {
  createOverloadProtection,
  OVERLOAD_LIMITS,
  type OverloadLimits,
} from './overload/createOverloadProtection';
import { createPasskeys } from './passkeys/createPasskeys';
import type { CreateDocument } from './resource/CreateDocument';
import { createEngine } from './resource/createEngine';
import { createResourceTypes, modelsOf } from './resource/resourceTypes';
import { createRoutes } from './routes';
import { createSearch } from './search/createSearch';
import { createFailureLimiter } from './telemetry/createFailureLimiter';
import { createTelemetryStore } from './telemetry/createTelemetryStore';
import { createDocumentCounter } from './views/createDocumentCounter';
import { createViewCounter } from './views/createViewCounter';

/** How long entries of the audit log are kept, unless configured. */
export const AUDIT_DAYS = 365;

interface DepsOptions {
  connection: Connection;
  log: Logger;
  jwtSecret: string;
  /** The site's own address, without a slash at its end. */
  publicUrl: string;
  auditDays?: number;
  sessionIdleMinutes?: number;
  rateLimitScale: number;
  /** Token required below /api/internal; if unset, all requests are refused. */
  internalToken?: string | undefined;
  /** Number of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: number;
  ai: AiOptions;
  /** In the caller's thread unless given, as is `render`. */
  drafting?: Drafting;
  render?: RenderArticle;
  delivery: DeliveryConfig;
  media?: MediaOptions;
  overload?: OverloadLimits;
  /** The product's own resources unless given. */
  resources?: ResourceTable;
}

/** Everything that the app is made of; one set per process (or per test). */
export type Deps = ReturnType<typeof createDeps>;

export function createDeps(options: DepsOptions) {
  const { connection, log, trustedProxies } = options;
  const render = keepRendered(options.render ?? (async (markdown) => renderArticle(markdown)));
  const table = options.resources ?? resources;
  const types = createResourceTypes(connection, table);
  const models = modelsOf(types);
  const content = createContentVersion(connection);
  const superAdmins = createSuperAdminGuard(connection, models);
  const audit = createAuditLog(connection, log, options.auditDays ?? AUDIT_DAYS);
  const revisions = createRevisions(connection);
  const revisionMedia = createRevisionMedia(connection);
  const sessions = createSessions(connection, options.sessionIdleMinutes);
  const tokens = createTokens(options.jwtSecret);
  const identify = createIdentify(tokens, sessions, models);
  const limits = createLimits(options.rateLimitScale, sharedLimits(connection));
  const passkeys = createPasskeys({
    ...{ connection, models, audit, publicUrl: options.publicUrl },
    recoveryLimit: limits.of('recoveryCodes'),
  });
  const trash = createTrash(connection);
  const media = createMediaLibrary({ connection, log }, options.media ?? {});
  const engine = createEngine({
    types,
    trash,
    context: {
      audit,
      models,
      render,
      fileFacts: media.fileFacts,
      superAdmins,
      revisions,
      async endSessions(before, after) {
        const userId = String(before._id);
        const own = currentCaller()?.session;
        const isOwnPassword =
          own?.userId === userId && after?.isActive && after.role === before.role;
        await (isOwnPassword ? sessions.renew(own.id, after) : sessions.endAllOf(userId));
        identify.forget({ userId });
        if (!after) await passkeys.store.forget(userId);
      },
    },
    written: (key, isUnpublish) =>
      isContent(types[key].resource) ? content.bump(isUnpublish) : Promise.resolve(),
  });
  const findImpact = createImpact(types, options.publicUrl);
  const operations = createOperations({
    ...{ connection, types, engine, publicUrl: options.publicUrl },
    keptDays: TRASH_DAYS,
  });
  const pins = createPins(models, audit, () => content.bump());
  const createDocument = engine.create as CreateDocument;
  const submissions = createSubmissions(connection);
  const delivery = createDelivery(options.delivery);
  const reminders = createReminders({
    ...{ connection, models, publicUrl: options.publicUrl },
    sendMail: delivery.sendMail,
  });
  const receipts = createConsentReceipts(connection, log);
  const activity = createActivityStore(connection);
  const feedback = createFeedbackStore(connection);
  const votes = createVoteFigures(connection);
  const runs = createRunStore(connection);
  const counters = {
    views: createViewCounter({ models, content, activity, log }),
    faqViews: createDocumentCounter(models.faqs, 'views', log),
    videoViews: createDocumentCounter(models.videos, 'views', log),
    fileDownloads: createDocumentCounter(models.downloads, 'downloads', log),
    searchLog: createSearchLog(activity, log),
    telemetry: createTelemetryStore(connection, log),
  };
  const search = createSearch(types, content);
  const searchGuard = createSearchGuard({ types, search, render });
  const files = readDownloadFiles();
  let isDraining = false;
  return {
    connection,
    log,
    audit,
    trustedProxies,
    publicUrl: options.publicUrl,
    models,
    routes: createRoutes(table),
    render,
    types,
    trash,
    engine,
    operations,
    workingCopies: createWorkingCopies({ types, engine }),
    presence: createPresence(connection),
    schedule: createSchedule({ types, engine }),
    reminders,
    freshness: createFreshness({ types, models, content }),
    findImpact,
    checks: createContentChecks({
      ...{ types, content, render, publicUrl: options.publicUrl },
      files: new Set(files.keys()),
    }),
    tagUsage: createTagUsage(models, content),
    content,
    watch: createDatabaseWatch(content.refresh),
    overload: createOverloadProtection(options.overload ?? OVERLOAD_LIMITS, log),
    cache: createPublicCache(),
    search,
    searchGuard,
    answer: createAnswers(types, search),
    activity,
    analytics: createAnalytics({ models, activity, votes, runs }),
    guardOffers: createGuardOffers({ connection, models, activity }),
    searchWork: createSearchWork({ connection, models, activity, votes }),
    ...counters,
    feedback,
    runs,
    receipts,
    failureLimiter: createFailureLimiter(limits),
    superAdmins,
    revisions,
    revisionMedia,
    pins,
    sessions,
    passkeys,
    tokens,
    previews: createPreviewTokens(options.jwtSecret),
    findNeighbours: createCategoryOrder(models, content),
    linkTerms: createTermLinks(models, content),
    files,
    identify,
    limits,
    limiter: createLoginLimiter(limits),
    generation: createGeneration(
      { models, createDocument, render },
      options.ai,
      options.drafting ?? createDrafting(options.ai),
    ),
    media,
    mediaUses: createMediaUses({ types, content, trash, revisionMedia }),
    importExport: createImportExport({ types, engine, pins, findImpact, searchGuard, media }),
    rateLimits: createRateLimits(limits),
    internalToken: options.internalToken,
    submissions,
    intake: createFormIntake(submissions, limits.of('forms')),
    delivery,
    /** Delivers nothing before `start`. */
    outbox: createOutbox({
      ...{ submissions: submissionSource(connection, delivery), reminders: reminders.source, log },
    }),
    createDocument,
    /** Writes the counts that are held in memory, before the process ends. Never rejects. */
    flush: async () =>
      void (await Promise.all(
        [audit, receipts, ...Object.values(counters)].map((one) => one.flush()),
      )),
    isDraining: () => isDraining,
    /** Makes `/readyz` answer 503, before the listener closes. */
    drain: () => {
      isDraining = true;
    },
  };
}
