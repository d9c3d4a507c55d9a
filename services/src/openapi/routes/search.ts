import type { MarkedText, SearchKind, TextRange } from '@pressline/shared-api';
import { z } from 'zod';
import { answer } from '../components';
import { found, type RouteDescription } from '../RouteDescription';
import { publicDocuments } from '../resourceDescriptions';

const position = z.int().min(0);
const range = z.tuple([position, position]) satisfies z.ZodType<TextRange>;
const marked = z.object({
  text: z.string(),
  marks: z.array(range),
}) satisfies z.ZodType<MarkedText>;

const hitOf = (kind: SearchKind, document: z.ZodObject) =>
  document.extend({ kind: z.literal(kind), titleMarks: z.array(range), snippet: marked });

const articleHit = answer('ArticleHit', hitOf('article', publicDocuments.articles));
const faqHit = answer('FaqHit', hitOf('faq', publicDocuments.faqs));
const videoHit = answer('VideoHit', hitOf('video', publicDocuments.videos));
const searchAnswer = answer(
  'SearchAnswer',
  z.object({
    hits: z.array(z.union([articleHit, faqHit, videoHit])),
    suggestion: z.string().nullable(),
  }),
);

const query = z.object({ q: z.string().optional() });

/** Search of the help center. */
export const searchDescriptions: readonly RouteDescription[] = [
  {
    ...{ method: 'get', path: '/api/help/search', tag: 'Help', query },
    summary: 'Search published articles, best first',
    answers: { 200: found(z.array(articleHit)) },
  },
  {
    ...{ method: 'get', path: '/api/help/search/all', tag: 'Help', query },
    summary: 'Search articles, FAQs and videos, best first',
    answers: { 200: found(searchAnswer) },
  },
];
