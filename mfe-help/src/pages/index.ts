import type { ComponentType } from 'react';
import { ARTICLE_PATTERN, HELP_PATH, PREVIEW_PATTERN } from '../routes';

interface HelpPage {
  path: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** The pages by their routes, each a chunk of its own. */
export const pages: readonly HelpPage[] = [
  {
    path: HELP_PATH,
    load: async () => {
      const page = await import(/* webpackChunkName: "help-center" */ './HelpCenterPage');
      return { default: page.HelpCenterPage };
    },
  },
  {
    path: ARTICLE_PATTERN,
    load: async () => {
      const page = await import(/* webpackChunkName: "article" */ './ArticlePage');
      return { default: page.ArticlePage };
    },
  },
  {
    path: PREVIEW_PATTERN,
    load: async () => {
      const page = await import(/* webpackChunkName: "preview" */ './PreviewPage');
      return { default: page.PreviewPage };
    },
  },
  {
    path: '/help/*',
    load: async () => {
      const page = await import(/* webpackChunkName: "not-found" */ './NotFoundPage');
      return { default: page.NotFoundPage };
    },
  },
];
