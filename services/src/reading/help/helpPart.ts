import type { Core } from '../../content/resource/Core';
import type { AiOptions } from '../../drafting/AiOptions';
import type { Limits } from '../../http/limits/createLimits';
import type { Part } from '../../Part';
import type { PreviewTokens } from '../../people/auth/createPreviewTokens';
import { createSearch } from '../search/createSearch';
import { articlePageRoutes } from './articlePages.routes';
import { createPassageChoice } from './createPassageChoice';
import { createTermLinks } from './createTermLinks';
import { markdownPageRoutes } from './markdown/markdownPages.routes';
import { createCategoryOrder } from './publicArticles';
import { publicListRoutes } from './publicLists.routes';
import { searchRoutes } from './search.routes';
import type { SearchCounts } from './searchHelp';

interface HelpNeeds
  extends Pick<
    Core,
    'types' | 'models' | 'content' | 'render' | 'history' | 'versions' | 'publicUrl'
  > {
  previews: PreviewTokens;
  searchLog: SearchCounts;
  searchMs: number | undefined;
  ai: AiOptions;
  limits: Limits;
}

/** The help center as readers get it: lists, articles, search, answers, and all of it as Markdown. */
export function helpPart({ types, models, content, publicUrl, searchLog, ...needs }: HelpNeeds) {
  const search = createSearch(types, content, needs.searchMs);
  const findNeighbors = createCategoryOrder(models, content);
  const linkTerms = createTermLinks(models, content);
  const { render, history, versions, previews, ai, limits } = needs;
  return {
    search,
    routes: [
      ...publicListRoutes({ types, models }),
      ...articlePageRoutes({
        ...{ models, render, history, versions, previews, publicUrl },
        ...{ findNeighbors, linkTerms },
      }),
      ...markdownPageRoutes({ types, models, content, publicUrl, search, searchLog }),
      ...searchRoutes({ search, searchLog, choosePassage: createPassageChoice(ai, limits) }),
    ],
  } satisfies Part;
}
