import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ImportError, resources } from '@pressline/shared-api';
import { LAYOUTS, type Layout } from './layout';
import { fromMarkdownFile, fromYaml } from './markdownFile';

/** One document of a zip file, its values not checked yet. */
export interface FileRecord {
  file: string;
  /** Where in the file, when it holds several. */
  place: string;
  layout: Layout;
  values: Record<string, unknown>;
}

const folderOf = ({ key }: Layout) => resources[key].name;
const byFolder = new Map<string, Layout>(LAYOUTS.map((layout) => [folderOf(layout), layout]));
const MARKDOWN = /^([a-z-]+)\/(?:[^/\\]+\/)?[^/\\]+\.md$/;
const YAML = /^([a-z-]+)\.yaml$/;

/** The folder that all files lie in, when somebody packed the folder instead of what is in it. */
function commonRoot(paths: readonly string[]): string {
  const [root = ''] = /^[^/]+\//.exec(paths[0] ?? '') ?? [];
  const isOwn = byFolder.has(root.slice(0, -1));
  return !isOwn && paths.every((path) => path.startsWith(root)) ? root : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function recordsOf(file: string, path: string, text: string): FileRecord[] {
  const [, folder = ''] = MARKDOWN.exec(path) ?? YAML.exec(path) ?? [];
  const layout = byFolder.get(folder);
  const { body } = layout ?? {};
  if (!layout || path.endsWith('.md') !== (body !== undefined) || path.includes('..')) {
    throw new Error('Not a file that an export has');
  }
  if (body) {
    const { front, body: long } = fromMarkdownFile(text);
    if (!isRecord(front)) throw new Error('The front matter must name fields');
    return [{ file, place: '', layout, values: { ...front, [body]: long } }];
  }
  const list = fromYaml(text) ?? [];
  if (!Array.isArray(list)) throw new Error('Must be a list');
  return list.map((values, index) => {
    const place = `Entry ${index + 1}: `;
    if (!isRecord(values)) throw new Error(`${place}must name fields`);
    return { file, place, layout, values };
  });
}

/** The documents of a zip file, and what cannot be read. */
export async function parseFiles(texts: ReadonlyMap<string, string | undefined>): Promise<{
  records: FileRecord[];
  errors: ImportError[];
}> {
  const root = commonRoot([...texts.keys()]);
  const records: FileRecord[] = [];
  const errors: ImportError[] = [];
  for (const [file, text] of texts) {
    try {
      if (text === undefined) throw new Error('Not a text in UTF-8');
      records.push(...recordsOf(file, file.slice(root.length), text));
    } catch (error) {
      errors.push({ file, message: error instanceof Error ? error.message : String(error) });
    }
    await nextTurn();
  }
  return { records, errors };
}
