import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportError } from '@pressline/shared-api';
import { makeSlug } from '../resource/makeSlug';
import { ImportProblems } from './archive/ImportProblems';
import { fromMarkdownFile, fromYaml } from './archive/markdownFile';
import { MEDIA_LIST, type MediaDescription, readDescriptions } from './archive/mediaList';
import type { Layout } from './layout';

/** One document of a file, its values not checked yet. */
export interface FileRecord {
  file: string;
  /** The position in a file with several documents, such as `Entry 2: `. */
  place: string;
  layout: Layout;
  values: Record<string, unknown>;
  /** Counters such as views; only the demo content has them. */
  counters?: Record<string, unknown>;
}

export interface ParsedFiles {
  records: FileRecord[];
  descriptions: MediaDescription[];
  errors: ImportError[];
}

type LayoutByFolder = ReadonlyMap<string, Layout>;

const MARKDOWN = /^([a-z-]+)\/(?:[^/\\]+\/)?[^/\\]+\.md$/;
const YAML = /^([a-z-]+)\.yaml$/;

/** The folder that contains all files, if somebody packed the folder instead of its content. */
function commonRoot(byFolder: LayoutByFolder, paths: readonly string[]): string {
  const [root = ''] = /^[^/]+\//.exec(paths[0] ?? '') ?? [];
  const isOwn = byFolder.has(root.slice(0, -1));
  return !isOwn && paths.every((path) => path.startsWith(root)) ? root : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/**
 * A file that says neither an id nor a slug has the one that the export would have named it by. So
 * the second import of a new file finds what the first has created.
 */
function slugOfFile({ name }: Layout, path: string, { id, slug }: Record<string, unknown>) {
  if (name !== 'slug' || id || slug) return {};
  const [, stem = ''] = /([^/]+)\.md$/.exec(path) ?? [];
  return { slug: makeSlug(stem) };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function recordsOf(
  byFolder: LayoutByFolder,
  file: string,
  path: string,
  text: string,
): FileRecord[] {
  const [, folder = ''] = MARKDOWN.exec(path) ?? YAML.exec(path) ?? [];
  const layout = byFolder.get(folder);
  const { body } = layout ?? {};
  if (!layout || path.endsWith('.md') !== (body !== undefined) || path.includes('..')) {
    throw new Error("Unexpected file: exports don't contain this");
  }
  if (body) {
    const { front, body: long } = fromMarkdownFile(text);
    if (!isRecord(front)) throw new Error('The front matter must name fields');
    const values = { ...front, ...slugOfFile(layout, path, front), [body]: long };
    return [{ file, place: '', layout, values }];
  }
  const list = fromYaml(text) ?? [];
  if (!Array.isArray(list)) throw new Error('Must be a list');
  const placeOf = (index: number) => `Entry ${index + 1}: `;
  const problems = list.flatMap((values, index) =>
    isRecord(values) ? [] : [`${placeOf(index)}must name fields`],
  );
  if (problems.length > 0) throw new ImportProblems(problems);
  return list.map((values, index) => ({ file, place: placeOf(index), layout, values }));
}

/** Reads the documents of files by path; the text of a file that is not UTF-8 is `undefined`. */
export async function parseFiles(
  layouts: readonly Layout[],
  texts: ReadonlyMap<string, string | undefined>,
): Promise<ParsedFiles> {
  const byFolder = new Map(layouts.map((layout) => [layout.type.resource.name, layout]));
  const root = commonRoot(byFolder, [...texts.keys()]);
  const records: FileRecord[] = [];
  const descriptions: MediaDescription[] = [];
  const errors: ImportError[] = [];
  for (const [file, text] of texts) {
    try {
      if (text === undefined) throw new Error('Not a text in UTF-8');
      const path = file.slice(root.length);
      if (path === MEDIA_LIST) descriptions.push(...readDescriptions(text));
      else records.push(...recordsOf(byFolder, file, path, text));
    } catch (error) {
      const messages = error instanceof ImportProblems ? error.messages : [reasonOf(error)];
      errors.push(...messages.map((message) => ({ file, message })));
    }
    await nextTurn();
  }
  return { records, descriptions, errors };
}
