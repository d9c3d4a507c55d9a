import type { RemoteRoute } from '@pressline/shared-api/remote-contract';
import { guideList } from './content/guides/list';
import { pages } from './pages';

/** How a form's post ended, what a message begins with, and how the features are shown. */
const parameters = ['sent', 'failed', 'fields', 'reason', 'plan', 'topic', 'request', 'view'];

// Calculators read their figures from the query, and their forms pass on the rest, so every parameter counts.
const calculatorPaths = new Set<string>([
  guideList.strategist.path,
  guideList.idleTime.path,
  guideList.calculators.path,
]);

export const routes: readonly RemoteRoute[] = Object.keys(pages).map((path) => ({
  path,
  chunk: path.split('/').at(-1) || 'home',
  example: path,
  serverRendered: true,
  ...(!calculatorPaths.has(path) && { query: parameters }),
}));
