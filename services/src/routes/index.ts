import type { Route } from '../route/Route';
import { analyticsRoutes } from './analytics';
import { articlePageRoutes } from './articlePages';
import { articleToolRoutes } from './articleTools';
import { authRoutes } from './auth';
import { feedbackRoutes } from './feedback';
import { fileRoutes } from './files';
import { formRoutes } from './forms';
import { generateRoutes } from './generate';
import { healthRoutes } from './health';
import { openApiRoute } from './openapi';
import { publicListRoutes } from './publicLists';
import { resourceRoutes } from './resources';
import { searchRoutes } from './search';
import { signalRoutes } from './signals';
import { submissionRoutes } from './submissions';
import { transferRoutes } from './transfer';

/** Every endpoint. Of two that a path fits, the first answers. */
export const routes: readonly Route[] = [
  ...healthRoutes,
  openApiRoute(() => routes),
  ...fileRoutes,
  ...authRoutes,
  ...publicListRoutes,
  ...articlePageRoutes,
  ...searchRoutes,
  ...signalRoutes,
  ...formRoutes,
  ...generateRoutes,
  ...transferRoutes,
  ...articleToolRoutes,
  ...feedbackRoutes,
  ...analyticsRoutes,
  ...submissionRoutes,
  ...resourceRoutes,
];
