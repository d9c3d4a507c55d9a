import { type ResourceKey, resources } from '@pressline/shared-api';
import { useDocuments } from '../form/api/queries';
import { hasOtherText, listParams, type ResourceListAddress } from './listAddress';

/** What a search finds by name, else what has its words in the text. */
export function useListed(key: ResourceKey, address: ResourceListAddress) {
  const params = listParams(address);
  const named = useDocuments(key, params);
  const isEmpty = named.data !== undefined && !named.isPlaceholderData && named.total === 0;
  const isAsked = isEmpty && hasOtherText(resources[key]) && address.q.trim() !== '';
  const inText = useDocuments(key, { ...params, text: true }, isAsked);
  return { query: isAsked ? inText : named, isInText: isAsked && inText.total > 0 };
}
