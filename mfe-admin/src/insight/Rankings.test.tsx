import type { Analytics } from '@pressline/shared-api';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Rankings } from './Rankings';

const none = { views: 0, upVotes: 0, downVotes: 0 };
const analytics: Analytics = {
  period: 30,
  days: [],
  totals: { ...none, views: 1, searches: 0, emptySearches: 0 },
  topArticles: [],
  topSearches: [],
  ratedArticles: [],
  otherArticles: none,
  deletedArticles: { ...none, views: 1 },
};

const rowsOf = (label: string) =>
  within(screen.getByRole('region', { name: label })).queryAllByRole('row');

it('names the views of deleted articles, so that the list agrees with the total', () => {
  render(<Rankings analytics={analytics} />, { wrapper: MemoryRouter });
  expect(rowsOf('Top articles').map(({ textContent }) => textContent)).toEqual([
    'ArticleViews',
    'Deleted articles1',
  ]);
  expect(screen.queryByText('No article views in this period.')).toBeNull();
  expect(screen.getByText('No votes in this period.')).toBeVisible();
});
