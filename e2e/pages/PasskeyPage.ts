import type { Page } from '@playwright/test';

/** Passkeys at the login and on the page Your Account. */
export class PasskeyPage {
  constructor(private readonly page: Page) {}

  row(name: string) {
    return this.page.getByRole('list', { name: 'Passkeys' }).getByText(name, { exact: true });
  }

  /** Adds one with the present password. @returns the recovery codes that came with it */
  async add(name: string, password: string): Promise<string[]> {
    await this.page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByLabel(/^Current password/).fill(password);
    await dialog.getByRole('button', { name: 'Add passkey' }).click();
    return this.saveCodes();
  }

  async saveCodes(): Promise<string[]> {
    const saved = this.page.getByRole('button', { name: 'I saved the codes' });
    await saved.waitFor();
    const codes = await this.page
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('listitem')
      .allTextContents();
    await saved.click();
    return codes;
  }

  async remove(name: string, password: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove ${name}` }).click();
    await this.confirm('Remove', password);
  }

  /** Answers the dialog that asks for the present password. */
  async confirm(label: string, password: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(/^Current password/).fill(password);
    await dialog.getByRole('button', { name: label, exact: true }).click();
  }

  async logOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Logout' }).click();
    await this.page.getByRole('button', { name: 'Use a passkey' }).waitFor();
  }
}
