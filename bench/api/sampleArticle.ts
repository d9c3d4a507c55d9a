import { createRandom, phrase, pick, type Random } from './sampleText';

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
