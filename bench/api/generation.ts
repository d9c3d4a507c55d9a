import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildTargets } from '../../scripts/buildTargets';
import { buildPdf } from '../../services/test/buildPdf';
import { createContent } from './createContent';
import { signIn } from './signIn';
import { startApi } from './startApi';

/**
 * How long readers wait while two articles at a time are made from PDFs of nearly 10 MB, compared
 * with nothing else to do. `npm run generation -w bench -- [seconds]`
 */
const seconds = Number(process.argv[2] ?? 10);
const PORT = Number(process.env.BENCH_PORT ?? 3250);
const ARTICLES = 100;
const JOBS = 2;
const PAUSE_MS = 5;
const PDF_BYTES = 9_900_000;
const root = path.resolve(import.meta.dirname, '../..');
process.chdir(root);

const dataDir = path.join(root, '.cache/bench/generation');
await rm(dataDir, { recursive: true, force: true });
await buildTargets(['services', 'embedded-mongo']);
const provider = fork(path.join(import.meta.dirname, 'aiProvider.ts'), {
  execArgv: ['--import', '@oxc-node/core/register'],
});
const [baseUrl] = await once(provider, 'message');
process.env.ANTHROPIC_API_KEY = 'only for measuring';
process.env.ANTHROPIC_BASE_URL = String(baseUrl);
const api = await startApi(dataDir, PORT);

async function timeReads(paths: readonly string[]): Promise<string[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  for (let at = 0; performance.now() < end; at += 1) {
    const startedAt = performance.now();
    const response = await fetch(api.url + paths[at % paths.length]);
    await response.text();
    if (!response.ok) throw new Error(`${response.status} from ${paths[at % paths.length]}`);
    times.push(performance.now() - startedAt);
    await delay(PAUSE_MS);
  }
  times.sort((a, b) => a - b);
  return [0.5, 0.99, 1].map((share) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN).toFixed(1),
  );
}

try {
  const { token, create } = await signIn(api.url, api.password);
  const { categoryId, slug } = await createContent({ token, create }, ARTICLES);
  const pdf = new Blob([new Uint8Array(buildPdf({ pages: 20, padding: PDF_BYTES }))]);
  const statuses = new Map<number, number>();

  async function generate() {
    const body = new FormData();
    body.append('categoryId', categoryId);
    body.append('pdf', pdf, 'guide.pdf');
    const { status } = await fetch(`${api.url}/api/admin/help/generate-from-pdf`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body,
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }

  const paths = [
    '/api/help/articles?limit=6',
    `/api/help/articles/${slug}`,
    '/api/help/categories',
  ];
  console.log('| | p50 ms | p99 ms | longest ms |\n| --- | --- | --- | --- |');
  await timeReads(paths);
  console.log(`| reads alone | ${(await timeReads(paths)).join(' | ')} |`);
  let isOver = false;
  const jobs = Array.from({ length: JOBS }, async () => {
    while (!isOver) await generate();
  });
  console.log(`| beside ${JOBS} jobs | ${(await timeReads(paths)).join(' | ')} |`);
  isOver = true;
  await Promise.all(jobs);
  console.log([...statuses].map(([status, count]) => `${status}: ${count}`).join(', '));
} finally {
  await api.stop();
  provider.kill();
}
