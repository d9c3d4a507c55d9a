import type { Context } from 'koa';
import { canaryBucket } from './chooseFor';

function ask(isTls: boolean, sent: Record<string, string> = {}) {
  let answer = '';
  const context = {
    cookies: { get: (name: string) => sent[name] },
    append: (_: string, cookie: string) => (answer = cookie),
  };
  return { bucket: canaryBucket(context as unknown as Context, isTls), answer };
}

test('the cookie belongs to this host alone, and no script reads it', () => {
  const { bucket, answer } = ask(true);
  expect(answer).toBe(
    `__Host-pressline_canary=${bucket}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(ask(true, { '__Host-pressline_canary': '17' })).toEqual({ bucket: 17, answer: '' });
  // One that any host of the domain could have set.
  expect(ask(true, { pressline_canary: '17' }).answer).not.toBe('');
});

test('without TLS browsers take no cookie of that kind', () => {
  expect(ask(false).answer).toMatch(/^pressline_canary=\d+; Path=\/; .*; SameSite=Lax$/);
  expect(ask(false, { pressline_canary: '17' }).bucket).toBe(17);
});
