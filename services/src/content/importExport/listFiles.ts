import { createHash } from 'node:crypto';
import type { ResourceDefinition } from '@pressline/shared-api';
import { isReservedName } from '../media/isReservedName';
import { makeSlug } from '../resource/makeSlug';
import { toMarkdownFile, toYaml } from './archive/markdownFile';
import type { Layout } from './layout';
import type { Content } from './readContent';
import { draftRecord, recordName, toRecord } from './toRecord';

/** File systems take 255 bytes; the path of a folder and a file in it must fit Windows, too. */
const MAX_BYTES = 150;
const HASH_LENGTH = 8;

/** The beginning of a text that is too long, and a hash of all of it. */
function shortened(text: string): string {
  if (Buffer.byteLength(text) <= MAX_BYTES) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  let start = '';
  for (const character of text) {
    if (Buffer.byteLength(start + character) > MAX_BYTES - hash.length - 1) break;
    start += character;
  }
  return `${start.replace(/-+$/, '')}-${hash}`;
}

/** A name without extension that every system can unpack; `_prn` reads back as the slug `prn`. */
const portableName = (slug: string): string =>
  isReservedName(slug) ? `_${slug}` : shortened(slug);

/** Makes unique file names from slugs: the second `plates` is `plates-2`. */
function createFileNames(): (slug: string) => string {
  const taken = new Set<string>();
  return (slug) => {
    const base = portableName(slug);
    let name = base;
    for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`;
    taken.add(name);
    return name;
  };
}

type Stored = Readonly<Record<string, unknown>>;

interface ContentFile {
  path: string;
  /** Made on demand: a large help center has many texts. */
  text(): string;
}

/** Whether what it cannot be without is still there: an import would refuse it. */
const isWhole = (resource: ResourceDefinition, record: Record<string, unknown>) =>
  Object.entries(resource.fields).every(
    ([name, { mode }]) => mode !== 'required' || record[recordName(resource, name)] !== null,
  );

/** The files of an export; the same content gives the same order. */
export function listFiles(content: Content): ContentFile[] {
  const { sections, stored: references, changes, newDrafts } = content;
  // File names by document id: the folders of articles have the names of their categories' files.
  const namesOf = new Map<string, string>();

  function pathOf({ type: { resource } }: Layout, stored: Stored, name?: string): string {
    if (resource.fields.categoryId?.mode !== 'required') return `${resource.name}/${name}.md`;
    const folder = namesOf.get(String(stored.categoryId)) ?? 'no-category';
    return `${resource.name}/${folder}/${name}.md`;
  }

  const files = sections.flatMap(({ layout, documents }): ContentFile[] => {
    const { type, body, name } = layout;
    if (!body) {
      const records = () => documents.map((stored) => toRecord(layout, stored, references));
      const text = () => toYaml(records().filter((record) => isWhole(type.resource, record)));
      return [{ path: `${type.resource.name}.yaml`, text }];
    }
    const fileNames = createFileNames();
    for (const stored of documents) {
      const text = String(stored[name]);
      namesOf.set(String(stored._id), fileNames(name === 'slug' ? text : makeSlug(text)));
    }
    const fileOf = ({ [body]: text, ...front }: Record<string, unknown>) =>
      toMarkdownFile(front, String(text));
    const drafts = type.key === 'articles' ? newDrafts : [];
    return [
      ...documents.map((stored) => ({
        path: pathOf(layout, stored, namesOf.get(String(stored._id))),
        text: () => fileOf(toRecord(layout, stored, references, changes.get(String(stored._id)))),
      })),
      ...drafts.map((draft) => ({
        path: pathOf(layout, draft.values, fileNames(makeSlug(String(draft.values.title)))),
        text: () => fileOf(draftRecord(layout, draft, references)),
      })),
    ];
  });
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
