import type { SubmissionKind } from '../calls/submissions';

interface FormPlace {
  page: string;
  /** Id of the section that holds the form. */
  anchor: string;
}

/** Where each form stands; a plain HTML form post is sent back there. */
const FORM_PLACES: Readonly<Record<SubmissionKind, FormPlace>> = {
  contact: { page: '/', anchor: 'contact' },
  'api-access': { page: '/', anchor: 'contact' },
  careers: { page: '/careers', anchor: 'apply' },
  newsletter: { page: '/', anchor: 'newsletter' },
  trial: { page: '/', anchor: 'trial' },
};

function target(kind: SubmissionKind, state: Record<string, string>): string {
  const { page, anchor } = FORM_PLACES[kind];
  return `${page}?${new URLSearchParams(state)}#${anchor}`;
}

/** The thank-you state of a form's page, such as `/?sent=contact#contact`. */
export const sentTarget = (kind: SubmissionKind) => target(kind, { sent: kind });

/** The error state: `reason` is an error code of the API, `fields` the names of refused fields. */
export function failedTarget(kind: SubmissionKind, reason: string, fields: readonly string[]) {
  return target(kind, {
    failed: kind,
    reason,
    ...(fields.length > 0 && { fields: fields.join('.') }),
  });
}
