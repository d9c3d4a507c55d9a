import type { Page } from '@playwright/test';
import type { ApiClient, RemoteOverview } from '@pressline/shared-api';
import { expect as expectSoon, signedInApi, test } from '../../fixtures';
import {
  buildChangedRemote,
  manifestOf,
  type OwnComposition,
  publish,
  startOwnComposition,
} from '../../ownComposition';
import { pageProblems } from '../../pageProblems';
import { portsAt } from '../../site';

// What the page shows is asked every five seconds, and what browsers tell is written every three.
const expect = expectSoon.configure({ timeout: 30_000 });
test.describe.configure({ mode: 'serial' });
test.slow();

const PORT_OFFSET = 70;
const url = `http://localhost:${portsAt(PORT_OFFSET).PORT}`;
const HELP = 'mfe-help';
const password = 'gentle otter paints barns';

let site: OwnComposition;
let api: ApiClient;
let first: string;
let second: string;

test.use({ baseURL: url });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startOwnComposition('releases-page', PORT_OFFSET, { ROLLBACK_POLL_MS: '1000' });
  ({ api } = await signedInApi(url));
  first = (await manifestOf(site.publicDirectory(HELP))).release;
});
test.afterAll(() => site?.supervisor.stopAll());

async function helpState(): Promise<RemoteOverview> {
  const { remotes } = await api.releases.list();
  const found = remotes.find(({ name }) => name === HELP);
  if (!found) throw new Error(`${HELP} is not in the registry`);
  return found;
}

async function releaseFor(): Promise<string> {
  const html = await (await fetch(`${url}/help`)).text();
  return /"name":"mfe-help"[^}]*"release":"(\w+)"/.exec(html)?.[1] ?? '';
}

/** Publishes a changed help center to its origin, as a deployment would. */
async function release(file: string, replace: (source: string) => string): Promise<string> {
  const build = await buildChangedRemote(HELP, file, replace);
  await publish(build, site.publicDirectory(HELP));
  const { release: id } = await manifestOf(build);
  await expect.poll(releaseFor).toBe(id);
  return id;
}

const card = (page: Page, name = HELP) => page.getByRole('region', { name, exact: true });
const stable = (page: Page, name = HELP) => card(page, name).getByRole('group', { name: 'Stable' });
const canary = (page: Page) => card(page).getByRole('group', { name: 'Canary' });
const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const brief = (id: string) => id.slice(0, 8);

test('a super admin sees what visitors get of each remote and how it does in their browsers', async ({
  page,
  signIn,
}) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).click();
  await signIn();
  await page.goto('/admin/releases');
  for (const name of ['mfe-marketing', HELP, 'mfe-admin']) {
    await expect(stable(page, name)).toContainText('All visitors');
  }
  await expect(stable(page)).toContainText(brief(first));
  const shown = stable(page, 'mfe-marketing');
  await expect(shown).toContainText(/Failed loads0% 0 of \d/);
  await expect(shown).toContainText(/Largest paint \(LCP\)≤ [\d.]+ m?s/);
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 1440]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      expect(await pageProblems(page)).toEqual([]);
    }
  }
});

test('one click and a question that names both releases lead back to the one before', async ({
  page,
  signIn,
}) => {
  second = await release('src/front/HelpHero.tsx', (source) =>
    source.replace('How can we help?', 'What are you printing?'),
  );
  await signIn();
  await page.goto('/admin/releases');
  await expect(stable(page)).toContainText(brief(second));
  await card(page)
    .getByRole('button', { name: `Roll back ${HELP}` })
    .click();
  const question = page.getByRole('alertdialog', { name: `Roll back ${HELP}?` });
  await expect(question).toContainText(brief(first));
  await expect(question).toContainText(brief(second));
  await question.getByRole('button', { name: 'Roll back' }).click();
  await expect(toast(page)).toContainText('Rolled back successfully');
  await expect(stable(page)).toContainText(brief(first));
  expect(await releaseFor()).toBe(first);
  await card(page)
    .getByText(/^History/)
    .click();
  await expect(card(page).getByRole('listitem').filter({ hasText: 'Rolled back' })).toContainText(
    'by admin',
  );
});

