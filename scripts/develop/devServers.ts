import path from 'node:path';
import { GUESTS_PATH, RELEASES_PATH } from '@pressline/releases/files/routes';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer, type Configuration as ServerConfiguration } from '@rspack/dev-server';
import type { RemoteDefinition } from '../../federation';
import { PAGE_CONFIG_ID, type PageConfig, type PageRemote } from '../../shell/src/page/pageConfig';
import { defineGuest } from '../bundler/defineGuest';
import { defineRemote } from '../bundler/defineRemote';
import { defineShell } from '../bundler/defineShell';
import { remoteDirectory } from '../bundler/remoteDirectory';
import { readRoutes } from '../publish/publishedRoutes';
import { localServices } from '../run/ports';
import { root } from '../runProgram';
import { defineStandalone, favicon } from './defineStandalone';
import { isFrom, pagesAnywhere, proxyTo, withoutWorker } from './serverOptions';

// Each container brings its own hot-reload runtime, which finds React here when it arrives after it.
const rendererRecord = `
  const renderers = new Map();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
    inject(renderer) { renderers.set(renderers.size + 1, renderer); return renderers.size; },
    onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
  };`;

function developmentDocument(page: PageConfig): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pressline (development)</title>
<script>${rendererRecord}</script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="${PAGE_CONFIG_ID}">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>
</body>
</html>`;
}

interface ServeOptions extends Omit<ServerConfiguration, 'client'> {
  port: number;
  /** Where the page finds this server; the address that it was opened at unless given. */
  webSocketURL?: string;
}

async function serve(
  configuration: Configuration,
  { port, webSocketURL = 'auto://0.0.0.0:0/ws', ...options }: ServeOptions,
): Promise<RspackDevServer> {
  const server = new RspackDevServer(
    // For this machine only: it needs no sign-in and leads to the API of a deployment.
    {
      host: '127.0.0.1',
      port,
      hot: true,
      client: { webSocketURL, overlay: { runtimeErrors: isFrom(port) } },
      setupMiddlewares: withoutWorker,
      ...options,
    },
    // The program that starts it prints the address.
    rspack({ infrastructureLogging: { level: 'warn' }, ...configuration }),
  );
  await server.start();
  return server;
}

export function serveRemote(
  remote: RemoteDefinition,
  port: number,
  directory = remoteDirectory(remote),
): Promise<RspackDevServer> {
  return serve(defineRemote(remote, 'development', directory), {
    port,
    liveReload: false,
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: 'all',
    // The page has the shell's origin, so the client needs the address to listen at.
    webSocketURL: `ws://localhost:${port}/ws`,
  });
}

export function serveStandalone(
  remote: RemoteDefinition,
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<RspackDevServer> {
  return serve(defineStandalone(remote), {
    port,
    historyApiFallback: pagesAnywhere,
    proxy: proxyTo(localServices(env)),
  });
}

interface ShellOptions {
  port: number;
  page: Pick<PageConfig, 'remotes' | 'company'>;
  backend: string;
  /** The remotes whose containers for pages of others are built from their sources, too. */
  guests: readonly RemoteDefinition[];
}

/** Serves the shell with hot reload; its page is rendered in the browser only. */
export async function serveShell({ port, page, backend, guests }: ShellOptions): Promise<void> {
  const configuration = defineShell('development');
  configuration.plugins?.push(
    new rspack.HtmlRspackPlugin({
      templateContent: developmentDocument({
        ...page,
        preloads: [],
        later: [],
        isServerRendered: false,
      }),
      inject: 'body',
      favicon,
      // The document is served at any depth.
      publicPath: '/',
    }),
  );
  await serve(configuration, {
    port,
    liveReload: false,
    historyApiFallback: pagesAnywhere,
    proxy: proxyTo(backend, guests[0] ? [RELEASES_PATH] : [RELEASES_PATH, GUESTS_PATH]),
    static: guests.map(watchGuest),
    // Pages of others may load what is meant for them, and nothing else.
    headers: ({ url }): Record<string, string> =>
      url?.startsWith(`${GUESTS_PATH}/`) ? { 'Access-Control-Allow-Origin': '*' } : {},
  });
}

/** Keeps a remote's container for pages of others built; those load it again by themselves. */
function watchGuest(remote: RemoteDefinition) {
  const directory = path.join(root, '.cache/guests', remote.name);
  rspack(defineGuest(remote, remoteDirectory(remote), directory)).watch({}, (error, stats) => {
    if (error || stats?.hasErrors()) console.error(error ?? stats?.toString('errors-only'));
  });
  return { directory, publicPath: `${GUESTS_PATH}/${remote.name}`, watch: false };
}

/** How the shell finds a remote that `serveRemote` serves on `port`. */
export async function describeServed(remote: RemoteDefinition, port: number): Promise<PageRemote> {
  return {
    name: remote.name,
    container: remote.container,
    release: 'development',
    entry: `http://localhost:${port}/mf-manifest.json`,
    routes: (await readRoutes(remoteDirectory(remote))).map(({ path: pattern }) => pattern),
    sharedOnDemand: [],
    layout: remote.layout,
  };
}
