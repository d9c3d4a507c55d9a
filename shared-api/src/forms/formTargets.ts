import type { SubmissionKind } from '../contract/values';

/** What a plain form post can be. */
export type FormKind = SubmissionKind | 'feedback' | 'suggestion';

interface FormAddress {
  page: string;
  /** Id of the section that holds the form. */
  anchor: string;
}

/** Where each form stands; a plain HTML form post is sent back there. */
const FORM_ADDRESSES: Readonly<Record<FormKind, FormAddress>> = {
  contact: { page: '/', anchor: 'contact' },
  'api-access': { page: '/', anchor: 'contact' },
  careers: { page: '/careers', anchor: 'apply' },
  newsletter: { page: '/', anchor: 'newsletter' },
  trial: { page: '/', anchor: 'trial' },
  // Each article has one: a post says from which page it comes.
  feedback: { page: '/help', anchor: 'feedback' },
  suggestion: { page: '/help', anchor: 'suggestion' },
};

function target(kind: FormKind, state: Record<string, string>, from?: string): string {
  const { page, anchor } = FORM_ADDRESSES[kind];
  return `${from ?? page}?${new URLSearchParams(state)}#${anchor}`;
}

/** The thank-you state of a form's page, such as `/?sent=contact#contact`; `from` is another page. */
export const sentTarget = (kind: FormKind, from?: string) => target(kind, { sent: kind }, from);

/** The error state: `reason` is an error code of the API, `fields` the names of refused fields. */
export function failedTarget(
  kind: FormKind,
  reason: string,
  fields: readonly string[],
  from?: string,
) {
  const named = fields.length > 0 && { fields: fields.join('.') };
  return target(kind, { failed: kind, reason, ...named }, from);
}
