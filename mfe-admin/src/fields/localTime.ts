/** An ISO date-time as a `datetime-local` control holds it: the reader's zone, to the minute. */
export function toLocalInput(iso: string | null | undefined): string {
  // Swedish writes a date and its time as the control does, with a space in between.
  return iso ? new Date(iso).toLocaleString('sv').slice(0, 16).replace(' ', 'T') : '';
}

/** A `datetime-local` value as ISO in UTC, or null when it is empty. */
export function fromLocalInput(value: string): string | null {
  return value ? new Date(value).toISOString() : null;
}
