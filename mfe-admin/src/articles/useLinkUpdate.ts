import { type LinksBody, plainArticlePath } from '@pressline/shared-api';
import { formatCount } from '@pressline/shared-ui/format';
import { useRef } from 'react';
import type { AnyDocument } from '../form/api/useResourceApi';
import { useApi } from '../form/api/useSession';
import { useUndo } from '../form/api/useUndo';
import { useWrite } from '../form/api/useWrites';

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
    whenStored({ isPublished, slug }: AnyDocument) {
      const to = plainArticlePath(slug);
      const from = [...new Set(planned.current.map(pageOf))].filter((page) => page !== to);
      planned.current = [];
      if (isPublished && from.length > 0) mutate({ from, to });
    },
  };
}
