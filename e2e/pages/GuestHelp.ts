import type { Locator, Page } from '@playwright/test';

/** The help center on a page of another site. */
export class GuestHelp {
  readonly search: Locator;
  readonly found: Locator;
  readonly open: Locator;
  readonly panel: Locator;

  constructor(readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: 'Search the help center' });
    this.found = page.getByRole('status').filter({ hasText: 'Found' });
    this.open = page.getByRole('button', { name: 'Help', exact: true });
    this.panel = page.getByRole('dialog', { name: 'Help' });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** What has the focus, through all shadow roots. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      let focused = document.activeElement;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    });
  }
}
