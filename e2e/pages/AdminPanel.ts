import type { Locator, Page } from '@playwright/test';

/** A panel of the admin area: its list, its form and the questions that it asks. */
export class AdminPanel {
  readonly heading: Locator;
  readonly searchbox: Locator;
  readonly toast: Locator;
  readonly dialog: Locator;
  readonly question: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 2 });
    this.searchbox = page.getByRole('searchbox');
    this.toast = page.getByRole('region', { name: /Notifications/ });
    this.dialog = page.getByRole('dialog');
    this.question = page.getByRole('alertdialog');
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`/admin/${path}`);
  }

  /** Goes to another of its pages without loading the document again, as its links do. */
  async show(path: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/admin/${path}`);
  }

  /** The tab of a page; those of a closed menu on a phone, too. */
  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true, includeHidden: true });
  }

  /** Goes to a page by the navigation, which is a menu on a phone. */
  async goTo(name: string): Promise<void> {
    const menu = this.button('All pages');
    // The page may still load: whichever of the two it shows.
    await this.tab(name).or(menu).filter({ visible: true }).first().waitFor();
    if (await menu.isVisible()) await menu.click();
    await this.tab(name).click();
  }

  /** The row of the document with this title. */
  row(title: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** A button of the form or of the list, and not one whose name begins alike. */
  action(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Opens the form of a new document. An empty list offers it twice. */
  create(title: string): Promise<void> {
    return this.button(`New ${title}`).first().click();
  }

  /** Confirms that what was chosen is deleted. */
  confirmDelete(): Promise<void> {
    return this.question.getByRole('button', { name: 'Delete' }).click();
  }

  /** Presses Undo in the toast. */
  undo(): Promise<void> {
    return this.toast.getByRole('button', { name: 'Undo' }).click();
  }
}
