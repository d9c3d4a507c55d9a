import type { SubmissionKind } from '@pressline/shared-api';
import { CONTACT_SUBJECT } from '@pressline/shared-api/forms/contactMail';
import type { StoredSubmission } from './StoredSubmission';

/** Fixed, because a header must not contain what a visitor wrote. */
const SUBJECTS: Readonly<Record<SubmissionKind, string>> = {
  contact: CONTACT_SUBJECT,
  'api-access': 'Request for API access',
  careers: 'Application',
  newsletter: 'Newsletter sign-up',
  trial: 'Trial request',
};

const LABELS: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  companyName: 'Company',
  jobVolume: 'Monthly job volume',
  position: 'Position',
  profileUrl: 'Profile',
  region: 'Region',
  phone: 'Phone',
  subject: 'Subject',
};

/** What the Global Privacy Control signal means for whoever reads the mail. */
const OPTED_OUT =
  'Opted out: this person’s browser sent Global Privacy Control. Do not sell or share their data.';

export interface Mail {
  subject: string;
  /** Who gets the answer, if not whoever sends the mail: of a submission, the visitor. */
  replyTo?: string;
  text: string;
}

export interface Letter extends Mail {
  to: string;
}

/** The mail to staff about a submission; only its text contains what the visitor wrote. */
export function mailOf(submission: StoredSubmission): Mail {
  const { kind, fields, _id, accountUrl, createdAt, isOptedOut } = submission;
  const { email = '', message, ...others } = fields;
  const lines = Object.entries({ email, ...others }).map(
    ([name, value]) => `${LABELS[name] ?? name}: ${value}`,
  );
  if (accountUrl) lines.push(`Account: ${accountUrl}`);
  if (message) lines.push('', message);
  if (isOptedOut) lines.push('', OPTED_OUT);
  lines.push('', `Submission ${_id.toHexString()}, received ${createdAt.toISOString()}`);
  return { subject: SUBJECTS[kind], replyTo: email, text: lines.join('\n') };
}
