import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ImportError, toSlugForm } from '@pressline/shared-api';
import { HttpError, unprocessable } from '../../errors';
import { makeSlug } from '../resource/makeSlug';
import { chooseFiles, type FileLayout } from './archive/chooseFiles';
import { fromYaml } from './archive/fromYaml';
import { ImportProblems } from './archive/ImportProblems';
import { fromMarkdownFile, hasFrontMatter } from './archive/markdownFile';
import { type MediaDescription, readDescriptions } from './archive/mediaList';
import type { Layout } from './layout';

/** One document of a file, its values not checked yet. */
export interface FileRecord<Own extends FileLayout = Layout> {
  file: string;
  /** The position in a file with several documents, such as `Entry 2: `. */
  place: string;
  layout: Own;
  values: Record<string, unknown>;
  /** Counters such as views; only the demo content has them. */
  counters?: Record<string, unknown>;
}

export interface ParsedFiles<Own extends FileLayout = Layout> {
  records: FileRecord<Own>[];
  descriptions: MediaDescription[];
  errors: ImportError[];
  /** Paths of files that no export has. */
  ignored: string[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/**
 * A slug is compared as it is stored. A file without an id and a slug has the slug that an export would
 * have named it by. So the second import of a new file finds what the first has created.
 */
function slugOfFile({ name }: FileLayout, path: string, { id, slug }: Record<string, unknown>) {
  if (typeof slug === 'string' && slug) return { slug: toSlugForm(slug) };
  if (name !== 'slug' || id) return {};
  const [, stem = ''] = /([^/]+)\.md$/.exec(path) ?? [];
  return { slug: makeSlug(stem) };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function recordsOf<Own extends FileLayout>(
  layout: Own,
  file: string,
  path: string,
  text: string,
): FileRecord<Own>[] {
  const { body } = layout;
  if (body) {
    const { front, body: long } = fromMarkdownFile(text);
    if (!isRecord(front)) throw new Error('The front matter must name fields');
    const values = { ...front, ...slugOfFile(layout, path, front), [body]: long };
    return [{ file, place: '', layout, values }];
  }
  const list = fromYaml(text) ?? [];
  if (!Array.isArray(list)) throw new Error('Must be a list');
  const positionOf = (index: number) => `Entry ${index + 1}: `;
  const problems = list.flatMap((values, index) =>
    isRecord(values) ? [] : [`${positionOf(index)}must name fields`],
  );
  if (problems.length > 0) throw new ImportProblems(problems);
  return list.map((values, index) => ({ file, place: positionOf(index), layout, values }));
}

/**
 * Reads the documents of files by path; the text of a file that is not UTF-8 is `undefined`.
 * @throws HttpError 422
 */
export async function parseFiles<Own extends FileLayout>(
  layouts: readonly Own[],
  texts: ReadonlyMap<string, string | undefined>,
): Promise<ParsedFiles<Own>> {
  const parsed: ParsedFiles<Own> = { records: [], descriptions: [], errors: [], ignored: [] };
  for (const [file, { path, layout }] of chooseFiles(layouts, [...texts.keys()])) {
    try {
      const text = texts.get(file);
      if (text === undefined) throw new Error('Not a text in UTF-8');
      if (!layout) parsed.descriptions.push(...readDescriptions(text));
      // What programs and repositories put into folders: a license, an index.
      else if (layout.body && !hasFrontMatter(text)) parsed.ignored.push(file);
      else parsed.records.push(...recordsOf(layout, file, path, text));
    } catch (error) {
      if (error instanceof HttpError) throw unprocessable({ file: `${file}: ${error.message}` });
      const messages = error instanceof ImportProblems ? error.messages : [reasonOf(error)];
      parsed.errors.push(...messages.map((message) => ({ file, message })));
    }
    await nextTurn();
  }
  return parsed;
}
