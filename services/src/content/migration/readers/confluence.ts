import path from 'node:path/posix';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { elementsOf } from '../readHtml';
import type { Files, Source, SourceArticle } from '../Source';
import { byId, element, has, html, remove, text } from './elements';
import { createFinder } from './finder';
import { articleOf, type Page, pagesIn } from './folder';

type Read = (files: Files) => Source | undefined;
/** Breadcrumbs, and what a page says of its attachments. */
function readConfluencePage(page: Page) {
  const root = fromHtml(page.text);
  const main = byId(root, 'main-content');
  const title = text(byId(root, 'title-text'));
  const crumbs = byId(root, 'breadcrumbs');
  const folders = crumbs
    ? [...elementsOf(crumbs)].filter(({ tagName }) => tagName === 'a').map(text)
    : [];
  const links = [...elementsOf(root)].filter(
    ({ tagName, properties }) => tagName === 'a' && /^attachments\//.test(String(properties.href)),
  );
  const names = links.map((link) => [String(link.properties.href), text(link)] as const);
  const comments = [...elementsOf(root)].filter(({ properties }) =>
    /^comment-\d+$/.test(String(properties.name ?? properties.id)),
  ).length;
  return { main, title, folders, names, comments };
}

/** Macros as elements that articles have. */
function prepareMain(main: Element): void {
  remove(main, (node) =>
    [
      'toc-macro',
      'numberingColumn',
      'expand-control-icon',
      'confluence-information-macro-icon',
    ].some((name) => has(name)(node)),
  );
  for (const node of [...elementsOf(main)]) {
    if (has('expand-container')(node)) {
      const title = [...elementsOf(node)].find(has('expand-control-text'));
      const content = [...elementsOf(node)].find(has('expand-content'));
      Object.assign(
        node,
        element('details', [
          element('summary', title?.children ?? []),
          ...(content?.children ?? []),
        ]),
      );
    }
    if (has('emoticon')(node))
      Object.assign(
        node,
        element('span', [{ type: 'text', value: String(node.properties.alt ?? '') }]),
      );
  }
}

export const readConfluence: Read = (files) => {
  const pages = pagesIn(files, '').filter(
    (page) => page.isHtml && /id="main-content"/.test(page.text),
  );
  if (!pages.some((page) => /id="breadcrumbs"/.test(page.text))) return undefined;
  const names = new Map<string, string>();
  const articles = pages.flatMap((page, at): SourceArticle[] => {
    const { main, title, folders, names: own, comments } = readConfluencePage(page);
    const key = /(?:^|_)(\d+)$/.exec(path.basename(page.path))?.[1];
    if (!main || !key) return [];
    prepareMain(main);
    const body = html(main);
    for (const [address, name] of own)
      if (name) names.set(path.join(path.dirname(page.file), address), name);
    const unused = own.filter(([address]) => !body.includes(address)).map(([, name]) => name);
    const space = `${folders[0]} : `;
    return [
      articleOf(page, files, {
        ...{
          key,
          title: title.startsWith(space) ? title.slice(space.length) : title,
          order: at,
          category: folders,
        },
        body: { type: 'html', text: body },
        addresses: [`/pages/viewpage.action?pageId=${key}`],
        lost: [
          ...(comments > 0 ? [`Comments: ${comments}`] : []),
          ...(unused.length > 0
            ? [`Attachments that the text does not show: ${unused.join(', ')}`]
            : []),
        ],
      }),
    ];
  });
  const byKey = new Map(articles.map((article) => [article.key, article]));
  const finder = createFinder({ files, articles, roots: [''] });
  return {
    ...{ system: 'Confluence', articles, files, notes: [], isOwn: finder.isOwn },
    find(address, from) {
      const key = /(?:pageId=|\/pages\/|_|^)(\d+)(?=\.html|[/?#&]|$)/.exec(address)?.[1] ?? '';
      const article = byKey.get(key);
      if (article) return { article, fragment: address.split('#')[1] ?? '' };
      const found = finder.find(address, from);
      return found && 'path' in found
        ? { ...found, name: names.get(found.path) ?? found.name }
        : found;
    },
  };
};
