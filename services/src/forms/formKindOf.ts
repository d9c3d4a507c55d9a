import type { SubmissionKind } from '@pressline/shared-api';

const PROVIDER = '/api/provider';

/** The paths that take forms, with the kind of what they take. */
export const FORM_PATHS = {
  contact: '/api/contact',
  newsletter: '/api/newsletter',
  createDemoUser: `${PROVIDER}/v1/crm-service/employee/CreateDemoUser`,
  sendContactMail: `${PROVIDER}/PrintHouseProfile/SendContactMail`,
} as const;

const KINDS: Readonly<Record<string, SubmissionKind>> = {
  [FORM_PATHS.contact]: 'contact',
  [FORM_PATHS.newsletter]: 'newsletter',
  [FORM_PATHS.createDemoUser]: 'trial',
  [FORM_PATHS.sendContactMail]: 'contact',
};

/** Kinds that share the contact path, told apart by the field `kind`. */
export const CONTACT_KINDS = ['contact', 'api-access', 'careers'] as const;

export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Whether a path takes forms. */
export const takesForms = (path: string) => Object.hasOwn(KINDS, path);

/** The kind of form that a body posted to a form path holds. */
export function formKindOf(path: string, body: Readonly<Record<string, unknown>>): SubmissionKind {
  const named = CONTACT_KINDS.find((kind) => kind === body.kind);
  return (path === FORM_PATHS.contact && named) || (KINDS[path] ?? 'contact');
}
