import { resources } from '@pressline/shared-api';
import type { ApplicationOptions } from './ApplicationOptions';
import { createApp } from './app';
import { cacheRendered } from './content/articles/cacheRendered';
import { locatePassage } from './content/articles/passages/locatePassage';
import { renderArticle } from './content/articles/renderArticle';
import { checksPart } from './content/checks/checksPart';
import { editingPart } from './content/editing/editingPart';
import { readImport } from './content/importExport/archive/readImport';
import { importExportPart } from './content/importExport/importExportPart';
import { mediaPart } from './content/media/mediaPart';
import { operationsPart } from './content/operations/operationsPart';
import { findHits } from './content/operations/replace/findHits';
import { resourcePart } from './content/resource/resourcePart';
import { createResourceTypes, modelsOf } from './content/resource/resourceTypes';
import { versionsPart } from './content/versions/versionsPart';
import { draftingPart } from './drafting/draftingPart';
import { downloadsPart } from './http/downloads/files.routes';
import { healthPart } from './http/health.routes';
import { createRateLimits, limitsPart } from './http/limits/createLimits';
import { openApiRoute } from './http/openapi/openapi.routes';
import { analyticsPart } from './insight/analytics/analyticsPart';
import { telemetryPart } from './insight/telemetry/telemetryPart';
import { viewsPart } from './insight/views/viewsPart';
import { mailPart } from './mail/mailPart';
import type { Part } from './Part';
import { auditPart } from './people/audit/auditPart';
import { accountRoutes } from './people/auth/account.routes';
import { peoplePart } from './people/peoplePart';
import { feedbackPart } from './reading/feedback/feedbackPart';
import { helpPart } from './reading/help/helpPart';
import { mcpRoute } from './reading/mcp/mcp.routes';
import { logAfterCommit } from './store/connection/inTransaction';
import { storePart } from './store/database/storePart';

export type Application = ReturnType<typeof createApplication>;

/** The application: its parts, each with what it needs, and the API that they make. */
export function createApplication({ connection, log, publicUrl, ...options }: ApplicationOptions) {
  const { internalToken, patience } = options;
  const types = createResourceTypes(connection, options.resources ?? resources);
  const models = modelsOf(types);
  const render = cacheRendered(options.render ?? (async (markdown) => renderArticle(markdown)));

  logAfterCommit(connection, log);
  const store = storePart(connection);
  const { content, watch } = store;
  const limits = limitsPart(connection, options.rateLimitScale);
  const health = healthPart({ content, watch });
  const downloads = downloadsPart();
  const audit = auditPart({ connection, log, retentionDays: options.auditDays });
  const { jwtSecret, sessionIdleMinutes } = options;
  const people = peoplePart({
    ...{ connection, models, audit, limits, publicUrl, jwtSecret, sessionIdleMinutes },
  });
  const { identify, previews, endSessions } = people;
  const stored = versionsPart(connection, types);
  const { versions, history, texts } = stored;
  const media = mediaPart({
    ...{ connection, log, options: options.media, types, content, versions, texts, audit },
  });
  const { fileFacts } = media.library;
  const documents = resourcePart({
    ...{ types, models, content, render, fileFacts, versions, history },
    ...{ audit, endSessions },
  });
  const { engine, createDocument } = documents;
  const account: Part = {
    routes: accountRoutes({
      ...{ ...people, connection, audit },
      setPassword: (userId, password) => engine.update('users', userId, { password }),
    }),
  };
  const editing = editingPart({
    ...{ connection, log, types, models, content, engine, versions, history, texts },
    ...{ render, previews, audit },
  });
  const checks = checksPart({
    ...{ types, models, content, readTexts: texts.read, render, publicUrl },
    ...{ files: downloads.names, countMs: patience?.countMs },
  });
  const { findImpact } = checks;
  const operations = operationsPart({
    ...{ connection, log, types, models, content, engine, versions, texts, audit },
    ...{ publicUrl, findImpact },
    ...{ pins: editing.pins, media: media.library, mediaUses: media.uses },
    ...{ findHits: options.findHits ?? findHits, maxSteps: options.maxSteps },
  });
  const importExport = importExportPart({
    ...{ types, engine, versions, texts, findImpact, media: media.library },
    operations: operations.operations,
    readImport: options.readImport ?? readImport,
  });
  const { ai, drafting: writer } = options;
  const drafting = draftingPart({
    ...{ connection, log, models, createDocument, render, ai, drafting: writer },
  });
  const mail = mailPart({
    ...{ connection, log, models, audit, limits, publicUrl, config: options.delivery },
  });
  const views = viewsPart({ connection, log, models, content, identify });
  const { activity, searchLog } = views;
  const help = helpPart({
    ...{ types, models, content, render, history, versions, previews, publicUrl, searchLog },
    ...{ ai, limits },
    searchMs: patience?.searchMs,
  });
  const { search } = help;
  const assistants: Part = {
    routes: [
      mcpRoute({
        ...{ connection, log, types, models, content, publicUrl, search, searchLog },
      }),
    ],
  };
  const feedback = feedbackPart({
    ...{ connection, models, history, engine, audit },
    locate: options.locate ?? (async (...given) => locatePassage(...given)),
  });
  const telemetry = telemetryPart({ connection, log, limits, internalToken });
  const { submissions } = mail;
  const analytics = analyticsPart({
    ...{ connection, types, models, activity, searchLog, search, identify },
    ...{ feedback: feedback.store, submissions, checks, audit, versions },
  });
  const description: Part = { routes: [openApiRoute(() => routes)] };

  // Of two endpoints that a path fits, the first answers: those of the resources are last.
  const parts = {
    ...{ store, limits, health, description, downloads, audit, people, account, media, help },
    ...{ assistants, feedback, views, telemetry, analytics, mail, drafting, importExport },
    ...{ versions: stored, editing, checks, operations, documents },
  };
  const list: readonly Part[] = Object.values(parts);
  const routes = [...list.flatMap((part) => part.routes ?? []), ...(options.moreRoutes ?? [])];
  const api = createApp({
    ...{ connection, log, content, watch, identify, audit, routes, internalToken },
    ...{ articles: models.articles, rateLimits: createRateLimits(limits) },
    ...{ trustedProxies: options.trustedProxies, maxInFlight: options.maxInFlight },
  });
  return { parts, list, routes, types, models, content, engine, createDocument, api };
}
