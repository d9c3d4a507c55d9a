import type { NewArticleDraft } from '@pressline/shared-api';
import { Types } from 'mongoose';
import { notFound } from '../../errors';
import { inTransaction } from '../../store/connection/inTransaction';
import type { Core } from '../resource/Core';
import { textsOf } from '../resource/textsOf';
import { type ChangedText, numberAfter, type Values } from '../versions/Version';
import { combineValues, copiedValues, isUnchanged } from './copiedValues';
import { createEditedArticles, type Edited, type Seen } from './createEditedArticles';

interface Changes extends Seen {
  values: Values;
}

interface Times {
  publishAt: string | null;
  unpublishAt: string | null;
}

const dateOf = (time: string | null) => (time ? new Date(time) : null);

const isSameTime = (date: Date | null | undefined, time: string | null) =>
  (date?.getTime() ?? null) === (dateOf(time)?.getTime() ?? null);

/** Whether a new article says nothing, whichever category it is to have. */
const hasNoWords = ({ title, summary, content, slug, tags }: Values) =>
  [title, summary, content, slug, ...textsOf(tags)].every((text) => String(text).trim() === '');

/** Changes of articles that readers do not see, and drafts of articles that were not created yet. */
export type WorkingCopies = ReturnType<typeof createWorkingCopies>;

export function createWorkingCopies({
  types,
  engine,
  versions,
  texts,
}: Pick<Core, 'types' | 'engine' | 'versions' | 'texts'>) {
  const { model, resource } = types.articles;
  const articles = createEditedArticles(types, versions);

  /** Runs a write in a transaction. @returns what it has made of the article */
  const writing = (write: () => Promise<Edited>) =>
    inTransaction(model.db, async () => articles.present(await write()));

  /** The same article with another draft, or with none. */
  const withDraft = ({ id, stored }: Edited, draft: ChangedText | null): Edited => ({
    ...{ id, draft },
    stored: stored && { ...stored, changesSavedAt: draft?.at ?? null },
  });

  async function endDraft(edited: Edited): Promise<Edited> {
    await texts.endDraft('articles', edited.id);
    return withDraft(edited, null);
  }

  return {
    get: async (id: string) => articles.present(await articles.find(id)),
    /** Drafts of articles that were not created yet, saved last first. */
    async list(): Promise<{ drafts: NewArticleDraft[] }> {
      const drafts = await versions.newDrafts();
      return {
        drafts: drafts.map(({ docId, title, at, by }) => ({
          ...{ id: String(docId), title },
          ...{ savedAt: at.toISOString(), savedBy: String(by) },
        })),
      };
    },
    /** @throws HttpError 404, 409 */
    save: (id: string, changes: Changes, by: string) =>
      writing(async () => {
        const isNew = changes.articleVersion === 0;
        const edited = await articles.find(id, isNew);
        const isDeleted = isNew && (await versions.findDeleted([id])).length > 0;
        if (isDeleted) throw notFound(resource.label);
        const based = articles.baseOf(edited, changes);
        const { stored, draft } = edited;
        const said = copiedValues(articles.saidIn(edited));
        const values: Values = { ...(draft?.values ?? said), ...changes.values };
        const isNone = stored ? isUnchanged(values, said) : hasNoWords(values);
        if (isNone) return endDraft(edited);
        const about = {
          docId: new Types.ObjectId(id),
          resource: 'articles',
          kind: 'draft',
        } as const;
        const text = { ...about, number: numberAfter(draft?.number), by, ...based, values };
        return withDraft(edited, await texts.save(text));
      }),
    /** @throws HttpError 400, 404, 409 */
    async publish(id: string, changes: Changes & { isPublished: boolean }, savedBy: string) {
      await engine.prepareText('articles', changes.values);
      return writing(async () => {
        const edited = await articles.findCreated(id);
        const { base } = articles.baseOf(edited, changes);
        const wanted = { ...changes.values, isPublished: changes.isPublished };
        const combined = combineValues(base, wanted, edited.stored);
        if (!combined) throw articles.stale(edited);
        await endDraft(edited);
        await versions.remove(id, 'scheduled');
        const own = changes.isPublished ? { publishAt: null, scheduleCanceled: '' } : {};
        await engine.update('articles', id, combined, savedBy, () => own);
        return articles.find(id);
      });
    },
    /** What the caller has seen is what will be published. @throws HttpError 404, 409 */
    schedule: (id: string, wanted: Seen & Times & { former: Times }, by: string) =>
      writing(async () => {
        const edited = await articles.findCreated(id);
        articles.baseOf(edited, wanted);
        const { stored, draft } = edited;
        const { former, publishAt, unpublishAt } = wanted;
        const isSeen =
          isSameTime(stored.publishAt, former.publishAt) &&
          isSameTime(stored.unpublishAt, former.unpublishAt);
        if (!isSeen) throw articles.stale(edited);
        await versions.remove(id, 'scheduled');
        if (publishAt && draft) {
          const { docId, resource: key, baseNumber, base, values } = draft;
          const text = { docId, resource: key, baseNumber, base, values };
          await texts.save({ ...text, kind: 'scheduled', number: numberAfter(), by });
        }
        const $set = {
          ...{ publishAt: dateOf(publishAt), unpublishAt: dateOf(unpublishAt) },
          ...{ scheduledBy: publishAt || unpublishAt ? by : '', scheduleCanceled: '' },
        };
        await model.updateOne({ _id: id }, { $set });
        return articles.find(id);
      }),
    /** @throws HttpError 404, 409 */
    discard: (id: string, version: number) =>
      writing(async () => {
        const edited = await articles.find(id);
        if (!edited.draft) return edited;
        if (edited.draft.number !== version) throw articles.stale(edited);
        return endDraft(edited);
      }),
  };
}
