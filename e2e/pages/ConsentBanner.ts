import type { Locator, Page } from '@playwright/test';

const KEY = 'pressline_consent_preferences';

/** The banner, its preferences, and what a choice leaves in the browser. */
export class ConsentBanner {
  readonly region: Locator;
  readonly acceptAll: Locator;
  readonly necessaryOnly: Locator;
  readonly manage: Locator;
  readonly preferences: Locator;
  readonly save: Locator;

  constructor(private readonly page: Page) {
    this.region = page.getByRole('region', { name: 'Cookie consent' });
    this.acceptAll = page.getByRole('button', { name: 'Accept All' });
    this.necessaryOnly = page.getByRole('button', { name: 'Necessary Only' });
    this.manage = page.getByRole('button', { name: 'Manage Preferences' });
    this.preferences = page.getByRole('dialog', { name: 'Cookie Preferences' });
    this.save = this.preferences.getByRole('button', { name: 'Save Preferences' });
  }

  /** The switch of a category in the preferences. */
  category(name: string): Locator {
    return this.preferences.getByRole('switch', { name: new RegExp(name) });
  }

  /** The consent record, or what is stored under its key with `suffix`. */
  async record(suffix = '') {
    const text = await this.page.evaluate((key) => localStorage.getItem(key), KEY + suffix);
    return JSON.parse(text ?? 'null');
  }

  /** Stores `value` in the place of the record before a page loads. */
  store(value: string): Promise<unknown> {
    return this.page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      KEY,
      value,
    ] as const);
  }
}
