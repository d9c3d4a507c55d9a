import type { useEditor } from '../form/useEditor';
import { useImpactQuestion } from '../form/useImpactQuestion';
import { publishedSlugOf } from './drafts/asEdited';
import type { useLinkUpdate } from './useLinkUpdate';

type Editor = ReturnType<typeof useEditor>;

const UNPUBLISH = {
  action: 'unpublish',
  title: 'Unpublish this article?',
  note: 'Readers won’t be able to find it, and links to it will stop working.',
  confirmLabel: 'Unpublish',
  isAlwaysAsked: true,
} as const;
const RENAME = {
  action: 'rename',
  title: 'Change the address of this article?',
  note: 'The old address will redirect to the new one.',
  confirmLabel: 'Update',
  canUpdateLinks: true,
} as const;

/** Asks before a save takes an article from readers, or gives it another address while others link to it. */
export function useSaveImpact(
  { base, draft }: Editor,
  plan: ReturnType<typeof useLinkUpdate>['plan'],
) {
  const { ask, dialog } = useImpactQuestion('articles');

  function guard(save: () => void): void {
    plan([]);
    const slug = String(draft.slug).trim();
    const change = { ids: base ? [base.id] : [], cancelLabel: 'Keep editing' };
    if (base?.isPublished !== true) save();
    else if (draft.isPublished !== true) ask({ ...change, ...UNPUBLISH }, save);
    else if (slug === '' || slug === publishedSlugOf(base)) save();
    else
      ask({ ...change, ...RENAME }, (links) => {
        plan(links);
        save();
      });
  }
  return { guard, dialog };
}
