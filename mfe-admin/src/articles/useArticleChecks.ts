import { type Finding, resources } from '@pressline/shared-api';
import { readToken } from '../form/api/credentials';
import { useAdminQuery } from '../form/api/queries';
import { requestTimeout, useDebounced } from '../form/api/timing';
import { useApi } from '../form/api/useApi';
import { toBody } from '../form/fields/draft';
import type { useEditor } from '../form/useEditor';

const CHECK_PAUSE_MS = 800;

type Editor = Pick<ReturnType<typeof useEditor>, 'base' | 'draft'>;

/** The findings of the checks in the form's text, shortly after typing has paused. */
export function useArticleChecks({ base, draft }: Editor) {
  const { checks } = useApi();
  const { title, content } = toBody(resources.articles, draft, base);
  const current = JSON.stringify({ id: base?.id, title, content });
  const text = useDebounced(current, CHECK_PAUSE_MS);
  const query = useAdminQuery(['checks', text], (init) => checks.article(JSON.parse(text), init), {
    placeholderData: (before) => before,
    enabled: readToken() !== null,
    gcTime: 0,
  });
  return {
    query,
    /** Whether the findings are those of an earlier text, whose places are not those of this one. */
    isBehind: text !== current || query.isPlaceholderData,
    findings: query.data?.findings,
    /** Checks the text as it is now. None are known when the server cannot be asked. */
    async findNow(): Promise<readonly Finding[]> {
      try {
        return (await checks.article(JSON.parse(current), requestTimeout())).findings;
      } catch {
        return [];
      }
    },
  };
}
