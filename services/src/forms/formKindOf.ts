import { type FormKind, formCalls, pathOf, reportCalls } from '@pressline/shared-api';
import { CONTACT_KINDS } from '@pressline/shared-api/wire/forms';

const CONTACT_PATH = pathOf(formCalls.contact);

/** The paths that accept forms, with what is posted there. */
const KINDS: Readonly<Record<string, FormKind>> = {
  [CONTACT_PATH]: 'contact',
  [pathOf(formCalls.newsletter)]: 'newsletter',
  [pathOf(formCalls.createDemoUser)]: 'trial',
  [pathOf(formCalls.sendContactMail)]: 'contact',
};

const FEEDBACK_PATH = RegExp(`^${pathOf(reportCalls.feedback).replace(':id', '[^/]+')}$`);

/** Whether a path accepts forms. */
export const takesForms = (path: string) => Object.hasOwn(KINDS, path) || FEEDBACK_PATH.test(path);

/** What a body posted to a form path is. */
export function formKindOf(path: string, body: Readonly<Record<string, unknown>>): FormKind {
  if (FEEDBACK_PATH.test(path)) return 'feedback';
  const named = CONTACT_KINDS.find((kind) => kind === body.kind);
  return (path === CONTACT_PATH && named) || (KINDS[path] ?? 'contact');
}
