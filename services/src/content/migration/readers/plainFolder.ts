import type { ImportError } from '@pressline/shared-api';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { elementsOf, wordsOf } from '../readHtml';
import type { Files, Source, SourceArticle } from '../Source';
import { createFinder } from './finder';
import { articleOf, headingOf, nameAsTitle, pagesIn } from './folder';
import { textIn } from './frontMatter';

type Read = (files: Files) => Source | undefined;
/** What of a page is its text. */
function mainOf(root: Root): Root | Element {
  const all = [...elementsOf(root)];
  return (
    all.find(({ tagName }) => tagName === 'main') ??
    all.find(({ tagName }) => tagName === 'article') ??
    all.find(({ tagName }) => tagName === 'body') ??
    root
  );
}

/** Whether a page only leads to others: frames, or nothing but links. */
function isNavigation(root: Root): boolean {
  const all = [...elementsOf(root)];
  if (all.some(({ tagName }) => tagName === 'frameset')) return true;
  const links = all
    .filter(({ tagName }) => tagName === 'a')
    .map(wordsOf)
    .join('');
  return links !== '' && wordsOf(mainOf(root)).replace(/\s/g, '') === links.replace(/\s/g, '');
}

/** A folder of Markdown or HTML of no system that is known. */
export const readFolder: Read = (files) => {
  const notes: ImportError[] = [];
  const pages = pagesIn(files, '');
  const articles = pages.flatMap((page, at): SourceArticle[] => {
    if (!page.isHtml)
      return [
        articleOf(page, files, {
          title: textIn(page.front.title) ?? headingOf(page.text) ?? nameAsTitle(page),
          order: at,
        }),
      ];
    const root = fromHtml(page.text);
    if (isNavigation(root)) {
      notes.push({ file: page.file, message: 'Left out: it only leads to other pages.' });
      return [];
    }
    const title = [...elementsOf(root)].find(({ tagName }) => tagName === 'title');
    const styles = [...elementsOf(root)].filter(({ tagName }) => tagName === 'style');
    const main = mainOf(root);
    const text = toHtml([...styles, ...(main.children as Element[])]);
    const heading = [...elementsOf(main)].find(({ tagName }) => tagName === 'h1');
    const words = [title, heading].map((node) => (node ? wordsOf(node).trim() : '')).find(Boolean);
    return [
      articleOf(page, files, {
        title: words ?? nameAsTitle(page),
        order: at,
        body: { type: 'html', text },
        addresses: [`/${page.file}`],
      }),
    ];
  });
  if (articles.length === 0) return undefined;
  const isHtml = articles.some(({ body }) => body.type === 'html');
  return {
    system: isHtml ? 'HTML' : 'Markdown',
    articles,
    files,
    notes,
    ...createFinder({ files, articles, roots: [''] }),
  };
};
