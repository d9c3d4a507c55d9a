import path from 'node:path/posix';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { elementsOf } from '../readHtml';
import type { Files, Source, SourceArticle } from '../Source';
import { classesOf, has, html, text } from './elements';
import { createFinder } from './finder';
import { articleOf, headingOf, type Page, pagesIn } from './folder';

type Read = (files: Files) => Source | undefined;
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
