import type { Mail } from './mailOf';

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
