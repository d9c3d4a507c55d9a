import { useEffect, useState } from 'react';
import { findLeftDrafts } from './heldDrafts';
import { type KeptArticle, removeDraft } from './localDrafts';

const NONE: readonly KeptArticle[] = [];

export function useLeftDrafts(userId: string, isNew: boolean) {
  const [articles, setArticles] = useState(isNew ? undefined : NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor asks once, when it opens
  useEffect(() => {
    if (isNew) void findLeftDrafts(userId).then(setArticles);
  }, []);
  return {
    articles,
    discard({ owner }: KeptArticle) {
      removeDraft(owner);
      setArticles((before) => before?.filter((one) => one.owner !== owner));
    },
  };
}
