import jwt from 'jsonwebtoken';
import { createPreviewTokens, PREVIEW_SECONDS } from './createPreviewTokens';
import { createTokens } from './tokens';

const SECRET = 'a-secret-of-at-least-32-bytes-for-tests';
const ARTICLE = 'a'.repeat(24);
const previews = createPreviewTokens(SECRET);

afterEach(() => jest.useRealTimers());

test('a token leads to its article for seven days', () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  const { token, expiresAt } = previews.sign(ARTICLE);
  expect(expiresAt.toISOString()).toBe('2026-01-08T00:00:00.000Z');
  expect(previews.verify(token)).toBe(ARTICLE);
  jest.setSystemTime(Date.UTC(2026, 0, 1) + (PREVIEW_SECONDS - 1) * 1_000);
  expect(previews.verify(token)).toBe(ARTICLE);
  jest.setSystemTime(Date.UTC(2026, 0, 1) + PREVIEW_SECONDS * 1_000);
  expect(previews.verify(token)).toBeUndefined();
});

test('sign-in tokens are no preview tokens, nor the other way round', () => {
  const tokens = createTokens(SECRET);
  const session = tokens.sign({ userId: ARTICLE, sessionId: 's'.repeat(32) });
  expect(previews.verify(session)).toBeUndefined();
  expect(tokens.verify(previews.sign(ARTICLE).token)).toBeUndefined();
});

const good = { subject: ARTICLE, issuer: 'pressline', audience: 'pressline-preview' };
const expiring = { ...good, expiresIn: 60 };

test.each([
  ['nothing', ''],
  ['no token', 'a.b.c'],
  ['another secret', jwt.sign({}, `${SECRET}x`, expiring)],
  ['another algorithm', jwt.sign({}, SECRET, { ...expiring, algorithm: 'HS512' })],
  ['no algorithm', jwt.sign({}, '', { ...expiring, algorithm: 'none' })],
  ['no end', jwt.sign({}, SECRET, good)],
  ['another issuer', jwt.sign({}, SECRET, { ...expiring, issuer: 'x' })],
  ['another audience', jwt.sign({}, SECRET, { ...expiring, audience: 'pressline-admin' })],
  ['no id', jwt.sign({}, SECRET, { ...expiring, subject: '$ne' })],
  ['a text', jwt.sign('text', SECRET)],
])('%s is refused', (_what, token) => {
  expect(previews.verify(token)).toBeUndefined();
});
