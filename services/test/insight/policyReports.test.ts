import type { Telemetry } from '@pressline/shared-api';
import { createTestApp, type TestApp } from '../createTestApp';

const RELEASE = '0123456789abcdef';
const PATH = `/api/policy-reports?page=mfe-help/${RELEASE}`;
const script = `https://site.example/remotes/mfe-help/${RELEASE}/App.1.js`;
const CSP = 'application/csp-report';
let app: TestApp;

const start = async () => {
  app = await createTestApp({ rateLimitScale: 1 });
};
const stop = () => app?.stop();

const send = (body: unknown, type = CSP, path = PATH, more: object = {}) =>
  app.call('POST', path, {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': type, ...more },
  });
const report = (rest: object) => ({
  'csp-report': { 'effective-directive': 'style-src-attr', 'blocked-uri': 'inline', ...rest },
});

async function read() {
  await app.flush();
  const { body } = await app.call<Telemetry>('GET', '/api/admin/telemetry', {
    token: app.superToken,
  });
  return body;
}

describe('what browsers send', () => {
  beforeEach(start);
  afterEach(stop);

  test('what a script of a release did counts for it, what somebody else did is shown alone', async () => {
    expect((await send(report({ 'source-file': script }))).status).toBe(204);
    await send(report({ 'source-file': 'https://site.example/help?q=me@example.com' }));
    const picture = { 'effective-directive': 'img-src', 'blocked-uri': 'https://p.example/a.png' };
    await send(report({ ...picture, 'source-file': script }));
    const { releases, errors } = await read();
    expect(releases).toEqual([
      expect.objectContaining({ remote: 'mfe-help', release: RELEASE, violations: 1 }),
    ]);
    const shown = errors.map(({ kind, message }) => [kind, message]).sort();
    expect(shown).toEqual([
      ['page-violation', 'img-src refused p.example from App.1.js'],
      ['page-violation', 'style-src-attr refused inline from help'],
      ['violation', 'style-src-attr refused inline from App.1.js'],
    ]);
  });

  test('both forms of reports are read, without what was refused and whose page it was', async () => {
    const body = {
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      sourceFile: script,
      sample: 'Element innerHTML|<b>Kim Smith, 12 Main Street</b>',
      documentURL: 'https://site.example/help?q=kim@example.com',
    };
    const hidden = { effectiveDirective: 'img-src', blockedURL: 'https://t.example/a?id=kim' };
    const sent = [
      { type: 'csp-violation', age: 1, url: body.documentURL, user_agent: 'A', body },
      { type: 'csp-violation', body: { ...hidden, sourceFile: script } },
      { type: 'integrity-violation', body: { blockedURL: 'https://site.example/a.js' } },
      { type: 'deprecation', body: {} },
    ];
    expect((await send(sent, 'application/reports+json')).status).toBe(204);
    const { errors } = await read();
    expect(errors.map(({ message }) => message).sort()).toEqual([
      'Integrity-Policy refused site.example',
      'img-src refused t.example from App.1.js',
      'require-trusted-types-for refused trusted-types-sink (Element innerHTML) from App.1.js',
    ]);
    expect(JSON.stringify(errors)).not.toMatch(/kim|Smith/i);
  });

  test('extensions of a browser count for nobody', async () => {
    await send(report({ 'source-file': 'chrome-extension://abc/a.js' }));
    await send(report({ 'source-file': 'moz-extension', 'blocked-uri': 'inline' }));
    await send(report({ 'source-file': 'safari-web-extension://abc/a.js' }));
    expect(await read()).toMatchObject({ releases: [], errors: [] });
  });

  test('one network adds one violation to a release, however many its browsers report', async () => {
    const violation = { effectiveDirective: 'style-src-attr', sourceFile: script };
    const many = Array(100).fill({ type: 'csp-violation', body: violation });
    await send(many, 'application/reports+json');
    await send(many, 'application/reports+json');
    expect((await read()).releases[0]?.violations).toBe(1);
  });

  test('what a hostile report holds stays bounded and stores nothing strange', async () => {
    const long = `https://site.example/${'a'.repeat(8_000)}\u0000\n<script>`;
    await send(report({ 'effective-directive': long, 'blocked-uri': long, 'source-file': script }));
    await send(report({ 'effective-directive': { $gt: '' }, 'violated-directive': 7 }));
    const { errors } = await read();
    for (const { message } of errors) expect(message.length).toBeLessThanOrEqual(300);
    expect(errors).toHaveLength(1);
  });
});

describe('what no browser sends', () => {
  beforeAll(start);
  afterAll(stop);

  test.each([
    [400, 'not JSON', CSP, PATH],
    [400, [], CSP, PATH],
    [400, { 'csp-report': 'text' }, CSP, PATH],
    [400, Array(101).fill({ type: 'csp-violation', body: {} }), 'application/reports+json', PATH],
    [400, report({}), CSP, '/api/policy-reports?page=../../etc'],
    [400, report({}), CSP, `/api/policy-reports?page=a/1&page=b/2`],
    [415, report({}), 'text/plain', PATH],
    [415, report({}), 'application/x-www-form-urlencoded', PATH],
    [413, report({ 'source-file': 'x'.repeat(70_000) }), CSP, PATH],
  ])('is answered %s (%#)', async (status, body, type, path) => {
    expect((await send(body, type, path)).status).toBe(status);
  });
});
