import type { GuideCard } from '../content/guides/list';
import type { MarkdownContent } from '../content/MarkdownContent';

/** What every guide has around its own parts. */
export type Guide = GuideCard & Omit<MarkdownContent, 'steps'>;
