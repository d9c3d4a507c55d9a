import { type RemoteDefinition, remotePort, remotes } from '../../federation';
import type { PageConfig } from '../../shell/src/page/pageConfig';
import { startBackend } from '../run/backend';
import { withDataDirectory } from '../run/composition';
import { assertPortsAreFree, localServices, portAfter, portsOf } from '../run/ports';
import { Supervisor } from '../run/Supervisor';
import { endWithNpm, stopOnSignal } from '../run/stopOnSignal';
import { runProgram } from '../runProgram';
import { describeServed, serveRemote, serveShell } from './devServers';

const dataAddress = / data-page="([^"]+)"/;

/**
 * Runs one remote from source, with hot reload, in the site at `address`: the other remotes and the
 * API are those of the deployment.
 */
async function developAgainst(
  remote: RemoteDefinition,
  address = 'http://localhost:3000',
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const site = address.replace(/\/$/, '');
  const port = portAfter(env, 20);
  const remotePort = portAfter(env, 21);
  await assertPortsAreFree(
    new Map([
      ['PORT + 20', port],
      ['PORT + 21', remotePort],
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

/** Runs services, every remote and the shell from source, with hot reload. */
async function developAll(processEnv: NodeJS.ProcessEnv): Promise<void> {
  const ports = portsOf(processEnv);
  const supervisor = new Supervisor(console.log);
  stopOnSignal(supervisor);
  try {
    await assertPortsAreFree(ports);
    const env = await withDataDirectory(processEnv);
    await startBackend({ supervisor, env, from: 'source' });
    const served = remotes.map(async (remote) => {
      const port = remotePort(remote, env);
      await serveRemote(remote, port);
      return describeServed(remote, port);
    });
    const page = { company: {}, remotes: await Promise.all(served) };
    await serveShell({
      ...{ port: Number(ports.get('PORT')), page, backend: localServices(env) },
      guests: remotes.filter(({ hasGuest }) => hasGuest),
    });
    console.log(`\n  Pressline with hot reload: http://localhost:${ports.get('PORT')}`);
    console.log('  Ctrl-C stops everything.\n');
  } catch (error) {
    await supervisor.stopAll();
    throw error;
  }
}

process.env.NODE_ENV = 'development';
endWithNpm();

/** `npm run dev`: everything. `npm run dev -- mfe-help [address]`: one remote in a running site. */
const [name, site, ...others] = process.argv.slice(2);
const remote = remotes.find((one) => one.name === name);
if (name === undefined) await runProgram(() => developAll(process.env));
else if (remote && isAddress(site) && others.length === 0) {
  await runProgram(() => developAgainst(remote, site, process.env));
} else {
  const names = remotes.map((one) => one.name).join('|');
  console.error(`usage: npm run dev\n       npm run dev -- <${names}> [<address of a site>]`);
  process.exit(2);
}

function isAddress(text: string | undefined): boolean {
  return text === undefined || /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '');
}
