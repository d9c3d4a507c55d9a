import { useIsHydrated } from '@pressline/shared-ui';

/** A day in the reader's time zone; in UTC until the page has hydrated. `iso` is ISO 8601. */
export function LocalDate({ iso }: { iso: string }) {
  const timeZone = useIsHydrated() ? undefined : 'UTC';
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
  return <time dateTime={iso}>{format.format(new Date(iso))}</time>;
}
