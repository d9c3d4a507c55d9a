import { MongoClient, ObjectId } from 'mongodb';
import { createRandom, phrase } from './sampleText';

const PAGE = 1_000;
const PARAGRAPHS = 12;
const WORDS = 32;
const DAY_MS = 24 * 60 * 60 * 1_000;

export const ownWord = (number: number) => `item${(number * 7_919).toString(36)}`;
export const slugOf = (number: number) => `article-${number}`;

/** A text in paragraphs with headings, and its passages as `services/src/articles/passages/cutPassages.ts` marks them. */
function writeText(random: () => number, last: string) {
  const passages: { kind: string; start: number; end: number; id?: string }[] = [];
  let text = '';
  const add = (kind: string, line: string) => {
    const start = text ? text.length + 1 : 0;
    text = text ? `${text}\n${line}` : line;
    passages.push({
      kind,
      start,
      end: text.length,
      ...(kind === 'heading' && { id: `part-${start}` }),
    });
  };
  for (let at = 0; at < PARAGRAPHS; at += 1) {
    add('heading', phrase(4, random));
    add('paragraph', phrase(WORDS, random));
  }
  add('paragraph', `${phrase(3, random)} ${last}`);
  return { text, passages };
}

/**
 * Copies the first article until there are `count`, each with a text, a time and views of its own.
 * Writes to the database, because the API would need minutes to render as many. `hasPassages`: whether
 * answers can quote them.
 */
export async function fillDatabase(uri: string, count: number, hasPassages: boolean) {
  const client = await MongoClient.connect(uri);
  try {
    const articles = client.db('pressline').collection('articles');
    const template = await articles.findOne();
    const categories = await client.db('pressline').collection('categories').find().toArray();
    let number = await articles.countDocuments();
    while (number < count) {
      const page = [];
      for (; number < count && page.length < PAGE; number += 1) {
        const random = createRandom(number);
        const { text, passages } = writeText(random, ownWord(number));
        const at = new Date(Date.now() - random() * 1_000 * DAY_MS);
        page.push({
          ...template,
          _id: new ObjectId(),
          title: `${phrase(4, random)} ${number}`,
          slug: slugOf(number),
          categoryId: categories[number % categories.length]?._id,
          content: text,
          html: `<p>${text}</p>`,
          plainText: text,
          passages: hasPassages ? passages : [],
          views: Math.floor(random() * 1_000),
          createdAt: at,
          updatedAt: at,
          publishedAt: at,
        });
      }
      await articles.insertMany(page);
    }
  } finally {
    await client.close();
  }
}
