import type { RemoteDefinition } from '../../federation';
import type { PageConfig } from '../../shell/src/page/pageConfig';
import { assertPortsAreFree } from '../run/ports';
import { describeServed, serveRemote, serveShell } from './devServers';

const dataAddress = / data-page="([^"]+)"/;

/**
 * Runs one remote from source, with hot reload, in the site at `address`: the other remotes and the
 * API are those of the deployment.
 */
export async function developAgainst(
  remote: RemoteDefinition,
  address = 'http://localhost:3000',
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const site = address.replace(/\/$/, '');
  const port = Number(env.DEV_PORT ?? 3020);
  const remotePort = Number(env.DEV_REMOTE_PORT ?? port + 1);
  await assertPortsAreFree(
    new Map([
      ['DEV_PORT', port],
      ['DEV_REMOTE_PORT', remotePort],
    ]),
  );
  const deployed = await readPage(site);
  const own = await describeServed(remote, remotePort);
  await serveRemote(remote, remotePort);
  const page = {
    company: deployed.company,
    remotes: deployed.remotes.map((one) => (one.name === remote.name ? own : one)),
  };
  await serveShell({ port, page, backend: site, guests: remote.hasGuest ? [remote] : [] });
  console.log(`\n  Open http://localhost:${port}${own.routes[0] ?? '/'}`);
  console.log(`  ${remote.name} runs from its sources, with hot reload, in the site of ${site}.`);
  console.log('  Only this machine reaches it. Ctrl-C stops it.\n');
}

/** What the deployment says about its releases in the data of each page. */
async function readPage(site: string): Promise<PageConfig> {
  const ask = (path: string) =>
    fetch(site + path, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  const html = await (await ask('/'))?.text();
  const address = html && dataAddress.exec(html)?.[1];
  const data = address ? await ask(address) : null;
  if (!data?.ok) {
    throw new Error(`No running site answers at ${site}. Start one, or name its address.`);
  }
  return (await data.json()) as PageConfig;
}
