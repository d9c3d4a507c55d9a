import { copiedFields } from '@pressline/shared-api';
import { isSameValue } from '../resource/bodyValue';
import { type ChangedText, numberAfter, type Values } from '../versions/Version';
import { copiedValues, rebaseValues, type StoredArticle } from './copiedValues';

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

/** A text of an article that readers do not see yet. */
export type Change = Pick<ChangedText, 'values' | 'base' | 'at' | 'by'>;
export type Changes = Partial<Record<ChangedText['kind'], Change>>;

/** The fields to which a text gives other values than its article has now. */
function changedFields({ base, values }: Change, stored: StoredArticle): Values {
  const present = copiedValues(stored);
  const rebased = rebaseValues(base, values, present);
  const changed = copiedFields.filter((name) => !isSameValue(rebased[name], present[name]));
  return Object.fromEntries(changed.map((name) => [name, rebased[name]]));
}

const isoOf = (time: Date | null | undefined) => time?.toISOString() ?? null;

/** An article's unpublished changes and schedule, each with the fields that it changes. */
export function unpublishedOf(
  stored: StoredArticle,
  { draft, scheduled }: Changes = {},
): PortableChanges {
  const { publishAt, unpublishAt, scheduledBy } = stored;
  const times = { publishAt: isoOf(publishAt), unpublishAt: isoOf(unpublishAt) };
  return {
    unpublishedChanges: draft && {
      savedAt: draft.at.toISOString(),
      savedBy: String(draft.by),
      fields: changedFields(draft, stored),
    },
    schedule:
      publishAt || unpublishAt
        ? { ...times, by: scheduledBy ?? '', fields: scheduled && changedFields(scheduled, stored) }
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

/** A text of a document that does not exist yet. */
export type NewText = Omit<ChangedText, 'docId'>;

/**
 * What a new article gets of that: facts of the document, and its texts. `said` is its body,
 * `baseNumber` its number. Times that have passed are left out: an import must not publish by itself.
 */
export function withUnpublished(
  said: Values,
  { unpublishedChanges: changes, schedule }: PortableChanges,
  baseNumber: number,
): { facts: Partial<StoredArticle>; texts: NewText[] } {
  const base = Object.fromEntries(copiedFields.map((name) => [name, said[name]]));
  const future = (time: string | null | undefined) =>
    isFuture(time) ? new Date(String(time)) : null;
  const publishAt = future(schedule?.publishAt);
  const unpublishAt = future(schedule?.unpublishAt);
  const scheduledBy = schedule?.by ?? '';
  const about = { resource: 'articles' as const, number: numberAfter(), baseNumber, base };
  const textOf = (kind: NewText['kind'], fields: Values, by: string, at: Date): NewText => ({
    ...{ ...about, kind, at, by, values: { ...base, ...fields } },
  });
  const at = changes && new Date(changes.savedAt);
  return {
    facts: {
      ...(at && { changesSavedAt: at }),
      ...((publishAt || unpublishAt) && { publishAt, unpublishAt, scheduledBy }),
    },
    texts: [
      ...(changes && at ? [textOf('draft', changes.fields, changes.savedBy, at)] : []),
      ...(publishAt && schedule?.fields
        ? [textOf('scheduled', schedule.fields, scheduledBy, new Date())]
        : []),
    ],
  };
}
