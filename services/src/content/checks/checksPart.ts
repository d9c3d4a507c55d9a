import type { Part } from '../../Part';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { Models } from '../../store/database/createModel';
import type { RenderArticle } from '../articles/renderArticle';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { ReadTexts } from '../versions/createTexts';
import { checkRoutes } from './checks.routes';
import { createContentChecks } from './createContentChecks';
import { createImpact } from './impact/createImpact';

interface ChecksPartNeeds {
  types: ResourceTypes;
  models: Models;
  content: ContentVersion;
  readTexts: ReadTexts;
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
    findImpact: createImpact(needs),
    routes: checkRoutes({ checks, models, content: needs.content }),
  } satisfies Part;
}
