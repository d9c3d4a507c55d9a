import type { RemoteRoute } from '@pressline/shared-api/remote-contract';
import { guideList } from './content/guides/list';
import { pages } from './pages';

/** How a form's post ended, what a message begins with, and how the features are shown. */
const parameters = ['sent', 'failed', 'fields', 'reason', 'plan', 'topic', 'request', 'view'];

// They read their figures, and a form hands on what is not its own: whatever the address says.
const calculatorPaths = new Set<string>([
  guideList.strategist.path,
  guideList.idleTime.path,
  guideList.calculators.path,
]);

export const routes: readonly RemoteRoute[] = pages.map(({ path, chunk }) => ({
  path,
  chunk,
  example: path,
  serverRendered: true,
  ...(!calculatorPaths.has(path) && { query: parameters }),
}));
