import type { Part } from '../../Part';
import type { Core } from '../resource/Core';
import type { ReadTexts } from '../versions/createTexts';
import { checkRoutes } from './checks.routes';
import { createContentChecks } from './createContentChecks';
import { createImpact } from './impact/createImpact';

interface ChecksPartNeeds
  extends Pick<Core, 'types' | 'models' | 'content' | 'render' | 'publicUrl'> {
  readTexts: ReadTexts;
  /** Names of the files that come with the product. */
  files: ReadonlySet<string>;
  countMs: number | undefined;
}

/** What is wrong with content, and what a change would leave pointing nowhere. */
export function checksPart({ models, countMs, ...needs }: ChecksPartNeeds) {
  const checks = createContentChecks({ ...needs, patienceMs: countMs });
  return {
    ...checks,
    findImpact: createImpact(needs),
    routes: checkRoutes({ checks, models, content: needs.content }),
  } satisfies Part;
}
