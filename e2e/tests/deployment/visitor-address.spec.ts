import { expect, test } from '../../ownTest';
import { ownPorts } from '../../site';
import { answersToVisitor, HONEST, subscribe } from '../../visitorAddress';

const { PORT } = ownPorts;
/** Unfinished posts of one address that services wait for at a time. */
const MAX_ARRIVING = 20;

test.use({ own: 'visitor-address', ownEnv: { RATE_LIMIT_SCALE: '1' } });

// The host listens on all addresses of both kinds: to it IPv4 is mapped into IPv6.
for (const [kind, url, from] of [
  ['IPv4, mapped into IPv6', `http://127.0.0.1:${PORT}`, '127.0.0.2'],
  ['IPv6', `http://[::1]:${PORT}`, '::1'],
] as const) {
  test(`no header that a visitor of ${kind} makes up gets a sixth post through`, async () => {
    expect(await answersToVisitor({ url, from })).toEqual(HONEST);
  });
}

test('a neighbor’s posts are counted apart', async () => {
  const neighbor = { url: `http://127.0.0.1:${PORT}`, from: '127.0.0.3' };
  expect(await subscribe(neighbor).status).not.toBe(429);
});

test('made-up addresses do not keep more unfinished posts waiting', async () => {
  const visitor = { url: `http://127.0.0.1:${PORT}`, from: '127.0.0.4', isUnfinished: true };
  const answers: (number | undefined)[] = [];
  const posts = Array.from({ length: MAX_ARRIVING + 5 }, (_, number) => {
    const post = subscribe({ ...visitor, headers: { 'X-Forwarded-For': `198.51.100.${number}` } });
    post.status.then((status) => answers.push(status)).catch(() => undefined);
    return post;
  });
  await expect.poll(() => answers).toEqual([429, 429, 429, 429, 429]);
  for (const post of posts) post.abort();
});
