import articleScript from './article.script?inline';
import frontScript from './front.script?inline';
import { ARTICLE_PATTERN, HELP_PATH } from './routes';

/** What pages do for readers who need no other script: count uses, show what this reader has done. */
export const earlyScripts: Readonly<Record<string, string>> = {
  [HELP_PATH]: frontScript,
  [ARTICLE_PATTERN]: articleScript,
};
