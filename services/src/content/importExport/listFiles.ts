import type { ResourceDefinition } from '@pressline/shared-api';
import type { StoredDocument } from '../../store/database/createModel';
import { makeSlug } from '../resource/makeSlug';
import { createFileNames } from './archive/createFileNames';
import { toMarkdownFile, toYaml } from './archive/markdownFile';
import type { Layout } from './layout';
import type { Content } from './readContent';
import { recordName, toRecord } from './toRecord';

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
export function listFiles({ sections, stored: references }: Content): ContentFile[] {
  // File names by document id: the folders of articles have the names of their categories' files.
  const namesOf = new Map<string, string>();

  function pathOf({ type: { resource } }: Layout, stored: StoredDocument): string {
    const name = namesOf.get(String(stored._id));
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
    return documents.map((stored) => ({
      path: pathOf(layout, stored),
      text() {
        const { [body]: text, ...front } = toRecord(layout, stored, references);
        return toMarkdownFile(front, String(text));
      },
    }));
  });
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
