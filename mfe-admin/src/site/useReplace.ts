import type {
  Operation,
  ReplaceBody,
  ReplaceHit,
  ReplacePreview,
  ReplaceRule,
} from '@pressline/shared-api';
import { formatCount } from '@pressline/shared-ui/format';
import { showToast } from '@pressline/shared-ui/toast';
import { useState } from 'react';
import { useAdminQuery } from '../form/api/queries';
import { UNDO_MS } from '../form/api/undo';
import { useApi } from '../form/api/useApi';
import { useWrite } from '../form/api/writes';

export type FoundArticle = ReplacePreview['articles'][number];

/** Differs for an article's published text, its unpublished and its scheduled changes. */
export const textKey = ({ id, version, place }: FoundArticle): string =>
  [id, place, version].join(' ');

export const hitKey = (article: FoundArticle, { field, start }: ReplaceHit): string =>
  [textKey(article), field, start].join(' ');

/** `Replaced “ink” with “toner” in 4 articles`. */
export const replacedText = ({ title, changed }: Operation): string =>
  `${title} in ${formatCount(changed, 'article')}`;

export function useReplace() {
  const { replace, operations } = useApi();
  const [rule, setRule] = useState<ReplaceRule>();
  const [spared, setSpared] = useState<ReadonlySet<string>>(new Set());
  const [made, setMade] = useState<Operation>();
  const preview = useAdminQuery(
    ['replace', rule],
    (init) => replace.preview(rule as ReplaceRule, init),
    { enabled: rule !== undefined, gcTime: 0 },
  );
  const undo = useWrite('Failed to undo the replacement', {
    mutationFn: ({ id }: Operation) => operations.undo(id),
    onSuccess(undone) {
      setMade(undone);
      showToast({ title: `${formatCount(undone.restored, 'article')} restored` });
    },
  });
  const apply = useWrite('Failed to replace', {
    mutationFn: (body: ReplaceBody) => replace.apply(body),
    onSuccess(operation) {
      setMade(operation);
      showToast({
        title: replacedText(operation),
        duration: UNDO_MS,
        action: { label: 'Undo', onPress: () => undo.mutate(operation) },
      });
    },
  });

  const chosen = (preview.data?.articles ?? []).flatMap((article) => {
    const hits = article.hits.filter((hit) => !spared.has(hitKey(article, hit)));
    const edits = hits.map(({ field, start, end, insert }) => ({ field, start, end, insert }));
    const { id, version, place } = article;
    return hits.length > 0 ? [{ id, version, place, edits }] : [];
  });
  return {
    preview,
    made,
    undo,
    isBusy: apply.isPending || undo.isPending,
    chosen,
    isChosen: (key: string) => !spared.has(key),
    choose(keys: readonly string[], isOn: boolean) {
      const next = new Set(spared);
      for (const key of keys) isOn ? next.delete(key) : next.add(key);
      setSpared(next);
    },
    find(asked: ReplaceRule) {
      setSpared(new Set());
      setMade(undefined);
      if (JSON.stringify(asked) === JSON.stringify(rule)) void preview.refetch();
      else setRule(asked);
    },
    replace() {
      if (rule) apply.mutate({ find: rule.find, replace: rule.replace, articles: chosen });
    },
  };
}
