import {
  type CheckedText,
  type CheckName,
  plainArticlePath,
  type TextProblem,
} from '@pressline/shared-api';
import { fragmentFor } from '../articles/headings';
import { siteTarget } from '../articles/links/readLinks';
import type { Site } from './Site';

type Link = CheckedText['links'][number];

/** What is wrong with an address, and the one to write instead. */
type Verdict = [check: CheckName, instead?: string] | undefined;

const ARTICLE = /^\/help\/articles\/([^/]+?)(\.md|\/sheet|\/suggest)?$/;
const FILE = /^\/api\/help\/files\/(.+)$/;
/** Anchors that lead to no heading: text fragments, a run, footnotes. */
const NO_HEADING = /^#(?:$|:~:|run\b|footnote-)/;

function judgeArticle(site: Site, slug: string, ending: string, anchor: string): Verdict {
  const article = site.articles.get(slug) ?? site.former.get(slug);
  if (!article) return ['deadLink'];
  if (!article.isPublished) return ['draftLink'];
  const page = plainArticlePath(article.slug) + ending;
  const isFormer = article.slug !== slug;
  if (ending || NO_HEADING.test(anchor) || anchor === '' || article.ids.includes(anchor.slice(1))) {
    return isFormer ? ['oldAddress', page + anchor] : undefined;
  }
  const own = fragmentFor(anchor);
  return ['deadAnchor', article.ids.includes(own.slice(1)) ? page + own : undefined];
}

function judge(site: Site, page: string, anchor: string): Verdict {
  const [, slug, ending = ''] = ARTICLE.exec(page) ?? [];
  if (slug) return judgeArticle(site, slug, ending, anchor);
  const [, file] = FILE.exec(page) ?? [];
  if (file) return site.files.has(file) ? undefined : ['deadLink'];
  if (page === '/help/glossary') {
    const isTerm = !anchor.startsWith('#term-') || site.terms.has(anchor.slice(1));
    return isTerm ? undefined : ['deadAnchor'];
  }
  if (/^\/help(?:\?|$)/.test(page)) {
    const category = new URLSearchParams(page.slice('/help'.length)).get('category');
    return category && category !== 'all' && !site.categories.has(category)
      ? ['deadLink']
      : undefined;
  }
  return /^\/help\/(?!r\/|preview\/)/.test(page) ? ['deadLink'] : undefined;
}

/**
 * What is wrong with where a link leads; undefined when it is well, or leads to another site. `ids`
 * are the headings of the text that has it, `base` the address that its relative links start from.
 */
export function problemOfLink(
  site: Site,
  { address, line, place }: Link,
  { base, ids }: { base: string; ids: readonly string[] },
): TextProblem | undefined {
  const target = siteTarget(address, base, site.publicUrl);
  if (!target) return undefined;
  const { page, anchor, origin } = target;
  const isHere = NO_HEADING.test(anchor) || ids.includes(fragmentFor(anchor).slice(1));
  const here: Verdict = isHere ? undefined : ['deadAnchor'];
  const verdict = page === '' ? here : judge(site, page, anchor);
  if (!verdict) return undefined;
  const [check, instead] = verdict;
  const fix = place && instead ? { ...place, insert: origin + instead } : undefined;
  return { check, line, about: address.slice(0, 200), fix };
}
