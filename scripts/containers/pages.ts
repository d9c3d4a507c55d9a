import { setTimeout as delay } from 'node:timers/promises';

/** Throws unless pages of the site and its API answer there. */
export async function expectPages(url: string): Promise<void> {
  for (const path of ['/', '/help', '/admin', '/api/help/articles']) {
    const { status } = await fetch(url + path);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  }
}

/** Waits until pages of the site answer. Throws after half a minute. */
export async function untilAnswered(url: string): Promise<void> {
  const startedAt = Date.now();
  for (;;) {
    try {
      await expectPages(url);
      return console.log(`The site is back after ${Date.now() - startedAt} ms`);
    } catch (error) {
      if (Date.now() - startedAt > 30_000) throw error;
      await delay(50);
    }
  }
}
