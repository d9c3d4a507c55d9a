import type { CreateBodyOf, ResourceKey, Resources } from '@pressline/shared-api';

let counter = 0;
const next = () => {
  counter += 1;
  return counter;
};

type Body<K extends ResourceKey> = CreateBodyOf<Resources[K]>;

export const buildCategory = (overrides: Partial<Body<'categories'>> = {}): Body<'categories'> => ({
  name: `Category ${next()}`,
  description: 'Everything about plates',
  icon: 'production',
  order: 3,
  ...overrides,
});

export const buildArticle = (
  overrides: Partial<Body<'articles'>> & { categoryId: string },
): Body<'articles'> => ({
  title: `Article ${next()}`,
  summary: 'How to impose a booklet',
  content: '## First step\n\nOpen the job ticket.',
  tags: ['imposition'],
  isPublished: true,
  ...overrides,
});

export const buildFaq = (overrides: Partial<Body<'faqs'>> = {}): Body<'faqs'> => ({
  question: `Question ${next()}?`,
  answer: 'Yes, **always**.',
  ...overrides,
});

export const buildTag = (overrides: Partial<Body<'tags'>> = {}): Body<'tags'> => ({
  name: `tag-${next()}`,
  category: 'Getting Started',
  ...overrides,
});

export const buildVideo = (overrides: Partial<Body<'videos'>> = {}): Body<'videos'> => ({
  title: `Video ${next()}`,
  videoUrl: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  ...overrides,
});

export const buildDownload = (overrides: Partial<Body<'downloads'>> = {}): Body<'downloads'> => ({
  title: `Download ${next()}`,
  fileUrl: '/files/price-list.pdf',
  fileType: 'PDF',
  sizeBytes: 48_000,
  ...overrides,
});

export const buildQuickLink = (
  overrides: Partial<Body<'quickLinks'>> = {},
): Body<'quickLinks'> => ({
  label: `Link ${next()}`,
  url: 'https://www.pressline.example/status',
  ...overrides,
});

export const buildAnnouncement = (
  overrides: Partial<Body<'announcements'>> = {},
): Body<'announcements'> => ({
  title: `Announcement ${next()}`,
  content: 'The new release is out.',
  ...overrides,
});

export const buildSynonyms = (overrides: Partial<Body<'synonyms'>> = {}): Body<'synonyms'> => ({
  word: `word ${next()}`,
  terms: ['other', 'another one'],
  ...overrides,
});

export const buildUser = (overrides: Partial<Body<'users'>> = {}): Body<'users'> => {
  const username = `user-${next()}`;
  return {
    username,
    email: `${username}@example.com`,
    fullName: 'Robin Press',
    password: 'granite-lantern-41',
    ...overrides,
  };
};

/** A body for each resource, by its name in the table. */
export const buildBody: {
  [K in ResourceKey]: (categoryId: string) => Body<K>;
} = {
  categories: () => buildCategory(),
  articles: (categoryId) => buildArticle({ categoryId }),
  faqs: (categoryId) => buildFaq({ categoryId }),
  tags: () => buildTag(),
  videos: (categoryId) => buildVideo({ categoryId }),
  downloads: (categoryId) => buildDownload({ categoryId }),
  quickLinks: () => buildQuickLink(),
  announcements: () => buildAnnouncement(),
  synonyms: () => buildSynonyms(),
  users: () => buildUser(),
};
