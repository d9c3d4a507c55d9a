import type { Locator, Page } from '@playwright/test';

/** The front page of the help center and its search. */
export class HelpCenter {
  readonly search: Locator;
  readonly searchFailure: Locator;

  constructor(private readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: 'Search the help center' });
    this.searchFailure = page.getByRole('alert').filter({ hasText: 'Failed to search' });
  }

  /** The heading of the results of a search for `query`, however many there are. */
  results(query: string): Locator {
    return this.page.getByText(new RegExp(`Found \\d+ results? for "${query}"`));
  }
}
