import type {
  CreateBodyOf,
  FieldDefinition,
  FieldKind,
  ResourceDefinition,
  ResourceKey,
  Resources,
} from '@pressline/shared-api';

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

type FieldOf<K extends FieldKind> = Extract<FieldDefinition, { kind: K }>;

const text = (field: FieldOf<'text'>) => {
  if (field.format === 'email') return `user-${next()}@example.com`;
  return field.format === 'username' ? `user-${next()}` : `Text ${next()}`;
};

/** A value for a required field; a field of another kind cannot be required. */
const VALUES: { readonly [K in FieldKind]?: (field: FieldOf<K>) => unknown } = {
  text,
  markdown: () => 'Yes, **always**.',
  stringList: () => ['other', 'another one'],
  url: ({ only }) =>
    only ? 'https://www.youtube.com/watch?v=aaaaaaaaaaa' : 'https://www.pressline.example/status',
  password: () => 'granite-lantern-41',
};

/** The smallest body that creates a document of a resource, in a category where it can be in one. */
export function buildBody(resource: ResourceDefinition, categoryId: string) {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const isNeeded = field.mode === 'required' || field.mode === 'writeOnly';
    const value = VALUES[field.kind] as ((field: FieldDefinition) => unknown) | undefined;
    if (field.kind === 'reference') body[name] = categoryId;
    else if (isNeeded) body[name] = value?.(field);
  }
  return body;
}
