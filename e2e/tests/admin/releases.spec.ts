import type { Page } from '@playwright/test';
import type { ApiClient, RemoteOverview } from '@pressline/shared-api';
import { startPage } from '../../alive';
import { signedInApi } from '../../api';
import { buildChangedRemote, manifestOf, publish } from '../../changedRemote';
import type { OwnComposition } from '../../ownComposition';
import { expect, test } from '../../ownTest';
import { releaseFor } from '../../pageData';
import { pageProblems } from '../../pageProblems';

test.describe.configure({ mode: 'serial' });
test.slow();

const HELP = 'mfe-help';
const password = 'gentle otter paints barns';

let own: OwnComposition;
let api: ApiClient;
let first: string;
let second: string;

test.use({ own: 'releases-page' });
test.beforeAll(async ({ site }) => {
  own = site;
  ({ api } = await signedInApi(site.url));
  first = (await manifestOf(site.publicDirectory(HELP))).release;
});

async function helpState(): Promise<RemoteOverview> {
  const { remotes } = await api.releases.list();
  const found = remotes.find(({ name }) => name === HELP);
  if (!found) throw new Error(`${HELP} is not in the registry`);
  return found;
}

const shownRelease = () => releaseFor(`${own.url}/help`, HELP);

/** Publishes a changed help center to its origin, as a deployment would. */
async function release(file: string, replace: (source: string) => string): Promise<string> {
  const build = await buildChangedRemote(HELP, file, replace);
  await publish(build, own.publicDirectory(HELP));
  const { release: id } = await manifestOf(build);
  await expect.poll(shownRelease).toBe(id);
  return id;
}

const card = (page: Page, name = HELP) => page.getByRole('region', { name, exact: true });
const stable = (page: Page, name = HELP) => card(page, name).getByRole('group', { name: 'Stable' });
const canary = (page: Page) => card(page).getByRole('group', { name: 'Canary' });
const brief = (id: string) => id.slice(0, 8);

/** Answers the question, which names the release that visitors get. */
async function confirm(page: Page, label: string, id: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(brief(id));
  await question.getByRole('button', { name: label }).click();
}

