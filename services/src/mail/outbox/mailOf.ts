import type { SubmissionKind } from '@pressline/shared-api';
import { CONTACT_SUBJECT } from '@pressline/shared-api/forms/contactForm';
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

/** What the Global Privacy Control signal means for the reader of the mail. */
const OPTED_OUT =
  'Opted out: this person’s browser sent Global Privacy Control. Do not sell or share their data.';

export interface Mail {
  subject: string;
  /** Who gets the answer, if not the sender: of a submission, the visitor. */
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

/** Articles that a mail names; the list that it links to has all. */
export const MAX_NAMED = 50;

interface Reminder {
  username: string;
  fullName: string;
  /** The most urgent ones, and how many there are in all. */
  articles: readonly { id: string; title: string; day: string }[];
  total: number;
  /** The site's own address. */
  publicUrl: string;
}

/** Titles are text of staff: one line each, whatever they contain. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The mail to the owner of articles that have to be verified. */
export function reminderMail({ username, fullName, articles, total, publicUrl }: Reminder): Mail {
  const isOne = total === 1;
  const admin = `${publicUrl}/admin/articles`;
  const rows = articles.flatMap(({ id, title, day }) => [
    `- ${oneLine(title)} (verified until ${day})`,
    `  ${admin}/${id}`,
  ]);
  const more = total - articles.length;
  const text = [
    `Hello ${oneLine(fullName) || username},`,
    '',
    `please review the following ${isOne ? 'article' : 'articles'}. You are the owner, and the`,
    `"Verified until" date has passed. If an article is still correct, choose "Mark as verified".`,
    'If not, correct it first.',
    '',
    ...rows,
    ...(more > 0 ? [`- and ${more} more`] : []),
    '',
    'All articles you need to review:',
    `${admin}?status=overdue&owner=${encodeURIComponent(username)}`,
    '',
    'You get this email once a day while you have articles to review. If someone else should',
    'take over an article, change its owner.',
  ];
  return { subject: `${total} ${isOne ? 'article' : 'articles'} to review`, text: text.join('\n') };
}
