import jwt from 'jsonwebtoken';
import { createTokens } from './tokens';

const SECRET = 'a-secret-of-at-least-32-bytes-for-tests';
const SUBJECT = { userId: 'a'.repeat(24), sessionId: 's'.repeat(32) };
const tokens = createTokens(SECRET);

const payload = { sid: SUBJECT.sessionId };
const options = { subject: SUBJECT.userId, issuer: 'pressline', audience: 'pressline-admin' };

test('a signed token names its user and session', () => {
  expect(tokens.verify(tokens.sign(SUBJECT))).toEqual(SUBJECT);
  expect(tokens.verify(jwt.sign(payload, SECRET, { ...options, expiresIn: 60 }))).toEqual(SUBJECT);
});

test.each([
  ['no end', jwt.sign(payload, SECRET, options)],
  ['an end that is over', jwt.sign(payload, SECRET, { ...options, expiresIn: -60 })],
  ['no beginning', jwt.sign(payload, SECRET, { ...options, expiresIn: 60, noTimestamp: true })],
  [
    'a beginning long ago',
    jwt.sign({ ...payload, iat: 1, exp: Math.floor(Date.now() / 1_000) + 60 }, SECRET, options),
  ],
])('%s is refused', (_what, token) => {
  expect(tokens.verify(token)).toBeUndefined();
});
