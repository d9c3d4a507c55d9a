import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { parseSeedFile, parseSeedList } from './parseSeedFile';
import { SeedError } from './SeedError';
import { type SeedKind, type SeedListKind, seedListSchemas, seedSchemas } from './seedSchemas';

/** One seed file: `file` is its path within the seed folder, `key` its name without ending. */
export type SeedFile<Kind extends SeedKind> = z.output<(typeof seedSchemas)[Kind]> & {
  file: string;
  key: string;
  body: string;
};

/** One entry of a list, counted from 1; `file` is the list's path within the seed folder. */
export type SeedEntry<Kind extends SeedListKind> = z.output<
  (typeof seedListSchemas)[Kind]
>[number] & { file: string; order: number };

export type Seed = { [Kind in SeedKind]: SeedFile<Kind>[] } & {
  quickLinks: SeedEntry<'quick-links'>[];
  synonyms: SeedEntry<'synonyms'>[];
};

/**
 * Reads and checks every seed file below `folder`; nothing is stored.
 * @throws SeedError naming file and field of the first mistake
 */
export async function loadSeed(folder: string): Promise<Seed> {
  const [categories, articles, faqs, videos, downloads, announcements] = await Promise.all([
    loadKind(folder, 'categories'),
    loadKind(folder, 'articles'),
    loadKind(folder, 'faqs'),
    loadKind(folder, 'videos'),
    loadKind(folder, 'downloads'),
    loadKind(folder, 'announcements'),
  ]);
  checkCategories(categories, [...articles, ...faqs, ...videos, ...downloads]);
  checkArticlePaths(articles);
  checkRelated(articles);
  return {
    ...{ categories, articles, faqs, videos, downloads, announcements },
    quickLinks: await loadList(folder, 'quick-links'),
    synonyms: await loadList(folder, 'synonyms'),
  };
}

async function loadList<Kind extends SeedListKind>(
  folder: string,
  kind: Kind,
): Promise<SeedEntry<Kind>[]> {
  const file = `${kind}.yaml`;
  const source = await readFile(path.join(folder, file), 'utf8');
  const entries: object[] = parseSeedList<z.ZodType<object[]>>(file, source, seedListSchemas[kind]);
  return entries.map((entry, index) => ({ ...entry, file, order: index + 1 }) as SeedEntry<Kind>);
}

async function loadKind<Kind extends SeedKind>(
  folder: string,
  kind: Kind,
): Promise<SeedFile<Kind>[]> {
  const names = await readdir(path.join(folder, kind), { recursive: true });
  const files = names.filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    files.map(async (name) => {
      const file = path.posix.join(kind, name.split(path.sep).join('/'));
      const source = await readFile(path.join(folder, file), 'utf8');
      const parsed = parseSeedFile(file, source, seedSchemas[kind]);
      return { ...parsed, file, key: path.posix.basename(file, '.md') } as SeedFile<Kind>;
    }),
  );
}

function checkCategories(
  categories: SeedFile<'categories'>[],
  documents: { file: string; category: string }[],
): void {
  const known = new Set(categories.map(({ key }) => key));
  const stray = documents.find(({ category }) => !known.has(category));
  if (stray) throw new SeedError(stray.file, `category: there is no category "${stray.category}"`);
}

function checkRelated(articles: SeedFile<'articles'>[]): void {
  const known = new Set(articles.map(({ slug }) => slug));
  for (const { file, related } of articles) {
    const stray = related.find((slug) => !known.has(slug));
    if (stray) throw new SeedError(file, `related: there is no article "${stray}"`);
  }
}

function checkArticlePaths(articles: SeedFile<'articles'>[]): void {
  const seen = new Map<string, string>();
  for (const { file, slug, category } of articles) {
    const expected = `articles/${category}/${slug}.md`;
    if (file !== expected) throw new SeedError(file, `slug: expected the file at ${expected}`);
    const other = seen.get(slug);
    if (other) throw new SeedError(file, `slug: also used by ${other}`);
    seen.set(slug, file);
  }
}
