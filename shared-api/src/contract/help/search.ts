import { z } from 'zod';
import { articles } from '../../resources/article';
import { faqs } from '../../resources/faq';
import { terms } from '../../resources/term';
import { videos } from '../../resources/video';
import { ok } from '../answer';
import { count, named, namedObject, objectId, time } from '../common';
import { endpoint } from '../endpoint';
import { publicDocument } from '../resource/documents';

const searchQuery = z.object({ q: z.string('q may be given only once').optional() });

/** A part of a text, in UTF-16 units: from the first number on, before the second. */
const range = z.tuple([count, count]);

/** A plain text and the parts of it to highlight: in order, without overlaps. Never HTML. */
const marked = z.object({ text: z.string(), marks: z.array(range) });

const found = {
  /** The parts of the title (or question) that the search matched. */
  titleMarks: z.array(range),
  /** A piece of the document's text around what the search matched. */
  snippet: marked,
};

const articleHit = named(
  'ArticleHit',
  publicDocument(articles).extend({ kind: z.literal('article'), ...found }),
);
const faqHit = named('FaqHit', publicDocument(faqs).extend({ kind: z.literal('faq'), ...found }));
const videoHit = named(
  'VideoHit',
  publicDocument(videos).extend({ kind: z.literal('video'), ...found }),
);
const termHit = named(
  'TermHit',
  publicDocument(terms).extend({ kind: z.literal('term'), ...found }),
);

const PASSAGE_KINDS = ['paragraph', 'item', 'step', 'check', 'row', 'answer', 'term'] as const;

/** A part of an article, an answer of a FAQ or an entry of the glossary, word for word. */
const passage = z.object({
  kind: z.enum(PASSAGE_KINDS),
  /** Of the article that it is a part of. */
  articleId: objectId.nullable(),
  text: z.string().describe('Of a table row: its cells, with ` | ` between them'),
  /** The words of the question in it. */
  marks: z.array(range),
  /** A table row's cells; the column has no title when the table has none there. */
  cells: z.array(z.object({ column: z.string(), text: z.string() })),
  /** The article, the question of the FAQ or the term. */
  title: z.string(),
  heading: z.string().nullable(),
  updatedAt: time,
  /** Opens the document at the passage and marks it. */
  path: z.string(),
});

const nearArticle = z.object({
  id: objectId,
  title: z.string(),
  slug: z.string(),
  path: z.string(),
});

/** The best passage for a question, or an honest no: `passage` is null, and nothing is made up. */
const answer = namedObject('Answer', {
  passage: passage.nullable(),
  /** The articles that are nearest to a question without an answer. */
  nearest: z.array(nearArticle),
  /** The contact form with the question filled in. */
  askPath: z.string(),
});

/** Articles, FAQs, videos and glossary entries together, best first, and the passage that answers. */
const searchAnswer = namedObject('SearchAnswer', {
  ...answer.shape,
  hits: z.array(z.union([articleHit, faqHit, videoHit, termHit])),
  /** When nothing has the words as they were typed: words to search for instead. */
  suggestion: z.string().nullable(),
});

const common = {
  tag: 'Help',
  access: 'public',
  query: searchQuery,
  argument: 'q',
  limits: ['searches'],
} as const;

/** Published articles that have the words of `q`, best first; at most 50. */
export const search = endpoint('GET /api/help/search', {
  ...common,
  summary: 'Search published articles, best first',
  answers: { 200: ok(z.array(articleHit)) },
});

/** Articles, FAQs, videos and glossary entries, at most 50, and the passage that answers. */
export const searchAll = endpoint('GET /api/help/search/all', {
  ...common,
  summary: 'Search all that readers find, best first, with the passage that answers',
  answers: { 200: ok(searchAnswer) },
});

/** The passage that a model chooses, for a question that a visitor has entered. */
export const searchChoice = endpoint('GET /api/help/search/choice', {
  ...common,
  limits: ['choices'],
  summary: 'Let a model choose one of the twenty best passages, or none; 404 where no model is set',
  answers: { 200: ok(answer) },
  errors: ['not_found', 'bad_gateway', 'gateway_timeout'],
});

export type TextRange = z.infer<typeof range>;
export type MarkedText = z.infer<typeof marked>;
export type ArticleHit = z.infer<typeof articleHit>;
export type Answer = z.infer<typeof answer>;
export type Passage = NonNullable<Answer['passage']>;
export type SearchAnswer = z.infer<typeof searchAnswer>;
export type SearchHit = SearchAnswer['hits'][number];
export type SearchKind = SearchHit['kind'];
