import { setTimeout as delay } from 'node:timers/promises';
import { buildPdf } from '../../services/test/buildPdf';
import { countsText, percentile, printHead, printRow } from '../table';
import { typedNumbers } from '../typedNumbers';
import { createContent } from './createContent';
import { forkProgram } from './forkProgram';
import { withApi } from './startApi';
import { time } from './time';

/**
 * Measures how long readers wait while two articles at a time are made from PDFs of nearly 10 MB,
 * compared with an idle API. `npm run generation -w bench -- [seconds]`
 */
const [seconds = 10] = typedNumbers('generation -w bench -- [seconds]');
const ARTICLES = 100;
const JOBS = 2;
const PAUSE_MS = 5;
const PDF_BYTES = 9_900_000;

const provider = await forkProgram('aiProvider.ts');
const env = {
  ANTHROPIC_API_KEY: 'only for measuring',
  ANTHROPIC_BASE_URL: String(provider.message),
};

async function timeReads(urls: readonly string[]): Promise<string[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  for (let at = 0; performance.now() < end; at += 1) {
    times.push(await time(String(urls[at % urls.length])));
    await delay(PAUSE_MS);
  }
  return [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(1));
}

await withApi(
  'generation',
  async ({ url, client, token }) => {
    const { categoryId, slug } = await createContent(client, ARTICLES);
    const pdf = new Blob([new Uint8Array(buildPdf({ pages: 20, padding: PDF_BYTES }))]);
    const statuses = new Map<number, number>();

    async function generate() {
      const body = new FormData();
      body.append('categoryId', categoryId);
      body.append('pdf', pdf, 'guide.pdf');
      const { status } = await fetch(`${url}/api/admin/help/generate-from-pdf`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }

    const reads = ['articles?limit=6', `articles/${slug}`, 'categories'].map(
      (read) => `${url}/api/help/${read}`,
    );
    printHead(['', 'p50 ms', 'p99 ms', 'longest ms']);
    await timeReads(reads);
    printRow(['reads alone', ...(await timeReads(reads))]);
    let isOver = false;
    const jobs = Array.from({ length: JOBS }, async () => {
      while (!isOver) await generate();
    });
    printRow([`beside ${JOBS} jobs`, ...(await timeReads(reads))]);
    isOver = true;
    await Promise.all(jobs);
    console.log(countsText(statuses));
  },
  env,
).finally(() => provider.stop());
