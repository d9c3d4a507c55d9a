import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readDocument } from '../../services/src/reading/search/documents';
import { rankDocuments } from '../../services/src/reading/search/rankDocuments';
import { createQueryReader } from '../../services/src/reading/search/readQuery';
import { SearchIndex } from '../../services/src/reading/search/SearchIndex';
import { createRandom, phrase, sampleQueries } from '../api/sampleArticle';
import { percentile, printHead, printRow } from '../table';
import { typedNumbers } from '../typedNumbers';

/**
 * Measures the search index: articles of 430 words, 300 searches of one to three words, of which some are
 * cut short, and 100 titles with a mistake. `npm run search -w bench -- [articles …]`
 */
const given = typedNumbers('search -w bench -- [articles …]', Number.POSITIVE_INFINITY);
const sizes = given.length > 0 ? given : [800, 5_000];

const QUERIES = 300;
const KNOWN = 100;
const BODY_WORDS = 430;
const LIMIT = 10;
const MB = 1024 * 1024;

const titleOf = (number: number) => phrase(4, createRandom(number));

/** Ways to mistype a word at a letter: swapped with the next one, left out, typed twice. */
const mistakes: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.slice(at - 1),
];

function misspell(title: string, turn: number): string {
  const longest = title.split(' ').reduce((a, b) => (b.length > a.length ? b : a));
  const mistake = mistakes[turn % mistakes.length];
  return title.replace(longest, mistake?.(longest, Math.floor(longest.length / 2)) ?? longest);
}

function articleOf(number: number) {
  const random = createRandom(number + 1_000_000);
  const text = {
    title: titleOf(number),
    tags: phrase(3, random),
    summary: phrase(15, random),
    body: phrase(BODY_WORDS, random),
  };
  const id = String(number);
  const about = { key: id, kind: 'article', values: { id }, updatedAt: new Date() } as const;
  return { document: { ...about, text }, end: text.body.length };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
function memory(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MB;
}

async function measure(articles: number) {
  const before = memory();
  const index = new SearchIndex();
  const read = createQueryReader(index, () => () => undefined);
  /** The ten best that have every word, also if it is misspelled. */
  const find = (words: string) =>
    rankDocuments(index, read(words), () => true)
      .filter(({ rank }) => rank === 2)
      .slice(0, LIMIT)
      .map(({ document }) => document.key);

  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let indexedMs = 0;
  for (let number = 0; number < articles; number += 1) {
    const { document, end } = articleOf(number);
    const startedAt = performance.now();
    index.put(readDocument(document, [{ kind: 'paragraph', start: 0, end }]));
    indexedMs += performance.now() - startedAt;
    await nextTurn();
  }
  delay.disable();
  const megabytes = memory() - before;
  const times = sampleQueries(QUERIES, createRandom(1)).map((words) => {
    const startedAt = performance.now();
    find(words);
    return performance.now() - startedAt;
  });
  let found = 0;
  for (let turn = 0; turn < KNOWN; turn += 1) {
    const number = Math.floor((turn * articles) / KNOWN);
    if (find(misspell(titleOf(number), turn)).includes(String(number))) found += 1;
  }
  const waits = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1));
  const built = [(indexedMs / 1_000).toFixed(1), (delay.max / 1e6).toFixed(0)];
  return [...built, megabytes.toFixed(0), waits.join(' / '), found / KNOWN];
}

printHead([
  'articles',
  'indexed after s',
  'longest stop ms',
  'MB',
  'p50 / p95 / p99 ms',
  'misspelled titles found',
]);
for (const articles of sizes) printRow([articles, ...(await measure(articles))]);
