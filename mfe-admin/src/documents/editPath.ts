import { type ContentKey, resources } from '@pressline/shared-api';
import { ARTICLES_PATH } from '../articles/editorAddress';
import { ADMIN_PATH } from '../paths';

interface Place {
  resource: ContentKey;
  id: string;
  title: string;
}

/** Where a document is edited: an article at its own address, another one in its panel. */
export function editPath({ resource, id, title }: Place): string {
  if (resource === 'articles') return `${ARTICLES_PATH}/${id}`;
  return `${ADMIN_PATH}/${resources[resource].name}?q=${encodeURIComponent(title)}`;
}
