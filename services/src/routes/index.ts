import type Router from '@koa/router';
import type { Deps } from '../createDeps';
import { createRouter } from '../resource/createRouter';
import { createAnalyticsRoutes } from './analytics';
import { createArticleToolRoutes } from './articleTools';
import { createAuthRoutes } from './auth';
import { createFeedbackRoutes } from './feedback';
import { createFormRoutes } from './forms';
import { createHelpRoutes } from './help';
import { createHelpArticleRoutes } from './helpArticles';
import { createInternalRoutes } from './internal';
import { createProviderRoutes } from './provider';
import { createSearchRoutes } from './search';
import { createSignalRoutes } from './signals';
import { createSubmissionRoutes } from './submissions';

/** Every router that needs the database: the written ones, then five admin routes per resource. */
export function createRoutes(deps: Deps): Router[] {
  return [
    createAuthRoutes(deps),
    createHelpRoutes(deps),
    createHelpArticleRoutes(deps),
    createArticleToolRoutes(deps),
    createSearchRoutes(deps),
    createSignalRoutes(deps),
    createFeedbackRoutes(deps),
    createAnalyticsRoutes(deps),
    createInternalRoutes(deps),
    createFormRoutes(deps),
    createProviderRoutes(deps),
    createSubmissionRoutes(deps),
    ...Object.values(deps.kinds).map((kind) => createRouter(kind, deps.engine)),
  ];
}
