/** Documents as the API answers them, for this package's tests. */
import type {
  Answer,
  ArticleHit,
  ArticlePage,
  ArticleSummary,
  PublicAnnouncement,
  PublicCategory,
  PublicDownload,
  PublicFaq,
  PublicQuickLink,
  PublicTerm,
  PublicVideo,
  SearchAnswer,
  SearchHit,
} from '@pressline/shared-api';

const createdAt = '2024-03-01T09:00:00.000Z';

export const buildCategory = (overrides: Partial<PublicCategory> = {}): PublicCategory => ({
  id: '5f0000000000000000000001',
  createdAt,
  name: 'Quotes',
  description: 'From enquiry to order',
  icon: 'quotes',
  order: 1,
  articleCount: 2,
  ...overrides,
});

export const buildSummary = (overrides: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id: 'a1',
  createdAt,
  slug: 'build-a-quote',
  title: 'Build a quote',
  summary: 'The shortest route to a sent quote.',
  categoryId: '5f0000000000000000000001',
  readTime: 5,
  views: 10,
  tags: ['quotes'],
  isPublished: true,
  isFeatured: false,
  publishedAt: createdAt,
  ...overrides,
});

export const buildArticlePage = (overrides: Partial<ArticlePage> = {}): ArticlePage => ({
  ...buildSummary(),
  updatedAt: '2024-04-02T09:00:00.000Z',
  revision: 1,
  html: '<h2 id="section-one">One</h2><p>See <a href="/help/articles/other">the other</a>.</p><h2 id="section-two">Two</h2>',
  toc: [
    { id: 'section-one', text: 'One', depth: 2 },
    { id: 'section-two', text: 'Two', depth: 2 },
  ],
  terms: [],
  category: { id: '5f0000000000000000000001', name: 'Quotes', icon: 'quotes' },
  related: [buildSummary({ id: 'a2', slug: 'other', title: 'The other article' })],
  previous: null,
  next: null,
  breadcrumbs: [
    { label: 'Help Center', path: '/help' },
    { label: 'Quotes', path: '/help?category=5f0000000000000000000001' },
    { label: 'Build a quote', path: '/help/articles/build-a-quote' },
  ],
  ...overrides,
});

export const buildFaq = (overrides: Partial<PublicFaq> = {}): PublicFaq => ({
  id: 'f1',
  createdAt,
  question: 'How long is a quote valid?',
  answer: 'Thirty days.',
  answerHtml: '<p>Thirty days.</p>',
  categoryId: '5f0000000000000000000001',
  order: 0,
  views: 0,
  ...overrides,
});

export const buildAnnouncement = (
  overrides: Partial<PublicAnnouncement> = {},
): PublicAnnouncement => ({
  id: 'n1',
  createdAt,
  title: 'Maintenance on Sunday',
  content: 'The board is read-only.',
  contentHtml: '<p>The board is read-only.</p>',
  priority: 'medium',
  isDismissible: true,
  activeFrom: createdAt,
  activeUntil: null,
  status: 'Active',
  revision: 1,
  ...overrides,
});

/** An article as the search answers it, with its first word marked. */
export const buildHit = (overrides: Partial<ArticleHit> = {}): ArticleHit => ({
  ...buildSummary(),
  kind: 'article',
  titleMarks: [[0, 5]],
  snippet: { text: 'The shortest route to a sent quote.', marks: [[29, 34]] },
  ...overrides,
});

export const buildAnswer = (
  hits: SearchHit[] = [],
  suggestion: string | null = null,
  answer: Partial<Answer> = {},
): SearchAnswer => ({ hits, suggestion, passage: null, nearest: [], askPath: '/', ...answer });

export const buildVideo = (overrides: Partial<PublicVideo> = {}): PublicVideo => ({
  id: 'v1',
  createdAt,
  title: 'Your first quote',
  description: 'Line by line.',
  videoUrl: 'https://www.youtube.com/watch?v=abc_DEF-123',
  thumbnailUrl: 'https://i.ytimg.com/vi/abc/0.jpg',
  categoryId: '5f0000000000000000000001',
  duration: 6,
  order: 0,
  views: 0,
  ...overrides,
});

export const buildDownload = (overrides: Partial<PublicDownload> = {}): PublicDownload => ({
  id: 'd1',
  createdAt,
  title: 'Preflight profile',
  description: 'For coated stock.',
  fileUrl: 'https://files.example/profile.kfp',
  fileType: 'KFP',
  sizeBytes: 84_000,
  categoryId: null,
  order: 0,
  downloads: 1_204,
  ...overrides,
});

export const buildQuickLink = (overrides: Partial<PublicQuickLink> = {}): PublicQuickLink => ({
  id: 'l1',
  createdAt,
  label: 'System status',
  url: 'https://status.example/',
  icon: 'gauge',
  order: 0,
  ...overrides,
});

export const buildTerm = (overrides: Partial<PublicTerm> = {}): PublicTerm => ({
  id: `term ${overrides.term}`,
  createdAt,
  term: 'Bleed',
  otherNames: ['bleed area'],
  definition: 'Ink past the cut.',
  seeAlso: ['Trim size'],
  category: 'Prepress',
  ...overrides,
});
