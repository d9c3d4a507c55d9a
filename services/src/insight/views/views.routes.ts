import { contract } from '@pressline/shared-api/contract';
import type { Context } from 'koa';
import { handle } from '../../http/router/handle';
import type { Identify } from '../../people/auth/createIdentify';

const CRAWLERS =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|preview|headless|lighthouse|pingdom|monitor|curl\/|wget|python|java\/|go-http|okhttp|axios|node|undici|scrapy|facebookexternalhit|whatsapp|archiver/i;

/** Whether a User-Agent is that of a program instead of a browser; also without one. */
export const isCrawler = (userAgent: string): boolean =>
  !userAgent.trim() || CRAWLERS.test(userAgent);

/** Whether a visitor is one of those that are counted: no crawler, and not staff. */
export async function isReader(ctx: Context, identify: Identify): Promise<boolean> {
  if (isCrawler(ctx.get('user-agent'))) return false;
  return !(await identify(ctx.get('authorization') || undefined));
}

type Counter = 'views' | 'faqViews' | 'videoViews' | 'fileDownloads';

interface ViewNeeds {
  counters: Readonly<Record<Counter, { count(id: string): void }>>;
  identify: Identify;
}

/** What readers open, as their browsers report it; pages of other sites may not. */
export function viewRoutes({ counters, identify }: ViewNeeds) {
  const { view, viewFaq, viewVideo, download } = contract.reports;
  const counted = [
    [view, 'views'],
    [viewFaq, 'faqViews'],
    [viewVideo, 'videoViews'],
    [download, 'fileDownloads'],
  ] as const;
  return counted.map(([endpoint, counter]) =>
    handle(endpoint, async ({ params: { id }, ctx }) => {
      if (await isReader(ctx, identify)) counters[counter].count(id);
      return undefined;
    }),
  );
}