test('a super admin sees which release of each remote visitors get and how it performs', async ({
  page,
  signIn,
  shell,
  panel,
}) => {
  await shell.openUntilReported('/');
  await shell.heading.click();
  await signIn();
  await panel.open('releases');
  for (const name of ['mfe-marketing', HELP, 'mfe-admin']) {
    await expect(stable(page, name)).toContainText('All visitors');
  }
  await expect(stable(page)).toContainText(brief(first));
  const shown = stable(page, 'mfe-marketing');
  await expect(shown).toContainText(/Pages that failed to load0% 0 of \d/);
  await expect(shown).toContainText(/Largest paint \(LCP\)≤ [\d.]+ m?s/);
  // Each theme and each layout once: every pair costs seconds.
  for (const [colorScheme, width] of [
    ['dark', 320],
    ['light', 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    expect(await pageProblems(page)).toEqual([]);
  }
});

test('Roll back asks with both releases named, and makes the former one stable', async ({
  page,
  signIn,
  panel,
}) => {
  second = await release('src/browse/HelpHero.tsx', (source) =>
    source.replace('How can we help?', 'What are you printing?'),
  );
  await signIn();
  await panel.open('releases');
  await expect(stable(page)).toContainText(brief(second));
  await card(page)
    .getByRole('button', { name: `Roll back ${HELP}` })
    .click();
  const question = page.getByRole('alertdialog', { name: `Roll back ${HELP}?` });
  await expect(question).toContainText(brief(first));
  await expect(question).toContainText(brief(second));
  await question.getByRole('button', { name: 'Roll back' }).click();
  await expect(panel.toast).toContainText('Rolled back successfully');
  await expect(stable(page)).toContainText(brief(first));
  expect(await shownRelease()).toBe(first);
  await card(page)
    .getByText(/^History/)
    .click();
  await expect(card(page).getByRole('listitem').filter({ hasText: 'Rolled back' })).toContainText(
    'by Administrator',
  );
});

test('a canary starts, grows and ends, and a pinned remote keeps its release', async ({
  page,
  signIn,
  panel,
}) => {
  await signIn();
  await panel.open('releases');
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
  await confirm(page, 'End canary', first);
  await expect(canary(page)).toHaveCount(0);
  await expect(card(page).getByRole('heading', { name: HELP })).toBeFocused();
  expect(await shownRelease()).toBe(first);

  await card(page)
    .getByRole('button', { name: `Pin ${HELP}` })
    .click();
  expect((await helpState()).isPinned).toBe(false);
  await confirm(page, 'Pin', first);
  await expect(card(page).getByText('Pinned', { exact: true }).first()).toBeVisible();
  expect((await helpState()).isPinned).toBe(true);
  await card(page)
    .getByRole('button', { name: `Unpin ${HELP}` })
    .click();
  await confirm(page, 'Unpin', first);
  await expect(panel.toast).toContainText('Unpinned successfully');
  expect((await helpState()).isPinned).toBe(false);
});

test.describe('an admin', () => {
  test.use({ expectedErrors: [/403/] });
  test('sees no Releases tab, and page and API are refused', async ({ page, panel, login }) => {
    const account = { username: 'kim', email: 'kim@example.com', fullName: 'Kim Berg', password };
    await api.admin.users.create({ ...account, role: 'admin', isActive: true });
    await panel.open('releases');
    await login.login('kim', password);
    await expect(page.getByText('You don’t have access to this page.')).toBeVisible();
    await expect(panel.tab('Articles')).toBeVisible();
    await expect(panel.tab('Releases')).toHaveCount(0);
    const status = await page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('adminToken')}` };
      return (await fetch('/api/admin/releases', { headers })).status;
    });
    expect(status).toBe(403);
  });
});

test.describe('a release that fails in the browser', () => {
  test.use({ expectedErrors: [/smeared|Minified React error/] });
  test('is rolled back by itself, and the page says why', async ({
    page,
    signIn,
    shell,
    panel,
  }) => {
    test.setTimeout(240_000);
    // Without a stack: only the components around it say whose it is.
    const smeared = await release('src/App.tsx', (source) =>
      source.replace(
        'export default function App({ queries, isMissing }: RemoteAppProps) {',
        "$& if ('document' in globalThis) throw 'smeared';",
      ),
    );
    const failure = page.waitForEvent('console', (message) => message.text().includes('smeared'));
    await page.goto('/help');
    await startPage(page);
    await failure;
    await expect(shell.heading).toHaveText('How can we help?');
    await page.getByRole('link', { name: 'Prepare a print-ready PDF' }).first().click();
    await expect(shell.heading).toHaveText('Prepare a print-ready PDF');
    // Visitors load the page and their browsers report violations, until the release is rolled back.
    await expect(async () => {
      await shell.openUntilReported('/help');
      expect(await shownRelease()).toBe(first);
    }).toPass({ timeout: 120_000, intervals: [100] });
    await shell.open('/help');
    await expect(shell.heading).toHaveText('How can we help?');
    // Its origin still announces it; no visitor gets it again for that.
    const { stable: shown, events, releases } = await helpState();
    expect(shown).toBe(first);
    expect(events[0]).toMatchObject({ action: 'rolled-back-automatically', release: smeared });
    expect(releases.find((one) => one.release === smeared)?.failure).toMatch(
      /failed while running/,
    );

    await signIn();
    await panel.open('releases');
    const notice = card(page).getByRole('alert');
    await expect(notice).toContainText(`(${brief(smeared)}) was rolled back automatically`);
    await expect(notice).toContainText(/\d+ failed while running/);
    await notice.getByText('Technical details').click();
    await expect(notice.getByRole('listitem').first()).toContainText(/\d+ × .*smeared/);
    await card(page)
      .getByText(/^Releases \(/)
      .click();
    const row = card(page).getByRole('listitem').filter({ hasText: 'Rolled back' }).first();
    await expect(row).toContainText(brief(smeared));
    await expect(row).toContainText(/Pages that failed to load\d+% \d+ of \d/);
    await expect(row).toContainText(/\d+ × .*smeared/);
  });
});
