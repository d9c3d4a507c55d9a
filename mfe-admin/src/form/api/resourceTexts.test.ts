import type { ResourceKey } from '@pressline/shared-api';
import { resourceTexts } from './resourceTexts';

it.each<[ResourceKey, string, string, string, string]>([
  ['faqs', 'FAQ', 'No FAQs yet', 'FAQ created successfully', 'Failed to create FAQ'],
  ['tags', 'Tag', 'No tags yet', 'Tag created successfully', 'Failed to create tag'],
  [
    'videos',
    'Video Tutorial',
    'No video tutorials yet',
    'Video tutorial created successfully',
    'Failed to create video',
  ],
  [
    'announcements',
    'Announcement',
    'No announcements yet',
    'Announcement created successfully',
    'Failed to create announcement',
  ],
  [
    'categories',
    'Category',
    'No categories yet. Create your first category!',
    'Category created successfully',
    'Failed to create category',
  ],
])('names the resource in the texts of %s', (key, title, empty, done, failed) => {
  const texts = resourceTexts(key);
  expect([texts.title, texts.empty, texts.done('create'), texts.failed('create')]).toEqual([
    title,
    empty,
    done,
    failed,
  ]);
});

it('says what is loading and what could not be fetched', () => {
  const { loading, fetchFailed } = resourceTexts('categories');
  expect([loading, fetchFailed]).toEqual(['Loading categories...', 'Failed to fetch categories']);
});
