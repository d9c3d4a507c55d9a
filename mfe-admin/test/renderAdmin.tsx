import type { Home } from '@pressline/shared-api';
import { createQueryClient, QueryClientProvider } from '@pressline/shared-api/query';
import { HeadProvider } from '@pressline/shared-ui/head';
import { BrowserRouter } from '@pressline/shared-ui/router';
import { dismissToast, type ToastMessage, toastStore } from '@pressline/shared-ui/toast';
import { act, render } from '@testing-library/react';
import App from '../src/App';
import { fakeApi, superAdmin } from './fakeApi';

export const categories = [
  {
    id: 'a'.repeat(24),
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
    name: 'Quotes',
    description: '',
    icon: 'quotes',
    order: 0,
    articleCount: 2,
  },
  {
    id: 'b'.repeat(24),
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
    name: 'Finishing',
    description: '',
    icon: 'general',
    order: 1,
    articleCount: 0,
  },
];

export const article = {
  id: 'c'.repeat(24),
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T10:00:00.000Z',
  savedBy: 'bo',
  title: 'Build a quote',
  slug: 'build-a-quote',
  summary: 'From enquiry to price.',
  content: '## First',
  categoryId: categories[0]?.id,
  readTime: 4,
  tags: ['quotes', 'pricing', 'sales', 'fourth'],
  isPublished: true,
  isFeatured: true,
  views: 1,
  publishedAt: '2026-01-01T00:00:00.000Z',
};

// What the switches measure themselves with; jsdom lays nothing out.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Home on a quiet day. */
export const nothingWaits: Home = {
  counts: {
    feedback: 0,
    searches: 0,
    requests: 0,
    failedMail: 0,
    overdue: 0,
    scheduled: 0,
    findings: 0,
  },
  drafts: [],
  searches: [],
  activity: [],
};

/** An API with one article and two categories, for a super admin whose token is `good`. */
export function adminApi() {
  return fakeApi({
    'GET /api/admin/me': () => ({ body: { user: superAdmin } }),
    'POST /api/admin/logout': () => ({}),
    'GET /api/admin/home': () => ({ body: nothingWaits }),
    'GET /api/admin/help/articles': () => ({ body: { articles: [article], total: 1 } }),
    'GET /api/admin/help/categories': () => ({ body: { categories, total: 2 } }),
    'GET /api/admin/help/templates': () => ({ body: { templates: [], total: 0 } }),
    'GET /api/admin/help/tags': () => ({ body: { tags: [], total: 0 } }),
    [`GET /api/admin/help/articles/${article.id}`]: () => ({ body: article }),
    'GET /api/admin/help/new-articles': () => ({ body: { drafts: [] } }),
    'GET /api/admin/help/presence': () => ({ body: { editors: [] } }),
    [`POST /api/admin/help/articles/${article.id}/presence`]: () => ({ body: { editors: [] } }),
    [`GET /api/admin/help/articles/${article.id}/working-copy`]: () => ({
      body: { article, copy: null },
    }),
    [`PUT /api/admin/help/articles/${article.id}/working-copy`]: () =>
      Promise.reject(new TypeError('Failed to fetch')),
    'GET /api/admin/help/articles/slug-check': (_body, { searchParams }) => {
      const slug = searchParams.get('slug') ?? 'from-the-title';
      return { body: { slug, isFree: true, suggestion: slug } };
    },
    'POST /api/admin/help/articles/preview': ({ content }: { content: string }) => ({
      body: { html: `<p>${content}</p>`, toc: [], wordCount: 401, readTime: 3 },
    }),
  });
}

/** Puts the visitor's browser in the state before a visit. */
export function startAt(path: string, token: string | null = 'good'): void {
  localStorage.clear();
  if (token) localStorage.setItem('adminToken', token);
  window.history.replaceState(null, '', path);
  act(() => dismissToast());
}

/** Renders the whole remote at the present address. */
export function renderAdmin() {
  return render(
    <BrowserRouter>
      <QueryClientProvider client={createQueryClient()}>
        <HeadProvider collect={() => undefined}>
          <App />
        </HeadProvider>
      </QueryClientProvider>
    </BrowserRouter>,
  );
}

/** The toast that the shell would show. */
export function shownToast(): Partial<ToastMessage> {
  const { id: _id, ...toast } = toastStore.getState().current ?? {};
  return toast;
}
