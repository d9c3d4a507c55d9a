import { type CheckName, nameKey, type TextProblem } from '@pressline/shared-api';
import { DAY_MS } from '@pressline/shared-api/time';
import { siteTarget } from '../articles/links/readLinks';
import { baseOf } from '../resource/linkFields';
import { CHECKS, distinct, unsourcedProblem } from './CHECKS';
import { problemOfLink } from './problemOfLink';
import type { CheckedDocument, FoundProblem, Site } from './Site';

const OLD_MS = 60 * DAY_MS;
const ORDER = Object.keys(CHECKS);

/** How many articles have each title, of those that people consider equal. */
export function countTitles(documents: readonly CheckedDocument[]) {
  const counts = new Map<string, number>();
  for (const { resource, title } of documents) {
    if (resource !== 'articles') continue;
    counts.set(nameKey(title), (counts.get(nameKey(title)) ?? 0) + 1);
  }
  return counts;
}

/** The articles that links and pins lead to from elsewhere. */
function reachedArticles(documents: readonly CheckedDocument[], site: Site) {
  const reached = new Set<string>();
  for (const { id, resource, links, pinnedIds = [], isPublished } of documents) {
    if (isPublished === false) continue;
    for (const pinned of pinnedIds) reached.add(pinned);
    for (const { address } of links) {
      const slug = siteTarget(address, baseOf(resource), site.publicUrl)?.page.split('/')[3] ?? '';
      const article = site.articles.get(slug) ?? site.former.get(slug);
      if (article && article.id !== id) reached.add(article.id);
    }
  }
  return reached;
}

/** What is wrong with the text of a document, its links and what its PDF was not found to have. */
export function problemsIn(document: CheckedDocument, site: Site): TextProblem[] {
  const { resource, links, problems, ids, doubts = [] } = document;
  const where = { base: baseOf(resource), ids };
  const ofLinks = links.flatMap((link) => problemOfLink(site, link, where) ?? []);
  return distinct([...problems, ...ofLinks, ...doubts.map(unsourcedProblem)]);
}

/** Errors first, in the order of `CHECKS`. */
export function inOrder(found: readonly FoundProblem[]): FoundProblem[] {
  const orderOf = ({ check }: FoundProblem) => ORDER.indexOf(check);
  return found.toSorted(
    (one, other) =>
      orderOf(one) - orderOf(other) ||
      one.document.title.localeCompare(other.document.title) ||
      one.line - other.line,
  );
}

/** All problems of all content, errors first. */
export function checkContent(
  { documents, site }: { documents: readonly CheckedDocument[]; site: Site },
  now = Date.now(),
): FoundProblem[] {
  const titles = countTitles(documents);
  const reached = reachedArticles(documents, site);
  const found: FoundProblem[] = [];
  for (const document of documents) {
    const { resource, title, isPublished } = document;
    const whole = (check: CheckName) => found.push({ check, line: 0, about: '', document });
    for (const problem of problemsIn(document, site)) found.push({ ...problem, document });
    if (resource !== 'articles') continue;
    if ((titles.get(nameKey(title)) ?? 0) > 1) whole('duplicateTitle');
    const isListed = site.categories.has(document.categoryId ?? '');
    if (isPublished && !isListed && !reached.has(document.id)) whole('unreachable');
    if (!isPublished && now - document.updatedAt.getTime() > OLD_MS) whole('oldDraft');
  }
  return inOrder(found);
}
