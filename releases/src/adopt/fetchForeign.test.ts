import type { RequestListener } from 'node:http';
import { messageOf } from '../messageOf';
import { type ForeignOrigin, startForeignOrigin } from '../test/foreignOrigin';
import { fetchForeign } from './fetchForeign';

let origin: ForeignOrigin;
beforeAll(async () => {
  origin = await startForeignOrigin();
});
afterAll(() => origin.close());

/** Why a file that is answered so is not fetched within a moment. */
const reasonOf = (answer: RequestListener) => {
  origin.answers['/app.js'] = answer;
  const signal = AbortSignal.timeout(300);
  return fetchForeign(`${origin.url}/app.js`, { limit: 99, signal, isHostLocal: true }).then(
    String,
    messageOf,
  );
};
const part: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Length': 9 }).write('app');
};

test.each<[string, RequestListener, RegExp]>([
  ['is never answered', () => {}, /\/app\.js cannot be fetched: .*due to timeout/],
  ['never ends', part, /\/app\.js cannot be fetched: .*due to timeout/],
  [
    'breaks off',
    (_, response) =>
      response.writeHead(200, { 'Content-Length': 9 }).write('app', () => response.destroy()),
    /\/app\.js cannot be fetched: aborted/,
  ],
  [
    'is compressed, unasked',
    (_, response) => response.setHeader('Content-Encoding', 'br').end(),
    /\/app\.js answered br, unasked/,
  ],
])('a file that %s is refused by its address', async (_, answer, reason) => {
  expect(await reasonOf(answer)).toMatch(reason);
});
