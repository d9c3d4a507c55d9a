import path from 'node:path/posix';
import type { ImportError } from '@pressline/shared-api';
import { outsideCode } from '@pressline/shared-api/markdown/dialects/inline';
import { codeEnd, FENCE } from '@pressline/shared-api/markdown/dialects/Translation';
import { decodedOrSame } from '@pressline/shared-api/text';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { elementsOf, wordsOf } from '../readHtml';
import type { Files, Source, SourceArticle } from '../Source';
import {
  articleOf,
  createFinder,
  folderOf,
  headingOf,
  nameAsTitle,
  type Page,
  pagesIn,
  siteTitle,
} from './folder';
import { textIn } from './frontMatter';

type Read = (files: Files) => Source | undefined;

const CONFIG = /^(hugo|config)\.(toml|ya?ml|json)$/;

export const readHugo: Read = (files) => {
  const root = folderOf(files, CONFIG);
  if (root === undefined || ![...files.keys()].some((file) => file.startsWith(`${root}content/`)))
    return undefined;
  const docs = `${root}content/`;
  const all = pagesIn(files, docs);
  const paths = new Set(all.map((page) => page.path));
  const isTranslation = (page: Page) =>
    /\.[a-z]{2}(-[a-z]{2})?$/i.test(page.path) && paths.has(page.path.replace(/\.[^./]+$/, ''));
  const sections = new Map(
    all
      .filter((page) => path.basename(page.path) === '_index')
      .map((page) => [page.folders.join('/'), page]),
  );
  const notes: ImportError[] = [];
  const pages = all.filter((page) => {
    const message = isTranslation(page)
      ? 'Left out: a translation. One language is imported.'
      : path.basename(page.path) === '_index' && page.text.trim() === ''
        ? 'Left out: it has no text, only the name of a category.'
        : undefined;
    if (message) notes.push({ file: page.file, message });
    return !message;
  });
  const articles = pages.map((page, at): SourceArticle => {
    const { front, folders, text } = page;
    const name = path.basename(page.path);
    const isBundle = name === 'index';
    const shelves = isBundle ? folders.slice(0, -1) : folders;
    const titles = shelves.map(
      (folder, index) =>
        textIn(sections.get(shelves.slice(0, index + 1).join('/'))?.front.title) ?? folder,
    );
    const place = /^_?index$/.test(name) ? folders : [...folders, textIn(front.slug) ?? name];
    const weight = Number(front.weight ?? 0) || 500;
    const sectionWeight = Number(sections.get(shelves.join('/'))?.front.weight ?? 0) || 500;
    return articleOf(page, files, {
      title: textIn(front.title) ?? headingOf(text) ?? nameAsTitle(page),
      category: titles,
      order: sectionWeight * 1_000 + weight + at / 1_000,
      addresses: [
        textIn(front.url) ?? `/${place.join('/')}/`.replace('//', '/'),
        ...[front.aliases ?? []].flat().map(String),
      ],
      body: { type: page.isHtml ? 'html' : 'markdown', text: text.replaceAll('<!--more-->', '') },
    });
  });
  const finder = createFinder({ files, articles, roots: [docs, `${root}static`] });
  const byName = new Map(
    articles.map((article) => [path.basename(article.key.replace(/\/_?index$/, '')), article]),
  );
  return {
    ...{
      system: 'Hugo',
      site: siteTitle(files, root, CONFIG),
      articles,
      files,
      notes,
      isOwn: finder.isOwn,
    },
    // `relref` names pages by their path or their name alone.
    find(address, from) {
      const found = finder.find(address, from);
      if (found || !/^[\w-]+(\.md)?(#.*)?$/.test(address)) return found;
      const [name = '', fragment = ''] = address.split('#');
      const article = byName.get(name.replace(/\.md$/, ''));
      return article && { article, fragment };
    },
  };
};

const WIKI_LINK = /(!?)\[\[([^[\]|]+)(?:\|([^[\]]*))?\]\]/g;
const PICTURE = /\.(png|jpe?g|gif|svg|webp|avif)$/i;

/** `[[Text|Page#part]]` and `[[picture.png|alt=Text]]` as links and pictures. */
export function readWikiLinks(text: string): string {
  const lines = text.split(/\r?\n/);
  const done: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = FENCE.test(lines[at] ?? '') ? codeEnd(lines, at) : at;
    done.push(...lines.slice(at, end));
    at = end;
    if (end > at || at >= lines.length || FENCE.test(lines[at] ?? '')) continue;
    done.push(
      outsideCode(lines[at] ?? '', (words) =>
        words.replace(WIKI_LINK, (_all, _sign, first: string, second?: string) => {
          if (PICTURE.test(first))
            return `![${/alt=([^|]*)/.exec(second ?? '')?.[1] ?? ''}](<${first.trim()}>)`;
          const page = (second ?? first).trim();
          return `[${first.trim()}](<wiki:${encodeURI(page)}>)`;
        }),
      ),
    );
    at += 1;
  }
  return done.join('\n');
}

export const readGitHubWiki: Read = (files) => {
  const root = folderOf(files, /^Home\.(md|markdown)$/);
  const isWiki =
    root !== undefined &&
    [...files].some(([file]) => /(?:^|\/)_(Sidebar|Footer)\.md$|-/.test(file));
  if (root === undefined || !isWiki) return undefined;
  const pages = pagesIn(files, root, (below) =>
    /(?:^|\/)_(Sidebar|Footer|Header)\.\w+$/.test(below),
  );
  const articles = pages.map((page, at) => {
    const name = path.basename(page.path);
    return articleOf(page, files, {
      title: name.replaceAll('-', ' '),
      order: name === 'Home' ? -1 : at,
      addresses: [`/wiki/${name}`],
      body: { type: 'markdown', text: readWikiLinks(page.text) },
    });
  });
  const plain = (name: string) => name.toLowerCase().replace(/[\s/-]+/g, '-');
  const byName = new Map(articles.map((article) => [plain(path.basename(article.key)), article]));
  const { find } = createFinder({ files, articles, roots: [root] });
  return {
    ...{ system: 'GitHub wiki', articles, files, notes: [] },
    isOwn: (address) => address.startsWith('wiki:'),
    find(address, from) {
      const [page = '', fragment = ''] = decodedOrSame(address.replace(/^wiki:/, '')).split('#');
      const article = page.includes('://') ? undefined : byName.get(plain(page));
      return article ? { article, fragment } : find(address, from);
    },
  };
};

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
