import type { ImpactGroup } from '@pressline/shared-api';
import { render, screen } from '@testing-library/react';
import { impactText } from './impactText';

const group = (source: ImpactGroup['source'], total: number): ImpactGroup => ({
  ...{ source, resource: 'articles', total, canUpdate: true },
  items: Array.from({ length: total }, (_, index) => ({
    ...{ id: String(index), title: `A${index}`, isPublished: true, isInChanges: false, links: [] },
  })),
});

const textOf = (...asked: Parameters<typeof impactText>) =>
  render(impactText(...asked))
    .container.textContent?.replaceAll(' (opens in a new tab)', '')
    .trim();

test('marks what stands in unpublished changes alone', () => {
  const { items, ...rest } = group('articleLinks', 2);
  const changed = items.map((item, index) => ({ ...item, isInChanges: index === 1 }));
  expect(textOf([{ ...rest, items: changed }], 1)).toBe(
    '2 articles link to it: “A0”, “A1” (unpublished changes).',
  );
  const href = '/admin/articles/1';
  expect(screen.getByRole('link', { name: /^“A1”/ })).toHaveAttribute('href', href);
});

test.each([
  ['pinnedResults', 'pinnedResults', '/admin/search/pinned-results?q=A0'],
  ['terms', 'seeAlso', '/admin/glossary?q=A0'],
  ['faqs', 'faqLinks', '/admin/faqs?q=A0'],
] as const)('leads to the panel of %s', (resource, source, href) => {
  render(impactText([{ ...group(source, 1), resource }], 1));
  expect(screen.getByRole('link', { name: /^“A0”/ })).toHaveAttribute('href', href);
});

test.each([
  [[], 1, ''],
  [[group('articleLinks', 1)], 1, '1 article links to it: “A0”.'],
  [[group('articleLinks', 5)], 2, '5 articles link to them: “A0”, “A1”, “A2”, 2 more.'],
  [
    [group('faqLinks', 1), group('pins', 2)],
    1,
    '1 FAQ links to it: “A0”. 2 articles are related to it: “A0”, “A1”.',
  ],
  [[group('redirects', 1)], 1, ''],
])('%j of %i: %s', (groups, documents, expected) => {
  expect(textOf(groups, documents)).toBe(expected);
});
