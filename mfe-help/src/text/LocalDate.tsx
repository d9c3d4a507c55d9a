import { useSyncExternalStore } from 'react';
import { formatDay } from './format';

const never = () => () => {};

/** A day in the reader's time zone; in UTC until the page has hydrated. `iso` is ISO 8601. */
export function LocalDate({ iso }: { iso: string }) {
  const text = useSyncExternalStore(
    never,
    () => formatDay(iso),
    () => formatDay(iso, 'UTC'),
  );
  return <time dateTime={iso}>{text}</time>;
}
