import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { prepareAnswer } from './prepareAnswer';
import { sendAnswer } from './sendAnswer';

const answer = prepareAnswer({
  text: '[]',
  type: 'application/json',
  version: 1,
  unpublishVersion: 0,
});

/** The status for tags among which TAG stands for the answer's own. */
async function ask(tags: string) {
  const { etag } = await answer.variant('identity');
  const request = new IncomingMessage(new Socket());
  request.headers['if-none-match'] = tags.replace('TAG', etag);
  const response = new ServerResponse(request);
  await sendAnswer(request, response, answer);
  return response.statusCode;
}

test.each([
  ['TAG', 304],
  [' W/TAG ', 304],
  ['"other" ,TAG', 304],
  ['"other",\tW/TAG', 304],
  ['*', 304],
  ['"other", W/"another"', 200],
  ['xTAG', 200],
  ['', 200],
])('If-None-Match %j is answered with %i', async (tags, status) => {
  expect(await ask(tags)).toBe(status);
});

test('many spaces between tags are read in one go', async () => {
  // Reading them once for each of them would take longer than a test may.
  expect(await ask(`"other"${' '.repeat(200_000)}TAG`)).toBe(200);
  // The test's own timer could not fire before.
  await delay(1);
});
