import type { RevisionEntry } from '@pressline/shared-api';
import { changeText } from './HistoryPane';

const entry = (values: Partial<RevisionEntry>): RevisionEntry => ({
  revision: 3,
  savedAt: '2026-01-01T00:00:00.000Z',
  savedBy: 'bo',
  title: 'Fold',
  slug: 'fold',
  summary: '',
  changed: null,
  contentLines: null,
  restored: null,
  ...values,
});

it.each<[Partial<RevisionEntry>, string]>([
  [{ changed: ['title'], restored: 1 }, 'Restored revision 1'],
  [{ changed: [] }, 'Created'],
  [{ changed: null }, 'Saved'],
  [{ changed: ['title', 'readTime', 'slug'] }, 'Title: “Fold”, Read Time, Slug'],
  [
    { changed: ['title', 'content'], contentLines: { added: 1, removed: 12 } },
    'Title: “Fold”, Content (1 line added, 12 lines removed)',
  ],
  [{ changed: ['content'], contentLines: { added: 0, removed: 0 } }, 'Content (lines moved)'],
])('says of %j: %s', (values, text) => {
  expect(changeText(entry(values))).toBe(text);
});
