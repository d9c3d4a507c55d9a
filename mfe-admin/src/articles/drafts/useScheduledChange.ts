import { useEffect, useEffectEvent, useState } from 'react';
import { useAdminQuery } from '../../form/api/queries';
import { useApi } from '../../form/api/useApi';
import type { useEditor } from '../../form/useEditor';
import { conflictOf } from './workingCopy';

const EVERY_MS = 10_000;
/** Longer ones end at once in browsers. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** When an opened article is published on schedule, its editor continues with the published state. */
export function useScheduledChange({ base, tryMerge }: ReturnType<typeof useEditor>): void {
  const { workingCopies } = useApi().admin;
  const [isDue, setIsDue] = useState(false);
  const [next] = [base?.publishAt, base?.unpublishAt].filter(Boolean).map(String).sort();
  const id = base?.id ?? '';
  useEffect(() => {
    const wait = next ? Math.max(0, Date.parse(next) - Date.now()) : MAX_TIMER_MS;
    if (wait >= MAX_TIMER_MS) return undefined;
    const timer = setTimeout(() => setIsDue(true), wait);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [next]);

  const { data } = useAdminQuery(['due', id], (init) => workingCopies.get(id, init), {
    enabled: isDue,
    refetchInterval: EVERY_MS,
    gcTime: 0,
  });
  const take = useEffectEvent((present: NonNullable<typeof data>) => {
    if (base && present.article && present.article.version > base.version)
      tryMerge(conflictOf(present, base));
  });
  useEffect(() => {
    if (data) take(data);
  }, [data]);
}
