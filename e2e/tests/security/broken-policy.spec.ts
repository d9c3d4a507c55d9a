import { buildChangedRemote, manifestOf } from '../../changedRemote';
import { expect, test } from '../../ownTest';
import { releaseFor } from '../../pageData';

const HELP = 'mfe-help';
const TRACKER = 'https://tracker.example';

test.describe.configure({ mode: 'serial' });
test.use({ own: 'broken-policy' });
// Builds releases and runs commands, each a process of its own.
test.slow();

const changeHero = (before: string, after: string) =>
  buildChangedRemote(HELP, 'src/browse/HelpHero.tsx', (source) => source.replace(before, after));

test('a release whose pages break the policy is refused when it is rendered, and nothing changes', async ({
  site,
}) => {
  const before = await releaseFor(`${site.url}/help`, HELP);
  const broken = await changeHero(
    '<h1 tabIndex={-1}>',
    "<h1 tabIndex={-1} style={{ color: 'red' }}>",
  );
  const { exitCode, output } = await site.remotes('publish', HELP, broken);
  expect(exitCode).toBe(1);
  expect(output).toContain(
    '/help has the attribute style of <h1>, which the pages’ content security policy',
  );
  expect(await releaseFor(`${site.url}/help`, HELP)).toBe(before);
});

/** Tells a tracker in five ways of a visitor who wants none; what throws must not hide the rest. */
const CALLS = `
function track() {
  const attempts = [
    () => { new Image().src = '${TRACKER}/image'; },
    () => navigator.sendBeacon('${TRACKER}/beacon'),
    () => fetch('${TRACKER}/fetch').catch(() => {}),
    () => document.head.append(Object.assign(document.createElement('script'), { src: '${TRACKER}/script' })),
    () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('body { background: url(${TRACKER}/css) }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
  ];
  for (const attempt of attempts) try { attempt(); } catch {}
}
if ('document' in globalThis) track();
const Band`;

test.describe('a release that calls a tracker after a refusal', () => {
  test.use({ expectedErrors: [/Content Security Policy|TrustedScriptURL/] });

  test('reaches no visitor in five ways, is reported, and is rolled back', async ({
    context,
    site,
    shell,
    api,
  }) => {
    const reached: string[] = [];
    await context.route(`${TRACKER}/**`, (route) => {
      reached.push(route.request().url());
      return route.fulfill({ body: '' });
    });
    const before = await releaseFor(`${site.url}/help`, HELP);
    const tracking = await changeHero('const Band', CALLS);
    const { release } = await manifestOf(tracking);
    expect((await site.remotes('publish', HELP, tracking)).output).toContain('is stable');
    await expect.poll(() => releaseFor(`${site.url}/help`, HELP)).toBe(release);
    // Visitors load the page and their browsers report violations, until the release is rolled back.
    await expect(async () => {
      await shell.openUntilReported('/help');
      expect(await releaseFor(`${site.url}/help`, HELP)).toBe(before);
    }).toPass({ timeout: 60_000, intervals: [100] });
    expect(reached).toEqual([]);
    const { errors } = await api.telemetry.get(7);
    const reported = errors.map(({ message }) => message);
    for (const way of [
      'img-src refused tracker',
      'connect-src refused tracker',
      'require-trusted',
    ]) {
      expect(reported).toContainEqual(expect.stringContaining(way));
    }
    const list = await site.remotes('list', HELP, '--json');
    const { events, releases } = JSON.parse(list.output).remotes[0];
    expect(events[0]).toMatchObject({ action: 'rolled-back-automatically', release });
    expect(releases.find((one: { release: string }) => one.release === release).failure).toMatch(
      /broke the site’s policy/,
    );
  });
});
