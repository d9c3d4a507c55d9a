import { reportCalls } from '@pressline/shared-api';
import type { Context } from 'koa';
import { defineRoute, documentId } from '../../http/router/defineRoute';
import type { Identify } from '../../people/auth/createIdentify';
import { isCrawler } from './isCrawler';

/** Whether a visitor is one of those that are counted: no crawler, and not staff. */
export async function isReader(ctx: Context, identify: Identify): Promise<boolean> {
  if (isCrawler(ctx.get('user-agent'))) return false;
  return !(await identify(ctx.get('authorization') || undefined));
}

/** What is counted: the call, what it names, the counter, the limit and the summary. */
const COUNTED = [
  [reportCalls.view, 'Article', 'views', 'articleViews', 'Count a reader of an article'],
  [reportCalls.viewFaq, 'FAQ', 'faqViews', 'faqViews', 'Count a reader of an answer'],
  [reportCalls.viewVideo, 'Video', 'videoViews', 'videoViews', 'Count that a video was started'],
  [
    reportCalls.download,
    'Download',
    'fileDownloads',
    'downloads',
    'Count that a reader fetched a file',
  ],
] as const;

type Counter = (typeof COUNTED)[number][2];

interface ViewNeeds {
  counters: Readonly<Record<Counter, { count(id: string): void }>>;
  identify: Identify;
}

/** What readers open, as their browsers report it; pages of other sites may not. */
export const viewRoutes = ({ counters, identify }: ViewNeeds) =>
  COUNTED.map(([call, subject, counter, limit, summary]) =>
    defineRoute({
      tag: 'Reports',
      isSameSite: true,
      call,
      subject,
      summary: `${summary}; staff do not count`,
      access: 'optional',
      limits: [limit],
      params: { id: documentId },
      answers: { 204: { description: 'Accepted' } },
      async handle({ params: { id }, ctx }) {
        if (await isReader(ctx, identify)) counters[counter].count(id);
      },
    }),
  );
