import {
  type EditedArticle,
  type PublishBody,
  resources,
  type ScheduleBody,
} from '@pressline/shared-api';
import { type AnyBody, type AnyDocument, useApi } from '../../form/api/useApi';
import { type Draft, toDraft } from '../../form/fields/draft';

type Values = Readonly<Record<string, unknown>>;

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Which working copy a document has in it: 0 for none. */
export const copyVersionOf = (document: AnyDocument): number => Number(document.copyVersion ?? 0);

/** Differs between any two states of an article that an editor may have edited. */
export const editVersionOf = (document: AnyDocument): number =>
  copyVersionOf(document) || document.version;

/** An article as it is stored, without its unpublished changes. */
export const storedOf = (document: AnyDocument): AnyDocument =>
  (document.stored as AnyDocument | undefined) ?? document;

/** An article with its unpublished changes, as the editor shows it. */
function withWorkingCopy({ article, copy }: EditedArticle): AnyDocument {
  const stored = article as unknown as AnyDocument;
  if (!copy) return stored;
  const { base, values, version: copyVersion, savedBy, articleVersion } = copy;
  const present: Values = article ?? {};
  const seen = { copyVersion, savedBy, stored };
  const mine = Object.entries(values).filter(
    ([name, value]) => !isSame(value, (base as Values)[name]),
  );
  const isTheirs = ([name, value]: [string, unknown]) =>
    !isSame(present[name], (base as Values)[name]) && !isSame(present[name], value);
  // Only where both changed the same field the editor has to decide.
  if (mine.some(isTheirs)) return { ...stored, ...values, ...seen, version: articleVersion };
  return { ...stored, ...Object.fromEntries(mine), ...seen };
}

/** What an edit of `base` has met: the working copy of another editor, or another version of the article. */
export function conflictOf(current: EditedArticle, base: AnyDocument): AnyDocument {
  const { article, copy } = current;
  const copyVersion = copy?.version ?? 0;
  if (copyVersion !== copyVersionOf(base)) return withWorkingCopy(current);
  return { ...(article as unknown as AnyDocument), copyVersion };
}

/** What an edit begins with; `conflict` when the article has changed under its working copy. */
export function editStart(current: EditedArticle): {
  document: AnyDocument;
  recovered?: Draft;
  conflict?: AnyDocument;
} {
  const document = withWorkingCopy(current);
  const { article, copy } = current;
  if (!copy || document.version === article?.version) return { document };
  const base = { ...document, ...copy.base } as AnyDocument;
  const recovered = toDraft(resources.articles, document);
  return { document: base, recovered, conflict: conflictOf(current, document) };
}

const seenVersions = (base: AnyDocument) => ({
  copyVersion: copyVersionOf(base),
  articleVersion: base.version,
});

const bodyOf = (base: AnyDocument, { isPublished, ...values }: AnyBody) => ({
  ...seenVersions(base),
  values: values as PublishBody['values'],
});

/** What the editor does with unpublished changes, each based on the article as it was edited. */
export function useWorkingCopyCalls() {
  const { workingCopies } = useApi().admin;
  const edited = (answer: Promise<EditedArticle>) => answer.then(withWorkingCopy);
  return {
    save: (base: AnyDocument, body: AnyBody) =>
      edited(workingCopies.save(base.id, bodyOf(base, body))),
    update: (base: AnyDocument, body: AnyBody) =>
      edited(
        workingCopies.publish(base.id, {
          ...bodyOf(base, body),
          isPublished: body.isPublished === true,
        }),
      ),
    schedule: (base: AnyDocument, times: Omit<ScheduleBody, 'copyVersion' | 'articleVersion'>) =>
      edited(workingCopies.schedule(base.id, { ...seenVersions(base), ...times })),
    discard: (base: AnyDocument) =>
      edited(workingCopies.discard(base.id, { version: copyVersionOf(base) })),
  };
}

/** How the editor saves an article and reads its conflicts. */
export const useArticleSaving = () => ({
  update: useWorkingCopyCalls().update,
  conflictOf: (current: unknown, base: AnyDocument) => conflictOf(current as EditedArticle, base),
});
