import path from 'node:path/posix';
import type { ImportError } from '@pressline/shared-api';
import type { Files, Source, SourceArticle } from '../Source';
import { createFinder } from './finder';
import {
  articleOf,
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
