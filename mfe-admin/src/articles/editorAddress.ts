import { resources } from '@pressline/shared-api';
import { ADMIN_PATH } from '../paths';

export type OpenedAddress = { isNew: true; title: string } | { isNew: false; id: string };

export const ARTICLES_PATH = `${ADMIN_PATH}/articles`;
const NEW = 'new';
const MAX_TITLE = resources.articles.fields.title.maxLength;

/** Reads what comes after `/admin/articles/`; undefined when the editor is closed. */
export function readOpened(rest: string, search: string): OpenedAddress | undefined {
  if (rest === '') return undefined;
  if (rest !== NEW) return { isNew: false, id: rest };
  const title = new URLSearchParams(search).get('title') ?? '';
  return { isNew: true, title: title.trim().slice(0, MAX_TITLE) };
}

/** Whether the window is at an editor's address, which the router may not have rendered yet. */
export function isAtEditor(): boolean {
  const { pathname } = window.location;
  return pathname.startsWith(`${ARTICLES_PATH}/`) && pathname !== `${ARTICLES_PATH}/`;
}

/** The list's own part of an address; the title of a new article is not one. */
function listSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('title');
  const text = params.toString();
  return text && `?${text}`;
}

export const editorPath = (id: string = NEW): string =>
  `${ARTICLES_PATH}/${encodeURIComponent(id)}${listSearch(window.location.search)}`;

export const listPath = (): string => ARTICLES_PATH + listSearch(window.location.search);
