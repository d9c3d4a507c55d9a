import { type ArticlePage, nameKey, termAnchor } from '@pressline/shared-api';
import { cachePerVersion } from '../../store/database/cachePerVersion';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { Models, StoredOf } from '../../store/database/createModel';
import { escapeRegExp } from '../../store/database/escapeRegExp';

type StoredTerm = Pick<StoredOf<'terms'>, 'term' | 'otherNames' | 'definition'>;
type Linked = Pick<ArticlePage, 'html' | 'terms'>;

/** An article with more of them would be hard to read. */
const MAX_LINKED = 8;
const MAX_TERMS = 2_000;
/** A tag with its name and attributes, or the text between two tags. */
const TOKEN = /<(\/?)([a-z][a-z\d]*)\b((?:[^">]|"[^"]*")*)>|[^<]+/g;
/** In these a link would be in the way, or would be one inside another. */
const SKIPPED = /^(?:a|code|pre|h[1-6]|summary|sup|th)$/;
const SKIPPED_ATTRIBUTES = /class="(?:callout-title|quiz)"|data-footnotes/;

/** Links the first mention of each glossary term in an article's HTML. */
export type LinkTerms = (html: string) => Promise<Linked>;

function compile(terms: readonly StoredTerm[]): (html: string) => Linked {
  const byName = new Map<string, StoredTerm>();
  const exact = new Set<string>();
  for (const entry of terms) {
    for (const name of [entry.term, ...entry.otherNames]) {
      if (!byName.has(nameKey(name))) byName.set(nameKey(name), entry);
      // RIP is no rip.
      if (!/\p{Ll}/u.test(name)) exact.add(name);
    }
  }
  const names = [...byName.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  if (names.length === 0) return (html) => ({ html, terms: [] });
  const mention = new RegExp(
    `(?<![\\p{L}\\p{N}-])(${names.join('|')})(?:e?s)?(?![\\p{L}\\p{N}-])`,
    'giu',
  );

  return (html) => {
    const linked = new Map<StoredTerm, string>();
    const link = (mentioned: string, name: string) => {
      const entry = byName.get(nameKey(name));
      const isExact = exact.has(name) || !exact.has(name.toUpperCase());
      if (!entry || !isExact || linked.has(entry) || linked.size >= MAX_LINKED) return mentioned;
      const anchor = termAnchor(entry.term);
      linked.set(entry, anchor);
      return `<a href="/help/glossary#${anchor}" data-popover="about-${anchor}">${mentioned}</a>`;
    };
    let skipped = '';
    let depth = 0;
    const text = html.replace(TOKEN, (token, end?: string, tag?: string, attributes = '') => {
      if (tag === undefined) return depth > 0 ? token : token.replace(mention, link);
      if (depth > 0) depth += tag === skipped ? (end ? -1 : 1) : 0;
      else if (!end && (SKIPPED.test(tag) || SKIPPED_ATTRIBUTES.test(attributes))) {
        skipped = tag;
        depth = 1;
      }
      return token;
    });
    return {
      html: text,
      terms: [...linked].map(([{ term, definition }, anchor]) => ({ anchor, term, definition })),
    };
  };
}

/** The terms are read once per content version, for the pages of all articles. */
export function createTermLinks({ terms }: Models, content: ContentVersion): LinkTerms {
  const recall = cachePerVersion(content, async () => {
    const found = await terms
      .find()
      .select('term otherNames definition')
      .sort({ termKey: 1 })
      .limit(MAX_TERMS)
      .lean<StoredTerm[]>();
    return compile(found);
  });
  return async (html) => (await recall())(html);
}
