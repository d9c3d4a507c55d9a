import { ApiError, type EditedArticle, resources, type ScheduleBody } from '@pressline/shared-api';
import { randomId } from '@pressline/shared-api/random-id';
import { type AnyBody, type AnyDocument, useApi, useResourceApi } from '../../form/api/useApi';
import { toDraft } from '../../form/fields/draft';
import type { DraftOptions } from '../../form/useEditorDraft';

type Values = Readonly<Record<string, unknown>>;

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Which working copy a document has in it: 0 for none. */
export const copyVersionOf = (document: AnyDocument): number => Number(document.copyVersion ?? 0);

/** An article as it is stored, without its unpublished changes. */
export const storedOf = (document: AnyDocument): AnyDocument =>
  (document.stored as AnyDocument | undefined) ?? document;

/** Whether readers have the article, whatever its unpublished changes say. */
export const isPublic = (document: AnyDocument | undefined): boolean =>
  document !== undefined && storedOf(document).isPublished === true;

/** An article that is not created yet. The client makes its id, under which its draft is saved. */
export const newArticle = (id = randomId().slice(0, 24)) => ({ id, version: 0 }) as AnyDocument;

/** An article with its unpublished changes, as the editor shows it. */
function withWorkingCopy({ article, copy }: EditedArticle, id: string): AnyDocument {
  const stored = (article ?? newArticle(id)) as unknown as AnyDocument;
  if (!copy) return stored;
  const { base, values, version: copyVersion, savedBy, savedAt, articleVersion } = copy;
  const present: Values = stored;
  const seen = { copyVersion, savedBy, stored, changesSavedAt: savedAt };
  if (!article) return { ...stored, ...values, ...seen };
  const mine = Object.entries(values).filter(
    ([name, value]) => !isSame(value, (base as Values)[name]),
  );
  const isTheirs = ([name, value]: [string, unknown]) =>
    !isSame(present[name], (base as Values)[name]) && !isSame(present[name], value);
  // Only where both changed the same field the editor has to decide.
  if (mine.some(isTheirs))
    return { ...stored, ...values, ...seen, basis: base, version: articleVersion };
  return { ...stored, ...Object.fromEntries(mine), ...seen, basis: stored };
}

/** What an edit of `base` has met: the working copy of another editor, or another version of the article. */
export function conflictOf(current: EditedArticle, base: AnyDocument): AnyDocument {
  const { article, copy } = current;
  const copyVersion = copy?.version ?? 0;
  // The draft of a new article was discarded in another window; what this one has is saved again.
  if (!article && !copy) return { ...base, copyVersion };
  if (copyVersion !== copyVersionOf(base)) return withWorkingCopy(current, base.id);
  return { ...(article as unknown as AnyDocument), copyVersion };
}

/** What an edit begins with. */
export interface Start extends DraftOptions {
  document: AnyDocument;
}

/** With a `conflict` when the article has changed under its working copy. */
export function editStart(current: EditedArticle, id: string): Start {
  const document = withWorkingCopy(current, id);
  const { article, copy } = current;
  if (!article || !copy || document.version === article.version) return { document };
  const base = { ...document, ...copy.base } as AnyDocument;
  const recovered = toDraft(resources.articles, document);
  return { document: base, recovered, conflict: conflictOf(current, document) };
}

const seenVersions = (base: AnyDocument) => ({
  copyVersion: copyVersionOf(base),
  articleVersion: base.version,
});

const NOTHING = { article: null, copy: null } as const;

function ignoreMissing(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return NOTHING;
  throw error;
}

/** What the editor does with unpublished changes, each based on the article as it was edited. */
export function useWorkingCopyCalls() {
  const { workingCopies } = useApi().admin;
  const articles = useResourceApi('articles');
  async function edited({ id }: AnyDocument, answer: Promise<EditedArticle>) {
    return withWorkingCopy(await answer, id);
  }
  /** @throws ApiError 409 with the present state when the draft is another one by now */
  async function create(base: AnyDocument, body: AnyBody): Promise<AnyDocument> {
    const copyVersion = copyVersionOf(base);
    try {
      return await articles.create({
        ...body,
        ...(copyVersion > 0 && { id: base.id, copyVersion }),
      });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      const current = await workingCopies.get(base.id).catch(ignoreMissing);
      throw new ApiError(409, JSON.stringify({ ...Object(error.body), current }), '');
    }
  }
  return {
    /** What others have changed in the article meanwhile is not in the form: Update meets it. */
    async save(base: AnyDocument, values: AnyBody): Promise<AnyDocument> {
      const answer = await workingCopies.save(base.id, { ...seenVersions(base), values });
      const document = withWorkingCopy(answer, base.id);
      return { ...document, version: base.version, basis: answer.copy?.base };
    },
    /** Saves the article with `body` and ends its working copy; creates it if it is new. */
    update(base: AnyDocument, body: AnyBody): Promise<AnyDocument> {
      if (base.version === 0) return create(base, body);
      const { isPublished, ...values } = body;
      const change = { ...seenVersions(base), values, isPublished: isPublished === true };
      return edited(base, workingCopies.publish(base.id, change));
    },
    schedule: (base: AnyDocument, times: Omit<ScheduleBody, 'copyVersion' | 'articleVersion'>) =>
      edited(base, workingCopies.schedule(base.id, { ...seenVersions(base), ...times })),
    discard: (base: AnyDocument) =>
      edited(base, workingCopies.discard(base.id, { version: copyVersionOf(base) })),
  };
}

/** How the editor saves an article and reads its conflicts. */
export const useArticleSaving = () => ({
  update: useWorkingCopyCalls().update,
  conflictOf: (current: unknown, base: AnyDocument) => conflictOf(current as EditedArticle, base),
});
