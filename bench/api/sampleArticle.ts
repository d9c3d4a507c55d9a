import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const seedDir = path.resolve(import.meta.dirname, '../../services/seed/articles');

/** Every word of the demo articles, as often as it occurs there. */
const words = readdirSync(seedDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => readFileSync(path.join(seedDir, file), 'utf8').match(/[A-Za-z]{2,}/g) ?? []);

type Random = () => number;

/** Equal seeds give equal numbers, so that each run measures the same content. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** Words in the frequencies of real articles. */
export const phrase = (count: number, random: Random): string =>
  Array.from({ length: count }, () => pick(words, random)).join(' ');

/** Searches for one to three words; some lack their last letters, as while a visitor types. */
export const sampleQueries = (count: number, random: Random): string[] =>
  Array.from({ length: count }, () => {
    const words = phrase(1 + Math.floor(random() * 3), random).split(' ');
    const typed = random() < 0.3 ? words.map((word) => word.slice(0, -1)) : words;
    return typed.join(' ');
  });

const SECTIONS = 6;
const tags = 'pricing proofs imposition paper finishing shipping quotes users'.split(' ');

const sentence = (random: Random) => `${phrase(8 + Math.floor(random() * 10), random)}.`;
const paragraph = (random: Random) => Array.from({ length: 3 }, () => sentence(random)).join(' ');

function section(random: Random): string {
  const points = Array.from({ length: 3 }, () => `- **${phrase(1, random)}** ${phrase(5, random)}`);
  return `## ${phrase(3, random)}\n\n${paragraph(random)}\n\n${points.join('\n')}`;
}

export function sampleArticle(number: number, categoryId: string) {
  const random = createRandom(number + 1);
  // Real articles name things that no other article names.
  const own = `Model ${(number * 7919).toString(36)}x`;
  return {
    title: `${phrase(4, random)} ${number}`,
    summary: `${sentence(random)} ${own}`,
    content: Array.from({ length: SECTIONS }, () => section(random)).join('\n\n'),
    categoryId,
    tags: [pick(tags, random), pick(tags, random), pick(tags, random)],
    isPublished: true,
    readTime: 3,
  };
}
