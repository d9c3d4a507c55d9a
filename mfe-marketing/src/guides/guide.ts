import type { GuideCard } from '../content/guides/list';
import type { MarkdownHeads } from '../content/MarkdownContent';

/** What every guide has around its own parts. */
export type Guide = GuideCard & Omit<MarkdownHeads, 'steps'>;
