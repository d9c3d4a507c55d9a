import type { ImpactGroup, ImpactSource } from '@pressline/shared-api';

const SHOWN_TITLES = 3;

/** What is lost where others depend on something that is deleted: of one, and of several. */
const LOSSES: Partial<Record<ImpactSource, readonly [one: string, several: string]>> = {
  articleLinks: ['article links', 'articles link'],
  faqLinks: ['FAQ links', 'FAQs link'],
  announcementLinks: ['announcement links', 'announcements link'],
  quickLinks: ['quick link leads', 'quick links lead'],
  downloadLinks: ['download leads', 'downloads lead'],
  pins: ['article is related', 'articles are related'],
  pinnedResults: ['pinned result leads', 'pinned results lead'],
  guardedQueries: ['guarded query leads', 'guarded queries lead'],
  taggedArticles: ['article keeps its tag', 'articles keep their tag'],
  movingArticles: ['article moves', 'articles move'],
  tagGroups: ['tag belongs', 'tags belong'],
  seeAlso: ['term refers', 'terms refer'],
};

/** What depends on documents that are about to be deleted, in sentences; empty when nothing does. */
export function impactText(groups: readonly ImpactGroup[], documents: number): string {
  const sentences = groups.flatMap(({ source, items, total }) => {
    const [one, several] = LOSSES[source] ?? [];
    if (!one) return [];
    const titles = items
      .slice(0, SHOWN_TITLES)
      .map(({ title, isInChanges }) => `“${title}”${isInChanges ? ' (unpublished changes)' : ''}`);
    const more = total - titles.length;
    const list = [...titles, ...(more > 0 ? [`${more} more`] : [])].join(', ');
    const whom = source === 'taggedArticles' ? '' : documents === 1 ? ' to it' : ' to them';
    return `${total} ${total === 1 ? one : several}${whom}: ${list}.`;
  });
  return sentences.join(' ');
}
