import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../../testing/until';
import { freePort } from '../ports';
import { Supervisor } from '../Supervisor';
import { defineNginx } from './defineNginx';

// As in deploy/nginx/proxy.conf.template.
const AT_ONCE = 100;

// Debian's, as in the images.
const describeWithNginx = existsSync('/usr/sbin/nginx') ? describe : describe.skip;

const supervisor = new Supervisor(() => {});
const held: ServerResponse[] = [];
let holds = true;
const host = createServer((_request, response) => {
  if (holds) held.push(response);
  else response.end('ok');
});
let directory: string;
let port: number;

const ask = (forwardedFor: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'X-Forwarded-For': forwardedFor };
    // A POST is not sent to the other host when this one does not answer in time.
    get({ port, path: '/api/mcp', method: 'POST', headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });

describeWithNginx('nginx', () => {
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'nginx-'));
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const upstream = `127.0.0.1:${(host.address() as AddressInfo).port}`;
    port = await freePort();
    const values = {
      LISTEN: `127.0.0.1:${port}`,
      SERVICES_LISTEN: `127.0.0.1:${await freePort()}`,
      ACCESS_LOG: 'off',
      ...{ SHELL_1: upstream, SHELL_2: upstream, SERVICES_1: upstream, SERVICES_2: upstream },
      // One proxy before this one, which adds the visitor's address.
      TRUST_PROXY: '3',
    };
    supervisor.launch(
      await defineNginx({ name: 'proxy', template: 'proxy', directory, values, isVital: false }),
    );
    await supervisor.untilReady(`http://127.0.0.1:${port}/healthz`);
  });
  afterAll(async () => {
    await supervisor.stopAll();
    host.close();
    host.closeAllConnections();
    await rm(directory, { recursive: true });
  });

  test.each([
    ['203.0.113.7', '198.51.100.1, 203.0.113.7', '203.0.113.8'],
    ['one network of IPv6', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:3:aaaa:bbbb:cccc:dddd'],
  ])('what %s may ask for at once is limited; others are served', async (_visitor, own, other) => {
    holds = true;
    held.length = 0;
    const first = Array.from({ length: AT_ONCE }, () => ask(own));
    await until(() => held.length === AT_ONCE);
    expect(await ask(own)).toBe(429);
    expect(await ask(own.replace(/dddd$/, 'eeee').replace('198.51.100.1', '198.51.100.2'))).toBe(
      429,
    );
    const served = ask(other);
    await until(() => held.length === AT_ONCE + 1);
    for (const response of held) response.end('ok');
    expect(new Set(await Promise.all([...first, served]))).toEqual(new Set([200]));
  });
});
