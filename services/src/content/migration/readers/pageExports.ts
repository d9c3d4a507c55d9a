import path from 'node:path/posix';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { elementsOf, wordsOf } from '../readHtml';
import type { Files, Source, SourceArticle } from '../Source';
import { articleOf, createFinder, headingOf, type Page, pagesIn } from './folder';

type Read = (files: Files) => Source | undefined;

const classesOf = ({ properties: { className } }: Element) => [className ?? []].flat().map(String);
const has = (name: string) => (node: Element) => classesOf(node).includes(name);
const byId = (root: Root, id: string) =>
  [...elementsOf(root)].find(({ properties }) => properties.id === id);
const text = (node: Root | Element | undefined) =>
  node ? wordsOf(node).replace(/\s+/g, ' ').trim() : '';
const element = (
  tagName: string,
  children: Element['children'],
  properties: Element['properties'] = {},
): Element => ({
  type: 'element',
  ...{ tagName, children, properties },
});

/** Takes elements out of a tree. */
function remove(root: Root | Element, isGone: (node: Element) => boolean): void {
  const kept = (root.children as Element['children']).filter(
    (child) => child.type !== 'element' || !isGone(child),
  );
  root.children = kept;
  for (const child of kept) if (child.type === 'element') remove(child, isGone);
}

const html = (node: Element) => toHtml({ type: 'root', children: node.children });

const NOTION = /^(.*?) ?([\da-f]{32})$/;
/** Folders of an HTML export have the first digits alone. */
const withoutHash = (name: string) => name.replace(/ (?:[\da-f]{32}|[\da-f]{5})$/, '');
const PROPERTY = /^\p{L}[^:\n]{0,40}: .+$/u;

/** The properties of a page, which stand below its title. */
function takeProperties(body: string, isRow: boolean) {
  const [, heading = '', block = '', rest = ''] =
    /^(#[^\n]*\n+)((?:[^\n]+\n?)+)([\s\S]*)$/.exec(body) ?? [];
  const lines = block.trim().split('\n');
  if (!lines.every((line) => PROPERTY.test(line)) || !(isRow || lines.length > 1))
    return { body, properties: '' };
  return { body: heading + rest, properties: lines.join('; ') };
}

/** The parts of a page in HTML: boxes to tick and folded lists are elements of their own there. */
function notionHtml(page: Page) {
  const root = fromHtml(page.text);
  const all = [...elementsOf(root)];
  for (const node of all) {
    const [on] = classesOf(node).filter((name) => /^checkbox-(on|off)$/.test(name));
    if (on)
      Object.assign(node, {
        tagName: 'input',
        properties: { type: 'checkbox', checked: on === 'checkbox-on' },
        children: [],
      });
    if (has('toggle')(node)) {
      node.tagName = 'div';
      for (const item of node.children) if (item.type === 'element') item.tagName = 'div';
    }
  }
  const body = all.find(has('page-body'));
  const properties = all
    .filter(has('property-row'))
    .map((row) => row.children.map((cell) => text(cell as Element)).join(': '));
  return {
    title: text(all.find(has('page-title'))),
    body: body ? html(body) : '',
    properties: properties.join('; '),
  };
}

export const readNotion: Read = (files) => {
  const pages = pagesIn(files, '').filter((page) => NOTION.test(path.basename(page.path)));
  if (pages.length === 0) return undefined;
  const articles = pages.map((page, at): SourceArticle => {
    const [, name = '', key = ''] = NOTION.exec(path.basename(page.path)) ?? [];
    const isRow = files.has(`${path.dirname(page.file)}.csv`);
    const made = page.isHtml
      ? notionHtml(page)
      : { title: headingOf(page.text) ?? name, ...takeProperties(page.text, isRow) };
    return articleOf(page, files, {
      ...{ key, title: made.title || name, order: at, category: page.folders.map(withoutHash) },
      addresses: [`/${key}`],
      body: { type: page.isHtml ? 'html' : 'markdown', text: made.body },
      lost: made.properties ? [`Properties: ${made.properties}`] : [],
    });
  });
  const byKey = new Map(articles.map((article) => [article.key, article]));
  const { find } = createFinder({ files, articles, roots: [''] });
  return {
    ...{ system: 'Notion', articles, files, notes: [] },
    isOwn: (address) => /^https:\/\/(?:www\.|app\.)?notion\.(?:so|com|site)\//.test(address),
    find(address, from) {
      const key = /([\da-f]{32})(?:[?#]|$)/.exec(address.replaceAll('%20', ' '))?.[1] ?? '';
      const article = byKey.get(key);
      return article ? { article, fragment: address.split('#')[1] ?? '' } : find(address, from);
    },
  };
};

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
