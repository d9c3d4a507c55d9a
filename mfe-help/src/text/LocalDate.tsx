import { useSyncExternalStore } from 'react';

const never = () => () => {};

function formatDay(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(iso));
}

/** A day in the reader's time zone; in UTC until the page has hydrated. `iso` is ISO 8601. */
export function LocalDate({ iso }: { iso: string }) {
  const text = useSyncExternalStore(
    never,
    () => formatDay(iso),
    () => formatDay(iso, 'UTC'),
  );
  return <time dateTime={iso}>{text}</time>;
}
