import type { RemoteDefinition } from '../federation';
import { PAGE_CONFIG_ID, type PageConfig } from '../shell/src/page/pageConfig';
import { describeServed, serveRemote, serveShell } from './devServers';
import { assertPortsAreFree } from './ports';

const pageElement = new RegExp(`id="${PAGE_CONFIG_ID}">([^<]*)</script>`);

/**
 * Runs one remote from source, with hot reload, in the site at `address`: the other remotes and the
 * API are those of the deployment.
 */
export async function developAgainst(
  remote: RemoteDefinition,
  address = 'http://localhost:3000',
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  try {
    const site = address.replace(/\/$/, '');
    const port = Number(env.DEV_PORT ?? 3020);
    const ports = new Map([
      ['DEV_PORT', port],
      ['DEV_REMOTE_PORT', Number(env.DEV_REMOTE_PORT ?? port + 1)],
    ]);
    await assertPortsAreFree(ports);
    const deployed = await readPage(site);
    const remotePort = Number(ports.get('DEV_REMOTE_PORT'));
    const own = await describeServed(remote, remotePort);
    await serveRemote(remote, remotePort);
    const page = {
      company: deployed.company,
      remotes: deployed.remotes.map((one) => (one.name === remote.name ? own : one)),
    };
    await serveShell({ port, page, backend: site });
    console.log(`\n  Open http://localhost:${port}${own.routes[0] ?? '/'}`);
    console.log(
      `  It is ${remote.name} from its sources, with hot reload, in the site of ${site}.`,
    );
    console.log('  Only this machine reaches it. Ctrl-C stops it.\n');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** What the deployment tells browsers about its releases. */
async function readPage(site: string): Promise<PageConfig> {
  const response = await fetch(`${site}/`, { signal: AbortSignal.timeout(10_000) }).catch(
    () => null,
  );
  const json = response?.ok ? pageElement.exec(await response.text())?.[1] : undefined;
  if (!json) throw new Error(`No running site answers at ${site}. Start one, or name its address.`);
  return JSON.parse(json) as PageConfig;
}
