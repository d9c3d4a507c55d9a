import type { StoredDocument } from '../database/createModel';
import type { Kinds } from '../resource/kinds';
import { createFileNames } from './fileNames';
import type { Layout } from './layout';
import { toMarkdownFile, toYaml } from './markdownFile';
import type { Content } from './readContent';
import { toRecord } from './toRecord';

interface ContentFile {
  path: string;
  /** Made when it is needed: the texts of a large help center are many. */
  text(): string;
}

const NO_CATEGORY = 'no-category';

/** The files of a zip file, in an order that depends on nothing but the content. */
export function listFiles(kinds: Kinds, { sections, names }: Content): ContentFile[] {
  const folderNames = createFileNames();
  const folders = new Map([...names.categories].map(([id, name]) => [id, folderNames(name)]));

  function pathsOf({ key }: Layout, documents: readonly StoredDocument[]) {
    const { resource } = kinds[key];
    const fileNames = createFileNames();
    return documents.map((stored) => {
      if (key === 'categories') return `categories/${folders.get(String(stored._id))}.md`;
      if (key !== 'articles') {
        return `${resource.name}/${fileNames(String(stored[resource.titleField]))}.md`;
      }
      const folder = folders.get(String(stored.categoryId)) ?? NO_CATEGORY;
      return `articles/${folder}/${stored.slug}.md`;
    });
  }

  const files = sections.flatMap(({ layout, documents }): ContentFile[] => {
    const kind = kinds[layout.key];
    const { body } = layout;
    if (!body) {
      const text = () => toYaml(documents.map((stored) => toRecord(kind, stored, names)));
      return [{ path: `${kind.resource.name}.yaml`, text }];
    }
    const paths = pathsOf(layout, documents);
    return documents.map((stored, index) => ({
      path: String(paths[index]),
      text() {
        const { [body]: text, ...front } = toRecord(kind, stored, names);
        return toMarkdownFile(front, String(text));
      },
    }));
  });
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
