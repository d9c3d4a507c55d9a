import type { Field, ResourceDefinition } from '@pressline/shared-api';

export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** A field's label: its own, or its name in words (`thumbnailUrl` is `Thumbnail Url`). */
export function fieldLabel(name: string, field: Field): string {
  if (field.label) return field.label;
  const words = name.replace(/([A-Z])/g, ' $1');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A choice for people: `super_admin` is `Super Admin`. */
export const optionLabel = (option: string): string =>
  option
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** What a counter counts: `articleCount` is `article`, `views` is `view`. */
export const countNoun = (name: string): string => name.replace(/Count$/, '').replace(/s$/, '');

export function formFields(resource: ResourceDefinition): [name: string, field: Field][] {
  return Object.entries(resource.fields).filter(
    ([, { mode }]) => mode !== 'server' && mode !== 'hidden',
  );
}

/** An ISO date-time as a `datetime-local` control holds it: the reader's zone, to the minute. */
export function toLocalInput(iso: string | null | undefined): string {
  if (!iso) return '';
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A `datetime-local` value as ISO in UTC, or null when it is empty. */
export function fromLocalInput(value: string): string | null {
  return value ? new Date(value).toISOString() : null;
}
