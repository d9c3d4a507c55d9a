import path from 'node:path/posix';
import type { Files, Source, SourceArticle } from '../Source';
import { withMdx } from './docusaurus';
import { createFinder } from './finder';
import {
  articleOf,
  createInclude,
  folderOf,
  headingOf,
  nameAsTitle,
  type Page,
  pagesIn,
  textOf,
  withRedirects,
} from './folder';
import { type Front, readYaml, textIn } from './frontMatter';
import { type Entry, plainPath, readGroups, readNav, readSummary } from './navigation';

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const recordOf = (value: unknown): Front =>
  value !== null && typeof value === 'object' ? (value as Front) : {};
const textPairs = (value: unknown) =>
  Object.entries(recordOf(value)).map(([from, to]): [string, string] => [from, String(to)]);
type Read = (files: Files) => Source | undefined;
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
