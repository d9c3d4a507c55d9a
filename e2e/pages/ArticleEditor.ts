import type { Locator, Page } from '@playwright/test';

/** The editor of an article, in a window of its own or over the list. */
export class ArticleEditor {
  readonly dialog: Locator;
  readonly title: Locator;
  readonly content: Locator;
  /** The content once the editor that highlights it has arrived. */
  readonly highlighted: Locator;
  readonly discard: Locator;
  /** Saves an existing article. */
  readonly save: Locator;
  readonly toast: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    this.title = page.getByLabel('Title');
    this.content = page.getByLabel('Content (Markdown)');
    this.highlighted = this.content.and(page.locator('[contenteditable]'));
    this.discard = page.getByRole('button', { name: 'Discard changes' });
    this.save = this.dialog.getByRole('button', { name: 'Update', exact: true });
    this.toast = page.getByRole('region', { name: /Notifications/ });
  }

  async open({ id }: { id: string }): Promise<void> {
    await this.page.goto(`/admin/articles/${id}`);
    await this.title.and(this.page.locator(':focus')).waitFor();
  }

  /** The text in the editor, which shows each line as an element once it has been loaded. */
  markdown(): Promise<string> {
    return this.content.evaluate((source) =>
      source instanceof HTMLTextAreaElement
        ? source.value
        : Array.from(source.children, (line) => line.textContent).join('\n'),
    );
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name });
  }

  async fillIn(title: string): Promise<void> {
    await this.title.fill(title);
    await this.dialog.getByLabel('Category').selectOption({ label: 'Getting Started' });
  }
}
