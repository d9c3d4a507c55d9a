import { formCalls, pathOf, type SubmissionKind } from '@pressline/shared-api';
import { CONTACT_KINDS } from '@pressline/shared-api/wire/forms';

const CONTACT_PATH = pathOf(formCalls.contact);

/** The paths that accept forms, with the kind of submission. */
const KINDS: Readonly<Record<string, SubmissionKind>> = {
  [CONTACT_PATH]: 'contact',
  [pathOf(formCalls.newsletter)]: 'newsletter',
  [pathOf(formCalls.createDemoUser)]: 'trial',
  [pathOf(formCalls.sendContactMail)]: 'contact',
};

/** Whether a path accepts forms. */
export const takesForms = (path: string) => Object.hasOwn(KINDS, path);

/** The kind of submission in a body posted to a form path. */
export function formKindOf(path: string, body: Readonly<Record<string, unknown>>): SubmissionKind {
  const named = CONTACT_KINDS.find((kind) => kind === body.kind);
  return (path === CONTACT_PATH && named) || (KINDS[path] ?? 'contact');
}
