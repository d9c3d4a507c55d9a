import { copiedFields, type StoredWorkingCopy } from '@pressline/shared-api';
import { isSameValue } from '../resource/serialize';
import { copiedValues, rebaseValues, type StoredArticle } from './copiedValues';

type Values = Readonly<Record<string, unknown>>;
type Changes = Pick<StoredWorkingCopy, 'base' | 'values'>;

/** What readers do not see yet of an article, as exports have it. */
export interface PortableChanges {
  unpublishedChanges?: { savedAt: string; savedBy: string; fields: Values } | undefined;
  schedule?:
    | {
        publishAt?: string | null | undefined;
        unpublishAt?: string | null | undefined;
        by: string;
        fields?: Values | undefined;
      }
    | undefined;
}

/** The fields to which changes give other values than their article has now. */
function changedFields({ base, values }: Changes, stored: StoredArticle): Values {
  const present = copiedValues(stored);
  const rebased = rebaseValues(base, values, present);
  const changed = copiedFields.filter((name) => !isSameValue(rebased[name], present[name]));
  return Object.fromEntries(changed.map((name) => [name, rebased[name]]));
}

const textOf = (time: Date | null | undefined) => time?.toISOString() ?? null;

/** An article's working copy and schedule, each with the fields that it changes. */
export function unpublishedOf(stored: StoredArticle): PortableChanges {
  const { workingCopy: copy, changesSavedAt, publishAt, unpublishAt, schedule } = stored;
  const times = { publishAt: textOf(publishAt), unpublishAt: textOf(unpublishAt) };
  return {
    unpublishedChanges: copy
      ? {
          savedAt: String(textOf(changesSavedAt)),
          savedBy: copy.savedBy,
          fields: changedFields(copy, stored),
        }
      : undefined,
    schedule: schedule
      ? {
          ...times,
          by: schedule.by,
          fields: schedule.changes ? changedFields(schedule.changes, stored) : undefined,
        }
      : undefined,
  };
}

/** The same with `read` of all fields. */
export const withFields = (
  { unpublishedChanges: changes, schedule }: PortableChanges,
  read: (fields: Values) => Values,
): PortableChanges => ({
  unpublishedChanges: changes && { ...changes, fields: read(changes.fields) },
  schedule: schedule && { ...schedule, fields: schedule.fields && read(schedule.fields) },
});

const isFuture = (time: string | null | undefined) => !!time && Date.parse(time) > Date.now();

/** The times of a schedule that have passed, with what would have happened then. */
export const passedTimes = ({ schedule }: PortableChanges): ['publish' | 'unpublish', string][] =>
  (['publish', 'unpublish'] as const).flatMap((step) => {
    const time = schedule?.[`${step}At`];
    return time && !isFuture(time) ? [[step, time]] : [];
  });

/**
 * What a new article gets of that; `said` is its body, `articleVersion` its number. Times that have passed are left out: an import
 * must not publish by itself.
 */
export function withUnpublished(
  said: Values,
  { unpublishedChanges: changes, schedule }: PortableChanges,
  articleVersion: number,
): Partial<StoredArticle> {
  const values = Object.fromEntries(copiedFields.map((name) => [name, said[name]]));
  const base = { ...values, isPublished: said.isPublished };
  const future = (time: string | null | undefined) =>
    isFuture(time) ? new Date(String(time)) : null;
  const publishAt = future(schedule?.publishAt);
  const unpublishAt = future(schedule?.unpublishAt);
  return {
    ...(changes && {
      workingCopy: {
        ...{ version: Date.now(), articleVersion, base, savedBy: changes.savedBy },
        values: { ...values, ...changes.fields },
      },
      changesSavedAt: new Date(changes.savedAt),
    }),
    ...(schedule &&
      (publishAt || unpublishAt) && {
        ...{ publishAt, unpublishAt },
        schedule: {
          by: schedule.by,
          changes:
            publishAt && schedule.fields
              ? { base, values: { ...values, ...schedule.fields } }
              : null,
        },
      }),
  };
}
