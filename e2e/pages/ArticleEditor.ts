import type { Locator, Page } from '@playwright/test';

/** The editor of an article, in a window of its own or over the list. */
export class ArticleEditor {
  readonly dialog: Locator;
  readonly title: Locator;
  readonly content: Locator;
  /** The content once the editor that highlights it has arrived. */
  readonly highlighted: Locator;
  /** Pressed while the content is shown as Markdown. */
  readonly markdownView: Locator;
  /** The tab of the fields beside the title and the text. */
  readonly settings: Locator;
  /** The tab of the text, where it does not stand beside the others. */
  readonly write: Locator;
  /** The tab of the page as readers will see it. */
  readonly preview: Locator;
  /** Discards everyone’s unpublished changes, in the comparison. */
  readonly discard: Locator;
  /** What leaving asks after something was typed. */
  readonly question: Locator;
  /** Saves an existing article. */
  readonly save: Locator;
  readonly toast: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    this.title = page.getByLabel('Title');
    this.content = page.getByLabel('Content (Markdown)');
    this.highlighted = this.content.and(page.locator('[contenteditable]'));
    this.markdownView = this.dialog.getByRole('button', { name: 'Markdown', exact: true });
    this.settings = this.dialog.getByRole('tab', { name: 'Settings' });
    this.write = this.dialog.getByRole('tab', { name: 'Write' });
    this.preview = this.dialog.getByRole('tab', { name: 'Preview' });
    this.discard = page.getByRole('button', { name: 'Discard changes' });
    this.question = page.getByRole('dialog', { name: 'Keep your changes?' });
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

  /** Pastes into the text what another program would have put on the clipboard. */
  paste(html: string, plain: string): Promise<void> {
    return this.content.evaluate(
      (content, [copied = '', text = '']) => {
        const clipboardData = new DataTransfer();
        if (copied) clipboardData.setData('text/html', copied);
        clipboardData.setData('text/plain', text);
        const event = { clipboardData, bubbles: true, cancelable: true };
        content.dispatchEvent(new ClipboardEvent('paste', event));
      },
      [html, plain],
    );
  }

  /** Answers the question of leaving. */
  answer(answer: 'Keep as draft' | 'Discard'): Promise<void> {
    return this.question.getByRole('button', { name: answer }).click();
  }

  async fillIn(title: string): Promise<void> {
    await this.title.fill(title);
    await this.settings.click();
    await this.dialog.getByLabel('Category').selectOption({ label: 'Getting Started' });
  }
}
