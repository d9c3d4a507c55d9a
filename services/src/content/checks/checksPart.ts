import type { Part } from '../../Part';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { Models } from '../../store/database/createModel';
import type { RenderArticle } from '../articles/renderArticle';
import type { ResourceTypes } from '../resource/resourceTypes';
import { checkRoutes } from './checks.routes';
import { createContentChecks } from './createContentChecks';
import { createImpact } from './impact/createImpact';

interface ChecksPartNeeds {
  types: ResourceTypes;
  models: Models;
  content: ContentVersion;
  render: RenderArticle;
  publicUrl: string;
  /** Names of the files that come with the product. */
  files: ReadonlySet<string>;
  countMs: number | undefined;
}

/** What is wrong with content, and what a change would leave pointing nowhere. */
export function checksPart({ models, countMs, ...needs }: ChecksPartNeeds) {
  const checks = createContentChecks({ ...needs, patienceMs: countMs });
  return {
    ...checks,
    findImpact: createImpact(needs.types, needs.publicUrl),
    routes: checkRoutes({ checks, models, content: needs.content }),
  } satisfies Part;
}
