/** Documents as the API answers them, for this package's tests. */
import type {
  ArticlePage,
  ArticleSummary,
  PublicAnnouncement,
  PublicCategory,
  PublicFaq,
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
  html: '<h2 id="section-one">One</h2><p>See <a href="/help/articles/other">the other</a>.</p><h2 id="section-two">Two</h2>',
  toc: [
    { id: 'section-one', text: 'One', depth: 2 },
    { id: 'section-two', text: 'Two', depth: 2 },
  ],
  category: { id: '5f0000000000000000000001', name: 'Quotes', icon: 'quotes' },
  related: [buildSummary({ id: 'a2', slug: 'other', title: 'The other article' })],
  previous: null,
  next: null,
  breadcrumbs: [],
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
