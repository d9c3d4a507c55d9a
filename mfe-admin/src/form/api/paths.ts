import { type ContentKey, resources } from '@pressline/shared-api';

export const ADMIN_PATH = '/admin';
export const LOGIN_PATH = '/admin/login';

export type EditorAddress =
  | { isNew: true; title: string; copyOf: string }
  | { isNew: false; id: string };

export const ARTICLES_PATH = `${ADMIN_PATH}/articles`;
export const REPLACE_PATH = `${ADMIN_PATH}/replace`;
/** State of a link to a list: it opens the form of a new document. */
export const CREATES = { creates: true };
const NEW = 'new';
const COPY = 'copy';
export const MAX_TITLE = resources.articles.fields.title.maxLength;

/** Parses the rest of a path after `/admin/articles/`; undefined when the editor is closed. */
export function parseEditorAddress(rest: string, search: string): EditorAddress | undefined {
  if (rest === '') return undefined;
  if (rest !== NEW) return { isNew: false, id: rest };
  const params = new URLSearchParams(search);
  const title = params.get('title') ?? '';
  return {
    isNew: true,
    title: title.trim().slice(0, MAX_TITLE),
    copyOf: params.get(COPY) ?? '',
  };
}

export function isAtEditor(): boolean {
  const { pathname } = window.location;
  return pathname.startsWith(`${ARTICLES_PATH}/`) && pathname !== `${ARTICLES_PATH}/`;
}

/** The list's own part of an address; what a new article begins with is not one. */
function listSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('title');
  params.delete(COPY);
  const text = params.toString();
  return text && `?${text}`;
}

export const editorPath = (id: string = NEW): string =>
  `${ARTICLES_PATH}/${encodeURIComponent(id)}${listSearch(window.location.search)}`;

/** Of a new article that begins as a copy of another. */
export function copyPath(id: string): string {
  const params = new URLSearchParams(listSearch(window.location.search));
  params.set(COPY, id);
  return `${ARTICLES_PATH}/${NEW}?${params}`;
}

export const listPath = (): string => ARTICLES_PATH + listSearch(window.location.search);

/** Of a new article that is to answer a search of readers. */
export const newArticlePath = (query: string): string =>
  `${ARTICLES_PATH}/${NEW}?${new URLSearchParams({ title: query })}`;

interface DocumentRef {
  resource: ContentKey;
  id: string;
  title: string;
}

/** Panels that have another address than their resource has a name. */
const PANELS: Partial<Record<ContentKey, string>> = {
  terms: 'glossary',
  synonyms: 'search/synonyms',
  pinnedResults: 'search/pinned-results',
};

/** Where a document is edited: an article at its own address, another one in its panel. */
export function editPath({ resource, id, title }: DocumentRef): string {
  if (resource === 'articles') return `${ARTICLES_PATH}/${id}`;
  const panel = PANELS[resource] ?? resources[resource].name;
  return `${ADMIN_PATH}/${panel}?q=${encodeURIComponent(title)}`;
}