test('a canary starts, grows and ends, and a pinned remote keeps its release', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/admin/releases');
  await card(page)
    .getByText(/^Releases \(/)
    .click();
  const start = card(page).getByRole('button', { name: /^Start canary with/ });
  await start.click();
  await expect(page.getByLabel(/^Share of visitors/)).toBeFocused();
  await page.getByLabel(/^Share of visitors/).fill('30');
  await page.getByRole('button', { name: 'Start canary', exact: true }).click();
  await expect(canary(page)).toContainText('30% of visitors');
  await expect(canary(page)).toContainText(brief(second));
  await expect(stable(page)).toContainText('70% of visitors');
  expect((await helpState()).canary).toEqual({ release: second, percent: 30 });

  await canary(page).getByRole('button', { name: 'Change share' }).click();
  await page.getByLabel(/^Share of visitors/).fill('60');
  await page.getByRole('button', { name: 'Change share', exact: true }).last().click();
  await expect(canary(page)).toContainText('60% of visitors');
  await canary(page).getByRole('button', { name: 'End canary' }).click();
  await expect(canary(page)).toHaveCount(0);
  await expect(card(page).getByRole('heading', { name: HELP })).toBeFocused();
  expect(await releaseFor()).toBe(first);

  await card(page)
    .getByRole('button', { name: `Pin ${HELP}` })
    .click();
  await expect(card(page).getByText('Pinned', { exact: true }).first()).toBeVisible();
  expect((await helpState()).isPinned).toBe(true);
  await card(page)
    .getByRole('button', { name: `Unpin ${HELP}` })
    .click();
  await expect(toast(page)).toContainText('Unpinned successfully');
  expect((await helpState()).isPinned).toBe(false);
});

test.describe('an admin', () => {
  test.use({ expectedErrors: [/403/] });
  test('who is no super admin has no such tab, page or right', async ({ page }) => {
    const account = { username: 'kim', email: 'kim@example.com', fullName: 'Kim Berg', password };
    await api.admin.users.create({ ...account, role: 'admin', isActive: true });
    await page.goto('/admin/releases');
    await page.getByLabel('Username').fill('kim');
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('You do not have access to this page.')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Articles' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Releases' })).toHaveCount(0);
    const status = await page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('adminToken')}` };
      return (await fetch('/api/admin/releases', { headers })).status;
    });
    expect(status).toBe(403);
  });
});

test.describe('a release that fails in the browser', () => {
  test.use({ expectedErrors: [/smeared|Minified React error/] });
  test('is rolled back by itself, and the page says why', async ({ page, signIn }) => {
    test.setTimeout(240_000);
    // Without a stack: only the components around it say whose it is.
    const smeared = await release('src/App.tsx', (source) =>
      source.replace(
        'export default function App({ queries }: RemoteAppProps) {',
        "$& if ('document' in globalThis) throw 'smeared';",
      ),
    );
    const heading = page.getByRole('heading', { level: 1 });
    const failure = page.waitForEvent('console', (message) => message.text().includes('smeared'));
    await page.goto('/help');
    await failure;
    await expect(heading).toHaveText('How can we help?');
    await page.getByRole('link', { name: 'Prepare a print-ready PDF' }).first().click();
    await expect(heading).toHaveText('Prepare a print-ready PDF');
    // Visitors come, and each one's browser tells, until nobody gets it any more.
    await expect(async () => {
      await page.goto('/help', { waitUntil: 'networkidle' });
      expect(await releaseFor()).toBe(first);
    }).toPass({ timeout: 120_000, intervals: [100] });
    await page.goto('/help', { waitUntil: 'networkidle' });
    await expect(heading).toHaveText('How can we help?');
    // Its origin still announces it; nobody gets it again for that.
    const { stable: shown, events, releases } = await helpState();
    expect(shown).toBe(first);
    expect(events[0]).toMatchObject({ action: 'rolled-back-automatically', release: smeared });
    expect(releases.find((one) => one.release === smeared)?.failure).toMatch(
      /failed while running/,
    );

    await signIn();
    await page.goto('/admin/releases');
    const notice = card(page).getByRole('alert');
    await expect(notice).toContainText(`(${brief(smeared)}) was rolled back automatically`);
    await expect(notice).toContainText(/\d+ failed while running/);
    await expect(notice.getByRole('listitem').first()).toContainText(/\d+ × .*smeared/);
    await card(page)
      .getByText(/^Releases \(/)
      .click();
    const row = card(page).getByRole('listitem').filter({ hasText: 'Rolled back' }).first();
    await expect(row).toContainText(brief(smeared));
    await expect(row).toContainText(/Failed loads\d+% \d+ of \d/);
    await expect(row).toContainText(/\d+ × .*smeared/);
  });
});
