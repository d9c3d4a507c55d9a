import { nameKey } from '@pressline/shared-api';
import type { Models, StoredOf } from '../../../store/database/createModel';
import { sourcesIn } from '../../articles/checks/sourcesIn';
import { readLinks } from '../../articles/links/readLinks';
import type { RenderArticle } from '../../articles/renderArticle';
import { revisedValues } from '../../versions/createHistory';
import { isSameValue } from '../bodyValue';
import { freeSlug, makeSlug } from '../makeSlug';
import { categorized } from './categorized';
import { firstVerifiedUntil, withoutInactiveOwner } from './freshness';
import type { Change, ResourceHooks } from './ResourceHooks';

const MAX_SLUG_HISTORY = 50;

type StoredArticle = StoredOf<'articles'>;

/** HTML, table of contents, plain text and its passages, once per revision of the source. */
async function rendered(
  render: RenderArticle,
  change: Change,
  before?: StoredArticle,
): Promise<Change> {
  const source = String(change.content ?? '');
  if (before && (change.content === undefined || source === before.content)) return {};
  const { html, toc, text, passages, checked } = await render(source);
  const stated = sourcesIn(source, before?.sources);
  return {
    html,
    toc,
    plainText: text,
    passages,
    checked,
    ...(before?.sources && { sources: stated.map(({ line: _, ...one }) => one) }),
    linksTo: readLinks(html),
  };
}

async function slugged(
  models: Models,
  change: Change,
  before: StoredArticle | undefined,
  slugHistory: string[],
): Promise<Change> {
  if (before && change.slug === undefined) return {};
  const title = String(change.title ?? before?.title);
  const slug = String(change.slug || (await freeSlug(models, makeSlug(title), before?._id)));
  if (!before) return { slug, slugHistory };
  const former = new Set([...(before.slugHistory ?? []), before.slug]);
  former.delete(slug);
  return { slug, slugHistory: [...former].slice(-MAX_SLUG_HISTORY) };
}

const NEVER_PUBLIC = 0;

/** Whether readers have not seen what a change makes of an article. */
function isNewDraft(before: StoredArticle, values: Change): boolean {
  const after = { ...before, ...values } as StoredArticle;
  return !after.isPublished && !isSameValue(revisedValues(before), revisedValues(after));
}

export const NO_SCHEDULE = {
  ...{ publishAt: null, unpublishAt: null, scheduledBy: '' },
  scheduleCanceled: '',
};

/** Publishing or unpublishing by hand takes the place of what was scheduled. */
function rescheduled({ isPublished }: Change, before?: StoredArticle): Change {
  if (!before || isPublished === undefined || isPublished === before.isPublished) return {};
  return isPublished ? { publishAt: null, scheduleCanceled: '' } : NO_SCHEDULE;
}

const inCategory = categorized('articleCount');

export const articleHooks: ResourceHooks<StoredArticle> = {
  async prepare({ models, render }, change, before, serverValues) {
    const isFirstPublished = change.isPublished === true && !before?.publishedAt;
    const isUnpublished = before?.isPublished === true && change.isPublished === false;
    const values = {
      ...change,
      ...(serverValues.owner && (await withoutInactiveOwner(models, serverValues.owner))),
      ...(change.title !== undefined && { titleKey: nameKey(change.title) }),
      ...(await rendered(render, change, before)),
      ...(await slugged(models, change, before, serverValues.slugHistory ?? [])),
      ...rescheduled(change, before),
      ...(await firstVerifiedUntil(models, change, before, serverValues)),
    };
    return {
      ...values,
      ...(isUnpublished && { publicVersion: before.version }),
      ...(before && isNewDraft(before, values) && { publicVersion: NEVER_PUBLIC }),
      ...(isFirstPublished && { publishedAt: serverValues.publishedAt ?? new Date() }),
    };
  },

  check: inCategory.check,

  async afterWrite(context, write) {
    const { removed, before = removed, after } = write;
    await inCategory.afterWrite(context, write);
    if (!before || !after) return;
    await context.history.add(before, after);
    const isScheduleOver = before.publishAt && !after.publishAt;
    if (isScheduleOver) await context.versions.remove(after._id, 'scheduled');
  },

  // Nothing is published by a time that has passed while the article was deleted.
  returning: async ({ models }, { publishAt, owner }) => ({
    ...(publishAt && publishAt < new Date() && NO_SCHEDULE),
    ...(await withoutInactiveOwner(models, owner)),
  }),
};
