import { type FormKind, formCalls, pathOf, reportCalls } from '@pressline/shared-api';
import { CONTACT_KINDS } from '@pressline/shared-api/wire/visitors/forms';

const CONTACT_PATH = pathOf(formCalls.contact);

/** The paths that accept forms, with what is posted there. */
const KINDS: Readonly<Record<string, FormKind>> = {
  [CONTACT_PATH]: 'contact',
  [pathOf(formCalls.newsletter)]: 'newsletter',
  [pathOf(formCalls.createDemoUser)]: 'trial',
  [pathOf(formCalls.sendContactMail)]: 'contact',
};

const OF_ARTICLES = (['feedback', 'suggestion'] as const).map((kind) => {
  const call = kind === 'feedback' ? reportCalls.feedback : reportCalls.suggest;
  return { kind, path: RegExp(`^${pathOf(call).replace(':id', '([^/]+)')}$`) };
});

/** The form of an article that is posted to a path, and the article's id. */
export function articleFormOf(path: string) {
  for (const { kind, path: pattern } of OF_ARTICLES) {
    const id = pattern.exec(path)?.[1];
    if (id !== undefined) return { kind, id };
  }
  return undefined;
}

/** Whether a path accepts forms. */
export const takesForms = (path: string) =>
  Object.hasOwn(KINDS, path) || articleFormOf(path) !== undefined;

/** What a body posted to a form path is. */
export function formKindOf(path: string, body: Readonly<Record<string, unknown>>): FormKind {
  const ofArticle = articleFormOf(path);
  if (ofArticle) return ofArticle.kind;
  const named = CONTACT_KINDS.find((kind) => kind === body.kind);
  return (path === CONTACT_PATH && named) || (KINDS[path] ?? 'contact');
}
