import type { Locator, Page } from '@playwright/test';

const firstFields = { contact: 'First name', newsletter: 'Email' };

/** A form of the landing page: its code comes once a visitor types in it. */
export class SiteForm {
  readonly form: Locator;

  constructor(
    private readonly page: Page,
    private readonly id: keyof typeof firstFields,
  ) {
    this.form = page.locator(`#${id} form`);
  }

  field(label: string): Locator {
    return this.form.getByLabel(label);
  }

  button(name: string): Locator {
    return this.form.getByRole('button', { name });
  }

  /** Writes into the fields with these labels. */
  async fillIn(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }

  /** Types and takes it back, and waits until the form’s code is there: then it checks its fields itself. */
  async open(path = `/#${this.id}`): Promise<void> {
    await this.page.goto(path);
    await this.field(firstFields[this.id]).press('x');
    await this.field(firstFields[this.id]).press('Backspace');
    await this.untilAlive();
  }

  untilAlive(): Promise<void> {
    return this.form.and(this.page.locator('[novalidate]')).waitFor();
  }
}
