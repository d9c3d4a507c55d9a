import articleScript from './article.script?inline';
import { ARTICLE_PATTERN, HELP_PATH } from './routes';
import useScript from './use.script?inline';

/** What pages do for readers who need no other script: count what is used, and what is read. */
export const earlyScripts: Readonly<Record<string, string>> = {
  [HELP_PATH]: useScript,
  [ARTICLE_PATTERN]: articleScript,
};
