import path from 'node:path/posix';
import type { Files, Source, SourceArticle } from '../Source';
import {
  articleOf,
  createFinder,
  createInclude,
  folderOf,
  headingOf,
  nameAsTitle,
  type Page,
  pagesIn,
  siteTitle,
  textOf,
  withRedirects,
} from './folder';
import { type Front, readYaml, textIn } from './frontMatter';
import { type Entry, plainPath, readGroups, readNav, readSummary } from './navigation';
import { readMdx } from './readMdx';

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const recordOf = (value: unknown): Front =>
  value !== null && typeof value === 'object' ? (value as Front) : {};
const textPairs = (value: unknown) =>
  Object.entries(recordOf(value)).map(([from, to]): [string, string] => [from, String(to)]);

type Read = (files: Files) => Source | undefined;

/** A page whose MDX is read, with what it imports. */
function withMdx(article: SourceArticle, files: Files, root: string): SourceArticle {
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

/** Articles in the order and categories of a navigation; the others are hidden. */
function inNavigation(
  pages: readonly Page[],
  entries: readonly Entry[],
  make: (page: Page, entry?: Entry) => SourceArticle,
) {
  const places = new Map(entries.map((entry, at) => [plainPath(entry.page), { entry, at }]));
  return pages.map((page, at) => {
    const place = places.get(page.path);
    const article = make(page, place?.entry);
    if (place) return { ...article, category: place.entry.category, order: place.at };
    return {
      ...article,
      order: entries.length + at,
      ...(entries.length > 0 && { state: 'hidden' as const }),
    };
  });
}

const missingNotes = (pages: readonly Page[], entries: readonly Entry[], file: string) => {
  const there = new Set(pages.map((page) => page.path));
  return entries
    .filter(({ page }) => page && !there.has(plainPath(page)))
    .map(({ page, title }) => ({
      file,
      message: `Missing in the archive: ${page}${title ? ` (${title})` : ''}`,
    }));
};

const folderAddress = (page: Page, end = '') =>
  `/${[...page.folders, ...(/^(index|readme)$/i.test(path.basename(page.path)) ? [] : [path.basename(page.path)])].join('/')}`.replace(
    /(?<=.)$/,
    end,
  );

export const readMkDocs: Read = (files) => {
  const root = folderOf(files, /^mkdocs\.ya?ml$/);
  if (root === undefined) return undefined;
  const settings = readYaml(
    textOf(files, `${root}mkdocs.yml`) ?? textOf(files, `${root}mkdocs.yaml`) ?? '',
  );
  const docs = path.join(root, textIn(settings.docs_dir) ?? 'docs', '/');
  const entries = readNav(settings.nav);
  const pages = pagesIn(files, docs);
  const articles = inNavigation(pages, entries, (page, entry) =>
    articleOf(page, files, {
      title: entry?.title ?? textIn(page.front.title) ?? headingOf(page.text) ?? nameAsTitle(page),
      order: 0,
      addresses: [folderAddress(page, '/')],
      include: (name) =>
        createInclude(files, page.file)(`/${root}${name}`) ?? createInclude(files, page.file)(name),
    }),
  );
  const finder = createFinder({ files, articles, roots: [docs] });
  const maps = listIn(settings.plugins).flatMap(
    (one) => recordOf(recordOf(one).redirects).redirect_maps ?? [],
  );
  return {
    system: 'MkDocs',
    site: textIn(settings.site_name),
    articles: withRedirects(
      articles,
      maps.flatMap((one) => textPairs(one)),
    ),
    files,
    ...finder,
    notes: missingNotes(pages, entries, 'mkdocs.yml'),
  };
};

export const readMintlify: Read = (files) => {
  const root = folderOf(files, /^(docs|mint)\.json$/);
  if (root === undefined) return undefined;
  const settings = readYaml(
    textOf(files, `${root}docs.json`) ?? textOf(files, `${root}mint.json`) ?? '',
  );
  const entries = readGroups(settings.navigation);
  if (entries.length === 0) return undefined;
  const pages = pagesIn(files, root, (below) =>
    /^(snippets|_snippets)\/|(?:^|\/)README\.md$/i.test(below),
  );
  const articles = inNavigation(pages, entries, (page) =>
    withMdx(
      articleOf(page, files, {
        title: textIn(page.front.title) ?? headingOf(page.text) ?? nameAsTitle(page),
        order: 0,
        addresses: [folderAddress(page)],
      }),
      files,
      root,
    ),
  );
  const finder = createFinder({ files, articles, roots: [root] });
  return {
    system: 'Mintlify',
    site: textIn(settings.name),
    articles: withRedirects(
      articles,
      listIn(settings.redirects).map((one) => [
        String(recordOf(one).source),
        String(recordOf(one).destination),
      ]),
    ),
    files,
    ...finder,
    notes: missingNotes(pages, entries, 'docs.json'),
  };
};

export const readGitBook: Read = (files) => {
  const root = folderOf(files, /^SUMMARY\.md$/);
  if (root === undefined) return undefined;
  const entries = readSummary(textOf(files, `${root}SUMMARY.md`) ?? '');
  const pages = pagesIn(files, root, (below) => /^\.gitbook\/|(?:^|\/)SUMMARY\.md$/i.test(below));
  const articles = inNavigation(pages, entries, (page, entry) =>
    articleOf(page, files, {
      title: entry?.title ?? headingOf(page.text) ?? nameAsTitle(page),
      order: 0,
      addresses: [folderAddress(page)],
    }),
  );
  const finder = createFinder({ files, articles, roots: [root] });
  return {
    system: 'GitBook',
    site: entries[0]?.title,
    articles: withRedirects(
      articles,
      textPairs(readYaml(textOf(files, `${root}.gitbook.yaml`) ?? '').redirects),
    ),
    files,
    ...finder,
    notes: missingNotes(pages, entries, 'SUMMARY.md'),
  };
};
