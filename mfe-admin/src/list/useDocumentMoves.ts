import { type ResourceKey, resources } from '@pressline/shared-api';
import type { AnyDocument } from '../form/api/useApi';
import { useDocumentMutations } from '../form/api/useDocumentMutations';
import { defaultSort } from './listAddress';
import { useMoves } from './moving';

const NONE: readonly AnyDocument[] = [];

interface Shown {
  q: string;
  category: string;
  /** Empty in the list's usual order. */
  sort: string;
}

/** Moves documents of a list, where it shows them in the order that readers see them in. */
export function useDocumentMoves(
  key: ResourceKey,
  { q, category: categoryId, sort }: Shown,
  documents = NONE,
) {
  const { move } = useDocumentMutations(key);
  const { titleField } = resources[key];
  const moves = useMoves(
    documents,
    (document) => String(document[titleField]),
    (document, to) => {
      const target = documents[to];
      const place = to < documents.indexOf(document) ? 'before' : 'after';
      if (target) move.mutate({ document, target, place, categoryId });
    },
  );
  return { ...moves, canMove: defaultSort(resources[key]) === 'order' && sort === '' && q === '' };
}
