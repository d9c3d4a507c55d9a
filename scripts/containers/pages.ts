import { setTimeout as delay } from 'node:timers/promises';

const PATHS = ['/', '/help', '/admin', '/api/help/articles'];

/** Waits until pages of the site and its API answer. Throws after two minutes. */
export async function untilAnswered(url: string): Promise<void> {
  const startedAt = Date.now();
  for (;;) {
    try {
      for (const path of PATHS) {
        const { status } = await fetch(url + path);
        if (status !== 200) throw new Error(`${path} answers ${status}`);
      }
      return console.log(`Pages and API answer after ${Date.now() - startedAt} ms`);
    } catch (error) {
      if (Date.now() - startedAt > 120_000) throw error;
      await delay(50);
    }
  }
}
