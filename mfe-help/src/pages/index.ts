import type { ComponentType } from 'react';
import {
  ARTICLE_PATTERN,
  GLOSSARY_PATH,
  HELP_PATH,
  PREVIEW_PATTERN,
  SHEET_PATTERN,
  SUGGEST_PATTERN,
} from '../routes';

interface HelpPage {
  path: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** The pages by their routes, each a chunk of its own. */
export const pages: readonly HelpPage[] = [
  { path: HELP_PATH, load: () => import(/* webpackChunkName: "help-center" */ './HelpCenterPage') },
  { path: ARTICLE_PATTERN, load: () => import(/* webpackChunkName: "article" */ './ArticlePage') },
  { path: SUGGEST_PATTERN, load: () => import(/* webpackChunkName: "suggest" */ './SuggestPage') },
  { path: GLOSSARY_PATH, load: () => import(/* webpackChunkName: "glossary" */ './GlossaryPage') },
  { path: SHEET_PATTERN, load: () => import(/* webpackChunkName: "sheet" */ './SheetPage') },
  { path: PREVIEW_PATTERN, load: () => import(/* webpackChunkName: "preview" */ './PreviewPage') },
  { path: '/help/*', load: () => import(/* webpackChunkName: "not-found" */ './NotFoundPage') },
];
