import path from 'node:path/posix';
import type { Files, Source, SourceArticle } from '../Source';
import { createFinder } from './finder';
import {
  articleOf,
  createInclude,
  folderOf,
  headingOf,
  nameAsTitle,
  pagesIn,
  siteTitle,
  textOf,
} from './folder';
import { type Front, readYaml, textIn } from './frontMatter';
import { readMdx } from './readMdx';

type Read = (files: Files) => Source | undefined;
/** A page whose MDX is read, with what it imports. */
export function withMdx(article: SourceArticle, files: Files, root: string): SourceArticle {
  const { text, named, lost } = readMdx(article.body.text, article.file);
  const include = (name: string) => {
    const file = named.get(name) ?? name;
    return createInclude(files, article.file)(files.has(root + file) ? `/${root}${file}` : file);
  };
  return { ...article, body: { ...article.body, text }, lost: [...article.lost, ...lost], include };
}
const withoutNumber = (name: string) => name.replace(/^\d+\s*[-_.]+\s*/, '');
const asNumber = (value: unknown, other: number) =>
  Number.isFinite(Number(value ?? NaN)) ? Number(value) : other;

const DOCUSAURUS = /^docusaurus\.config\.(js|ts|mjs|cjs)$/;

export const readDocusaurus: Read = (files) => {
  const root = folderOf(files, DOCUSAURUS);
  if (root === undefined) return undefined;
  const docs = `${root}docs/`;
  const labelOf = (folder: string): Front =>
    readYaml(
      ['json', 'yml', 'yaml']
        .map((end) => textOf(files, `${folder}/_category_.${end}`))
        .find(Boolean) ?? '',
    );
  const pages = pagesIn(files, docs, (below) => /(?:^|\/)_[^/]+$/.test(below));
  const articles = pages.map((page, at) => {
    const { front, folders, text } = page;
    const paths = folders.map((_name, index) => docs + folders.slice(0, index + 1).join('/'));
    const labels = paths.map((folder) => labelOf(folder));
    const name = path.basename(page.path);
    const place = folders.map(withoutNumber).join('/');
    const isIndex = /^(index|readme)$/i.test(withoutNumber(name));
    const slug = textIn(front.slug) ?? (isIndex ? '' : (textIn(front.id) ?? withoutNumber(name)));
    const ordered = [
      ...labels.map(({ position }, index) => position ?? Number.parseInt(folders[index] ?? '', 10)),
      front.sidebar_position ?? Number.parseInt(name, 10),
    ];
    const order = ordered.reduce<number>(
      (sum, value) => sum * 1_000 + Math.min(asNumber(value, 998), 998),
      0,
    );
    const article = articleOf(page, files, {
      title:
        textIn(front.title) ?? headingOf(text) ?? textIn(front.sidebar_label) ?? nameAsTitle(page),
      category: folders.map(
        (folder, index) => textIn(labels[index]?.label) ?? withoutNumber(folder),
      ),
      order: order + at / 1_000,
      addresses: [path.join('/docs', slug.startsWith('/') ? slug : path.join(place, slug))],
      ...(front.unlisted === true && { state: 'hidden' as const }),
    });
    return withMdx(article, files, root);
  });
  const finder = createFinder({ files, articles, roots: [`${root}static`, root, docs] });
  const site = siteTitle(files, root, DOCUSAURUS);
  return { system: 'Docusaurus', site, articles, files, ...finder, notes: [] };
};
