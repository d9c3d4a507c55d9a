import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import type { ImportFiles } from '../../src/content/importExport/archive/readImport';
import { readImport } from '../../src/content/importExport/archive/readImport';

const folder = path.resolve(__dirname, 'migration');
/** Examples of exports of other systems, invented in the form that each of them has. */
export const systems = readdirSync(folder).filter((name) => !name.endsWith('.md'));

const layouts = [
  { folder: 'categories', body: 'description', name: 'name' },
  { folder: 'articles', body: 'content', name: 'slug' },
];
const MTIME = new Date(2025, 5, 2);

/** The files of an example by their paths. */
export function filesOf(system: string): Record<string, Uint8Array> {
  const root = path.join(folder, system);
  const all = readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  return Object.fromEntries(
    all
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [path.relative(root, file), readFileSync(file)]),
  );
}

export const zipOf = (files: Zippable) => zipSync(files, { mtime: MTIME });

export async function readZipOf(zip: Uint8Array) {
  const { migrated } = await readImport({ zip, layouts });
  return migrated;
}

/** What is expected of an example: its articles with names instead of ids, and what is told. */
export const expectedFile = (system: string) => path.join(folder, `${system}.md`);

export function printed({
  system,
  records,
  warnings,
  files,
  ignored,
}: NonNullable<ImportFiles['migrated']>) {
  const slugs = new Map(records.map(({ values }) => [String(values.id), String(values.slug)]));
  const names = new Map(files.map(({ hash, name }) => [hash, name]));
  const articles = records.flatMap(({ file, layout, values }) => {
    if (layout.folder !== 'articles') return [];
    const { title, category, tags, summary, isPublished = false, oldAddresses, content } = values;
    const front = { file, title, category, tags, summary, isPublished, oldAddresses };
    const lines = Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    const text = String(content)
      .replace(/\/import\/article\/([\da-f]{24})/g, (_all, id) => `/${slugs.get(id)}`)
      .replace(/\/import\/file\/([\da-f]{64})/g, (_all, hash) => `/${names.get(hash)}`);
    return [`---\n${lines.join('\n')}\n---\n\n${text}\n`];
  });
  const told = warnings.map(({ file, message }) => `- ${file}: ${message}`);
  const left = ignored.map((file) => `- ${file}: not used`);
  return [`# ${system}\n`, ...articles, ...told, ...left, ''].join('\n');
}
