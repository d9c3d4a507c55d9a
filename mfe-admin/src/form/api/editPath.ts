import { type ContentKey, resources } from '@pressline/shared-api';
import { ARTICLES_PATH } from './editorAddress';
import { ADMIN_PATH } from './paths';

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
