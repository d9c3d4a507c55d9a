import type { ImportError } from '@pressline/shared-api';
import { writeMarkdown } from '@pressline/shared-api/markdown/writeMarkdown';
import type { FileLayout } from '../importExport/archive/chooseFiles';
import type { FileRecord } from '../importExport/parseFiles';
import { makeSlug } from '../resource/makeSlug';
import { type Converted, convertArticle, placeFragments, type SourceFile } from './convertArticle';
import { oldAddressKey } from './oldAddressKey';
import type { Source, SourceArticle } from './Source';

/** What an import gets of another system's archive: records like those of an export, with tokens for addresses. */
export interface Migrated {
  system: string;
  records: FileRecord<FileLayout>[];
  files: SourceFile[];
  warnings: ImportError[];
  /** Files that no article shows. */
  ignored: string[];
}

/** Articles without a category have this one. */
const NO_CATEGORY = 'Imported';
const MAX = {
  title: 200,
  category: 100,
  summary: 500,
  tag: 50,
  tags: 30,
  content: 100_000,
  addresses: 50,
};

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Categories are flat here: one within another has the names of both. */
export const categoryName = (names: readonly string[]): string =>
  cut(names.map(oneLine).filter(Boolean).join(' – '), MAX.category) || NO_CATEGORY;

/** Ids of elements to which links of a source lead; others need no marks. */
function fragmentsIn({ articles }: Source): (id: string) => boolean {
  const ids = new Set<string>();
  for (const { body } of articles) {
    for (const [, id = ''] of body.text.matchAll(/#([^\s"'<>()\]#]+)/g)) ids.add(decodedId(id));
  }
  return (id) => ids.has(id);
}

function decodedId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Texts and settings, which readers have read. */
const READ = /\.(?:mdx?|html?|json|ya?ml|toml|css|[cm]?[jt]s)$|(?:^|\/)attachments\/files\//i;

/** Makes slugs of titles, each once. */
function createSlugs() {
  const taken = new Set<string>();
  return (title: string) => {
    const base = makeSlug(title);
    let slug = base;
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
    taken.add(slug);
    return slug;
  };
}

function tagsOf({ tags }: SourceArticle) {
  const names = tags.map((tag) => oneLine(tag.replaceAll(',', ' '))).filter(Boolean);
  return [...new Set(names.map((name) => cut(name, MAX.tag)))].slice(0, MAX.tags);
}

/** A file with several articles is named with the title of each. */
const nameInReport = ({ file, title }: SourceArticle, { articles }: Source): string =>
  articles.filter((one) => one.file === file).length > 1 ? `${file}: ${title}` : file;

/** The articles of a source as the records that an import reads. */
export function convertSource(source: Source, layouts: readonly FileLayout[]): Migrated {
  const files = new Map<string, SourceFile>();
  const warnings: ImportError[] = [...source.notes];
  const isAnchor = fragmentsIn(source);
  const addFile = (file: SourceFile) => void files.set(file.hash, files.get(file.hash) ?? file);
  const all = new Map<string, Converted>();
  for (const article of source.articles) {
    const converted = convertArticle(source, article, { isAnchor, addFile });
    all.set(converted.id, converted);
  }
  const layoutOf = (folder: string) => layouts.find((one) => one.folder === folder) as FileLayout;
  const slugOf = createSlugs();
  const categories = new Map<string, FileRecord<FileLayout>>();
  const records: FileRecord<FileLayout>[] = [];
  for (const converted of [...all.values()].sort(
    (one, other) => one.article.order - other.article.order,
  )) {
    placeFragments(converted, all);
    const { article, id, tree, lost } = converted;
    const file = nameInReport(article, source);
    const tell = (message: string) => void warnings.push({ file, message });
    const content = writeMarkdown(tree);
    if (content.length > MAX.content) {
      tell('Left out: the article is longer than 100,000 characters. Divide it first.');
      continue;
    }
    const title = oneLine(article.title) || 'Untitled';
    if (title.length > MAX.title) tell(`The title was shortened: ${title}`);
    if (tagsOf(article).length < article.tags.length) tell(`Tags: ${article.tags.join(', ')}`);
    for (const message of lost) tell(`${message}.`);
    const category = categoryName(article.category);
    if (!categories.has(category)) {
      const values = { name: category, order: categories.size };
      categories.set(category, {
        file: category,
        place: '',
        layout: layoutOf('categories'),
        values,
      });
    }
    const { createdAt, updatedAt, state, summary = '' } = article;
    const keys = article.addresses.map(oldAddressKey).filter((key) => key !== '/');
    const oldAddresses = [...new Set(keys)].slice(0, MAX.addresses);
    const values = {
      ...{ id, title: cut(title, MAX.title), slug: slugOf(title), category, content },
      ...{ summary: cut(oneLine(summary), MAX.summary), tags: tagsOf(article) },
      ...(createdAt && { createdAt }),
      ...(updatedAt && { updatedAt }),
      ...(oldAddresses.length > 0 && { oldAddresses }),
      ...(state === 'published' && { isPublished: true }),
    };
    records.push({ file, place: '', layout: layoutOf('articles'), values });
  }
  const used = new Set(
    [...source.articles, ...files.values()].map((one) => ('file' in one ? one.file : one.path)),
  );
  return {
    system: source.system,
    records: [...categories.values(), ...records],
    files: [...files.values()],
    warnings,
    ignored: [...source.files.keys()].filter((file) => !used.has(file) && !READ.test(file)),
  };
}
