import type { Locator, Page, Response } from '@playwright/test';
import { startPage, untilAlive } from '../alive';

/** What every page of the site has around it. */
export class Shell {
  readonly heading: Locator;
  readonly navigation: Locator;
  readonly toast: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.navigation = page.getByRole('navigation', { name: 'Main' });
    this.toast = page.getByRole('region', { name: /Notifications/ });
  }

  /** A link of the main navigation. */
  link(name: string): Locator {
    return this.navigation.getByRole('link', { name });
  }

  /** Opens a page and waits until React has taken it over. */
  async open(path: string): Promise<Response | null> {
    const answer = await this.page.goto(path);
    await untilAlive(this.heading);
    return answer;
  }

  /** Opens a page, starts it, and waits until it reports that: 1.5 s after its remote was there. */
  async openUntilReported(path: string): Promise<Response | null> {
    const report = this.page.waitForRequest('**/api/telemetry');
    const answer = await this.page.goto(path);
    await startPage(this.page);
    await report;
    return answer;
  }
}
