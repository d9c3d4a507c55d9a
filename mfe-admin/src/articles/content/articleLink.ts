import { plainArticlePath } from '@pressline/shared-api';
import { markdownLink } from '@pressline/shared-api/markdown-link';

/**
 * The Markdown of a link to an article. It has the present address: when that changes, the former one
 * redirects to the new one.
 */
export const articleLink = ({ title, slug }: { title: string; slug: string }, text?: string) =>
  markdownLink(text?.trim() || title, plainArticlePath(slug));
