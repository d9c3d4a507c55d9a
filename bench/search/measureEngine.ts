import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createRandom, phrase, sampleQueries } from '../api/sampleArticle';
import { percentile } from '../table';
import { type EngineName, engines } from './engines';

/** A program for `forkProgram`: fills one engine, asks it, and sends what was measured. */
export interface EngineMeasures {
  indexedSeconds: number;
  megabytes: number;
  /** For how long adding articles kept other work waiting at most. */
  stoppedMs: number;
  p50: number;
  p95: number;
  p99: number;
  /** Of the articles whose title was typed with a mistake in it, the share that was among the ten best. */
  found: number;
}

interface Setup {
  engine: EngineName;
  folder: string;
  articles: number;
}

const QUERIES = 300;
const KNOWN = 100;
const BODY_WORDS = 430;
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
  return {
    title: titleOf(number),
    tags: phrase(3, random),
    summary: phrase(15, random),
    body: phrase(BODY_WORDS, random),
  };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
function memory(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MB;
}

async function measure({ engine: name, folder, articles }: Setup): Promise<EngineMeasures> {
  const engine = await engines[name](folder);
  const before = memory();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let indexedMs = 0;
  for (let number = 0; number < articles; number += 1) {
    const text = articleOf(number);
    const startedAt = performance.now();
    await engine.add(String(number), text);
    indexedMs += performance.now() - startedAt;
    await nextTurn();
  }
  delay.disable();
  const megabytes = memory() - before;
  const times: number[] = [];
  for (const words of sampleQueries(QUERIES, createRandom(1))) {
    const startedAt = performance.now();
    await engine.find(words);
    times.push(performance.now() - startedAt);
  }
  let found = 0;
  for (let turn = 0; turn < KNOWN; turn += 1) {
    const number = Math.floor((turn * articles) / KNOWN);
    const ids = await engine.find(misspell(titleOf(number), turn));
    if (ids.includes(String(number))) found += 1;
  }
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((share) => percentile(times, share));
  const built = { indexedSeconds: indexedMs / 1_000, megabytes, stoppedMs: delay.max / 1e6 };
  return { ...built, p50, p95, p99, found: found / KNOWN };
}

const [setup] = (await once(process, 'message')) as [Setup];
process.send?.(await measure(setup));
