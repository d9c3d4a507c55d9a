import { MEDIA_LIST } from './mediaList';

/** How the documents of a resource lie in a zip file. */
export interface FileLayout {
  /** The name of the folder, or of the YAML file. */
  folder: string;
  /**
   * The field below the front matter: the Markdown, else the text on several lines. Without either,
   * all documents share a YAML file.
   */
  body: string | undefined;
  /** The field that identifies a document without an id: its slug, else its title. */
  name: string;
}

const MARKDOWN = /^([a-z-]+)\/(?:[^/]+\/)?[^/]+\.md$/;
const YAML = /^([a-z-]+)\.yaml$/;
const HIDDEN = /(?:^|\/)\./;

/** What a path within an export is of; undefined when no export has such a file. */
function layoutOf<Layout extends FileLayout>(layouts: readonly Layout[], path: string) {
  if (HIDDEN.test(path)) return undefined;
  const [, folder] = MARKDOWN.exec(path) ?? YAML.exec(path) ?? [];
  const layout = layouts.find((one) => one.folder === folder);
  const isMarkdown = layout?.body !== undefined;
  return layout && path.endsWith('.md') === isMarkdown ? layout : undefined;
}

/**
 * The files that an export has, by path, with their layouts; none for the list of media. All may lie in one
 * folder, if an editor packed the folder instead of its content.
 */
export function chooseFiles<Layout extends FileLayout>(
  layouts: readonly Layout[],
  paths: readonly string[],
): Map<string, { path: string; layout: Layout | undefined }> {
  const within = (root: string) =>
    paths.flatMap((file) => {
      const path = file.slice(root.length);
      if (!file.startsWith(root)) return [];
      const layout = layoutOf(layouts, path);
      return layout || path === MEDIA_LIST ? [[file, { path, layout }] as const] : [];
    });
  const own = within('');
  if (own.length > 0) return new Map(own);
  const roots = new Set(paths.flatMap((path) => /^[^/]+\//.exec(path) ?? []));
  const found = [...roots].slice(0, MAX_ROOTS).map(within);
  return new Map(found.find((files) => files.length > 0) ?? []);
}

const MAX_ROOTS = 20;
