import { slugOf } from '@pressline/shared-api';
import { decodedOrSame } from '@pressline/shared-api/text';
import type { Element } from 'hast';
import { textOf } from './plainText';
import { footnoteIdPrefix, headingIdPrefix } from './sanitizeHtml';

/** One line of an article's table of contents. */
export interface TocEntry {
  id: string;
  text: string;
  depth: 2 | 3;
}

/**
 * Follows the levels that an author gives to headings, and returns the one that each is shown with:
 * the outline starts at 2 (the page's title is the h1) and never skips a level.
 */
export function followLevels() {
  const levels: number[] = [];
  return (level: number): number => {
    while ((levels.at(-1) ?? 0) >= level) levels.pop();
    levels.push(level);
    return Math.min(levels.length + 1, 6);
  };
}

/** Collects an article's headings. `place` gives a heading its id and its level. `ids` has all. */
export function createOutline() {
  const toc: TocEntry[] = [];
  const ids: string[] = [];
  const shownLevel = followLevels();
  const counts = new Map<string, number>();

  function uniqueId(text: string): string {
    const slug = slugOf(text) || 'part';
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    // A double hyphen never comes out of slugOf, so "a", "a" and "a 2" keep three different ids.
    return headingIdPrefix + (count === 1 ? slug : `${slug}--${count}`);
  }

  function add(heading: Element): void {
    const depth = shownLevel(Number(heading.tagName.slice(1)));
    const text = textOf(heading);
    const id = uniqueId(text);
    heading.tagName = `h${depth}`;
    heading.properties = { id };
    ids.push(id);
    if (depth === 2 || depth === 3) toc.push({ id, text, depth });
  }

  return { toc, ids, add };
}

/** Where an in-page link leads once ids carry their prefix. */
export function fragmentFor(href: string): string {
  if (href.startsWith(`#${footnoteIdPrefix}`) || href.startsWith(`#${headingIdPrefix}`))
    return href;
  return `#${headingIdPrefix}${slugOf(decodedOrSame(href.slice(1)))}`;
}
