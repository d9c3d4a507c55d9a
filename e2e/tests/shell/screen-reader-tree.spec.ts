import { expect, test } from '../../fixtures';

test.use({ consent: 'none' });

test('a screen reader finds the links of the header', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Pressline"
      - navigation "Main":
        - list:
          - listitem:
            - link "Features"
          - listitem:
            - link "Pricing"
          - listitem:
            - link "Customers"
          - listitem:
            - link "Resources"
          - listitem:
            - link "Contact"
          - listitem:
            - link "Help Center"
          - listitem:
            - button "Switch between light and dark theme"
          - listitem:
            - link "Start Trial"
          - listitem:
            - link /Book Demo.*new tab/
  `);
});

test('a screen reader finds the links and choices of the consent banner', async ({
  page,
  banner,
}) => {
  await page.goto('/');
  await expect(banner.region).toMatchAriaSnapshot(`
    - region "Cookie consent":
      - strong: Cookies at Pressline
      - paragraph:
        - link "privacy notice"
        - link "cookie policy"
      - button "Manage Preferences"
      - button "Necessary Only"
      - button "Accept All"
  `);
});

test('a screen reader finds the categories in the preferences dialog', async ({ page, banner }) => {
  await page.goto('/');
  await banner.manage.click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Cookie Preferences":
      - heading "Cookie Preferences" [level=2]
      - button "Close"
      - paragraph: Choose which cookies we may use. You can change this at any time.
      - switch /Necessary.*/ [checked] [disabled]
      - switch /Functional.*/
      - switch /Analytics.*/
      - switch /Marketing.*/
      - button "Cancel"
      - button "Save Preferences"
  `);
});

test('a screen reader finds the navigation and the privacy choices in the footer', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot(`
    - contentinfo:
      - link "Pressline"
      - navigation "Footer":
        - heading "Product" [level=2]
        - list
        - heading "Learn" [level=2]
        - list
        - heading "Company" [level=2]
        - list
        - heading "Legal" [level=2]
        - list:
          - listitem:
            - link "Privacy"
          - listitem:
            - link "Cookies"
          - listitem:
            - link "Terms"
      - button "Cookie settings"
      - button "Do not sell or share my personal information"
  `);
});

test('the title is announced after a client navigation, and not before', async ({
  page,
  shell,
}) => {
  await shell.open('/');
  const said = page.locator('[data-announces="title"]');
  await expect(said).toBeEmpty();
  await shell.link('Help Center').click();
  await expect(shell.heading).toHaveText('How can we help?');
  await expect(said).toHaveText(await page.title());
});
