import { untilAnswered } from '../run/untilAnswered';

const PATHS = ['/', '/help', '/admin', '/api/help/articles'];

/** Waits until pages of the site and its API answer. Throws after two minutes. */
export async function untilPagesAnswer(url: string): Promise<void> {
  const startedAt = Date.now();
  for (const path of PATHS) await untilAnswered(url + path);
  console.log(`Pages and API answer after ${Date.now() - startedAt} ms`);
}
