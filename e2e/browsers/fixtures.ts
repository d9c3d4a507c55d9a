import { test as base, expect } from '@playwright/test';
import { siteUrl } from '../site';
import { startFirefox } from './firefox';
import { retried } from './retried';
import { Visitor } from './Visitor';
import { type WatchedSite, watchSite } from './watchedSite';
import { startWebKit } from './webkit';

export const engines = { firefox: startFirefox, webkit: startWebKit };

interface Fixtures {
  /** The site, and what went wrong in its pages: anything fails the journey. */
  site: WatchedSite;
  /** A visitor with a browser of their own, which has stored nothing yet. */
  visitor: Visitor;
  /** Resolves once `answer` gives `expected`. */
  eventually: <Value>(answer: () => Promise<Value>, expected: Value) => Promise<void>;
}

/** The `test` of every journey, run by a project for each engine. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
  site: async ({}, use) => {
    const site = await watchSite(siteUrl);
    await use(site);
    await site.close();
    expect(site.problems, 'problems in the browser').toEqual([]);
  },
  visitor: async ({ site }, use, testInfo) => {
    const start = engines[testInfo.project.name as keyof typeof engines];
    const session = await start();
    try {
      await session.send('resize', { width: 1440, height: 1000 });
      await use(new Visitor(session, site.url));
      if (testInfo.status !== testInfo.expectedStatus) {
        const body = Buffer.from(String(await session.send('screenshot')), 'base64');
        await testInfo.attach('screenshot', { body, contentType: 'image/png' });
      }
    } finally {
      await session.close();
    }
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  eventually: async ({}, use) => {
    await use((answer, expected) =>
      retried(async () => expect<unknown>(await answer()).toEqual(expected)),
    );
  },
});

export { expect };
