import { copiedFields } from '@pressline/shared-api';
import type { StoredDocument, StoredOf } from '../../store/database/createModel';
import { bodyValue, isSameValue } from '../resource/bodyValue';
import type { Values } from '../versions/Version';

/** What an article says of the fields that its changes have, as bodies have it: what they are based on. */
export const copiedValues = (stored: StoredDocument): Values =>
  Object.fromEntries(copiedFields.map((name) => [name, bodyValue(stored[name])]));

/** Whether the changes change nothing. */
export const isUnchanged = (values: Values, present: Values): boolean =>
  copiedFields.every((name) => isSameValue(values[name], present[name]));

/**
 * Merges changes that are based on `base` into the stored article: fields that only others changed keep
 * their value. Undefined on a conflict.
 */
export function combineValues(base: Values, wanted: Values, stored: StoredDocument) {
  const present = copiedValues(stored);
  const combined = Object.entries(wanted).map(([name, value]) => {
    const isMine = !isSameValue(value, base[name]);
    const isTheirs = !isSameValue(present[name], base[name]);
    const isOpen = isMine && isTheirs && !isSameValue(value, present[name]);
    return { name, value: isMine ? value : present[name], isOpen };
  });
  if (combined.some(({ isOpen }) => isOpen)) return undefined;
  return Object.fromEntries(combined.map(({ name, value }) => [name, value]));
}

/** A working copy whose article says `present` now: it says the same, but for what it changes. */
export function rebaseValues(base: Values, values: Values, present: Values): Values {
  const rebased = copiedFields.map((name) => [
    name,
    isSameValue(values[name], base[name]) ? present[name] : values[name],
  ]);
  return Object.fromEntries(rebased);
}

/** What this folder reads of an article. */
export type StoredArticle = StoredDocument &
  Partial<
    Pick<
      StoredOf<'articles'>,
      'changesSavedAt' | 'publishAt' | 'unpublishAt' | 'scheduledBy' | 'scheduleCanceled'
    >
  >;
