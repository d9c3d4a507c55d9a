import { type LinksBody, plainArticlePath } from '@pressline/shared-api';
import { formatCount } from '@pressline/shared-ui/format';
import { useRef } from 'react';
import { useUndo } from '../form/api/undo';
import { type AnyDocument, useApi } from '../form/api/useApi';
import { useWrite } from '../form/api/writes';
import type { useEditor } from '../form/useEditor';
import { useImpactQuestion } from '../form/useImpactQuestion';
import { isPublic, storedOf } from './drafts/workingCopy';

const pageOf = (link: string) => new URL(link, window.location.origin).pathname;

export function useLinkUpdate() {
  const { operations } = useApi();
  const { offer } = useUndo();
  const planned = useRef<readonly string[]>([]);

  async function undo(id: string) {
    const { restored } = await operations.undo(id);
    return { title: `Restored links in ${formatCount(restored, 'place')}` };
  }
  const { mutate } = useWrite('Failed to update the links', {
    mutationFn: (body: LinksBody) => operations.updateLinks(body),
    onSuccess({ id, changed, refused }) {
      const title = `Updated links in ${formatCount(changed, 'place')}`;
      const [first] = refused;
      const description = first && `Not updated: ${first.title}. ${first.message}.`;
      offer({ key: 'articles', title, undo: () => undo(id) }, { title, description });
    },
  });
  return {
    plan(links: readonly string[]) {
      planned.current = links;
    },
    afterSave({ isPublished, slug }: AnyDocument) {
      const to = plainArticlePath(slug);
      const from = [...new Set(planned.current.map(pageOf))].filter((page) => page !== to);
      planned.current = [];
      if (isPublished && from.length > 0) mutate({ from, to });
    },
  };
}

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
    if (!base || !isPublic(base)) save();
    else if (draft.isPublished !== true) ask({ ...change, ...UNPUBLISH }, save);
    else if (slug === '' || slug === storedOf(base).slug) save();
    else
      ask({ ...change, ...RENAME }, (links) => {
        plan(links);
        save();
      });
  }
  return { guard, dialog };
}
