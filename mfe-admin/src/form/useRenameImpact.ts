import type { ResourceKey } from '@pressline/shared-api';
import { findProblems } from './fields/draft';
import type { useEditor } from './useEditor';
import { useImpactQuestion } from './useImpactQuestion';

type Editor = ReturnType<typeof useEditor>;

/** The field by which others name a document, or lead to it. */
const NAMES: Partial<Record<ResourceKey, string>> = {
  categories: 'name',
  terms: 'term',
  downloads: 'fileUrl',
  videos: 'videoUrl',
};

export function useRenameImpact(key: ResourceKey, { resource, base, draft }: Editor) {
  const { ask, dialog } = useImpactQuestion(key);
  const field = NAMES[key];

  function guard(save: () => void): void {
    const isRenamed = field && base && draft[field] !== base[field];
    const isRefused = Object.keys(findProblems(resource, draft, false)).length > 0;
    if (!isRenamed || isRefused) save();
    else
      ask(
        {
          ...{ action: 'rename', ids: [base.id], title: `Change “${base[field]}”?` },
          ...{ note: 'They don’t change along with it.', confirmLabel: 'Update' },
          cancelLabel: 'Keep editing',
        },
        save,
      );
  }
  return { guard, dialog };
}
