import { createHash } from 'node:crypto';
import { trusted } from 'mongoose';
import type { StoredDocument, StoredOf } from '../../store/database/createModel';

export type Unpublished = StoredDocument & Pick<StoredOf<'articles'>, 'workingCopy' | 'schedule'>;

/** Articles that have unpublished changes, or such that a time will publish. */
export const UNPUBLISHED = [
  { 'workingCopy.version': trusted({ $gt: 0 }) },
  { publishAt: trusted({ $gt: new Date(0) }) },
] as const;

/** The paths below which an article stores unpublished values, and those that they are based on. */
export const UNPUBLISHED_PATHS = {
  copy: 'workingCopy.values',
  copyBase: 'workingCopy.base',
  scheduled: 'schedule.changes.values',
  scheduledBase: 'schedule.changes.base',
} as const;

export type UnpublishedKind = keyof typeof UNPUBLISHED_PATHS;

type Values = Readonly<Record<string, unknown>>;

/** What an article is to say, what that was based on, and a number that changes with either. */
export interface Versioned {
  values: Values;
  base: Values;
  version: number;
}

/** The version is a checksum. */
export function versioned(values: Values, base: Values): Versioned {
  const hash = createHash('sha256')
    .update(JSON.stringify([values, base]))
    .digest();
  return { values, base, version: hash.readUIntBE(0, 6) + 1 };
}

/** What a time will publish of an article, if changes are scheduled. */
export function scheduledOf({
  publishAt,
  schedule,
}: Pick<StoredOf<'articles'>, 'publishAt' | 'schedule'>): Versioned | undefined {
  const changes = publishAt && schedule?.changes;
  return changes ? versioned({ ...changes.values }, { ...changes.base }) : undefined;
}

/** The values below each of these paths that has any. */
export function unpublishedValuesOf({
  workingCopy,
  schedule,
}: Partial<Unpublished>): [UnpublishedKind, Values][] {
  const found: [UnpublishedKind, Values | undefined][] = [
    ['copy', workingCopy?.values],
    ['copyBase', workingCopy?.base],
    ['scheduled', schedule?.changes?.values],
    ['scheduledBase', schedule?.changes?.base],
  ];
  return found.flatMap(([place, values]) => (values ? [[place, values]] : []));
}
