const pad = (value: number) => String(value).padStart(2, '0');

/** An ISO date-time as a `datetime-local` control holds it: the reader's zone, to the minute. */
export function toLocalInput(iso: string | null | undefined): string {
  if (!iso) return '';
  const time = new Date(iso);
  const date = [time.getFullYear(), pad(time.getMonth() + 1), pad(time.getDate())].join('-');
  return `${date}T${pad(time.getHours())}:${pad(time.getMinutes())}`;
}

/** A `datetime-local` value as ISO in UTC, or null when it is empty. */
export function fromLocalInput(value: string): string | null {
  return value ? new Date(value).toISOString() : null;
}
