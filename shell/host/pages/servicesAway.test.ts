import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LoadedRemote, loadRemote } from '@pressline/releases/files/LoadedRemote';
import { buildRelease } from '@pressline/releases/test/testRelease';
import { until } from '../../../scripts/testing/until';
import { startTestSite } from '../test/testSite';

let isWell = true;
let held: ServerResponse[] | null = null;

function answer(response: ServerResponse): void {
  response.statusCode = isWell ? 200 : 503;
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('X-Content-Version', '2');
  response.end('[]');
}

const services = createServer((_request, response) => {
  if (held) held.push(response);
  else answer(response);
});
afterAll(() => {
  services.close();
  services.closeAllConnections();
});

test('while services are away no visitor waits who can have the former page', async () => {
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  const renders = "'render ' + (globalThis.timesRendered = (globalThis.timesRendered ?? 0) + 1)";
  const release = loadRemote(buildRelease(renders));
  const load: NonNullable<LoadedRemote['server']>['load'] = async ({ queryClient }) => {
    await queryClient.prefetchQuery({ queryKey: ['/api/help/categories'] });
  };
  const site = await startTestSite(
    { ...release, server: release.server && { ...release.server, load } },
    `http://127.0.0.1:${(services.address() as AddressInfo).port}`,
  );
  const read = async () => (await (await site.get('/help')).text()).match(/render \d/)?.[0];
  site.contentVersion.observe('2');
  const former = await read();
  site.contentVersion.observe('3');
  isWell = false;
  expect(await read()).toBe(former);

  held = [];
  expect(await read()).toBe(former);
  await until(() => held?.length === 1);
  // The host still waits for services.
  expect(held[0]?.destroyed).toBe(false);

  isWell = true;
  const waiting = held;
  held = null;
  for (const response of waiting) answer(response);
  await until(async () => (await read()) !== former);
});
