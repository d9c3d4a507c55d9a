import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteRoute } from '@pressline/shared-api/remote-contract';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer, type Configuration as ServerConfiguration } from '@rspack/dev-server';
import type { RemoteDefinition } from '../federation';
import { defineRemote, defineShell, remoteDirectory } from '../rspack.base';
import type { PageConfig, PageRemote } from '../shell/src/page/pageConfig';
import { defineStandalone, favicon } from './defineStandalone';

/** Where services listen in development. */
export const localServices = (env: NodeJS.ProcessEnv) =>
  `http://127.0.0.1:${env.SERVICES_PORT ?? 4000}`;

/** What a development server does not answer itself: the API, and releases that a deployment serves. */
const proxyTo = (target: string): ServerConfiguration['proxy'] => [
  {
    context: (pathname) =>
      (pathname.startsWith('/api/') && pathname !== '/api/') || pathname.startsWith('/remotes/'),
    target,
    changeOrigin: true,
  },
];

/** For pages alone: a script or a service worker that is not there is no page. */
const pagesAnywhere: ServerConfiguration['historyApiFallback'] = {
  disableDotRule: true,
  htmlAcceptHeaders: ['text/html'],
};

/** Keeps nothing, and ends the worker that a built site has left at this address. */
const withoutWorker: ServerConfiguration['setupMiddlewares'] = (middlewares) => [
  {
    name: 'service-worker',
    path: '/service-worker.js',
    middleware(_request: IncomingMessage, response: ServerResponse) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end("addEventListener('activate', () => registration.unregister());");
    },
  },
  ...middlewares,
];

async function serve(configuration: Configuration, options: ServerConfiguration): Promise<void> {
  const server = new RspackDevServer(
    // Unauthenticated, and a way to the API of a deployment: for this machine alone.
    {
      host: '127.0.0.1',
      hot: true,
      // The page's own address, whichever name of this machine that has.
      client: { webSocketURL: 'auto://0.0.0.0:0/ws' },
      setupMiddlewares: withoutWorker,
      ...options,
    },
    // Who starts it says where to look.
    rspack({ ...configuration, infrastructureLogging: { level: 'warn' } }),
  );
  await server.start();
}

/** Serves a remote's container with hot reload, for the shell on another port. */
export function serveRemote(remote: RemoteDefinition, port: number): Promise<void> {
  return serve(defineRemote(remote, 'development'), {
    port,
    liveReload: false,
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: 'all',
    // The page belongs to the shell's origin, so the client must be told where to listen.
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
  });
}

/** Serves a remote as a page of its own on `port`, without the shell. */
export function serveStandalone(
  remote: RemoteDefinition,
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  return serve(defineStandalone(remote), {
    port,
    historyApiFallback: pagesAnywhere,
    proxy: proxyTo(localServices(env)),
  });
}

interface ShellOptions {
  port: number;
  /** The remotes that the shell loads, and the company's data. */
  page: Pick<PageConfig, 'remotes' | 'company'>;
  /** Who answers the API. */
  backend: string;
}

/** Serves the shell with hot reload; its page is rendered in the browser only. */
export async function serveShell({ port, page, backend }: ShellOptions): Promise<void> {
  const configuration = defineShell('development');
  configuration.plugins?.push(
    new rspack.HtmlRspackPlugin({
      templateContent: developmentDocument({ ...page, isServerRendered: false }),
      inject: 'body',
      favicon,
      // The document answers at any depth.
      publicPath: '/',
    }),
  );
  await serve(configuration, {
    port,
    liveReload: false,
    historyApiFallback: pagesAnywhere,
    proxy: proxyTo(backend),
  });
}

/** The routes that a remote's sources declare. */
export async function routesOf(remote: RemoteDefinition): Promise<readonly RemoteRoute[]> {
  const file = pathToFileURL(path.join(remoteDirectory(remote), 'src/routes.ts')).href;
  const { routes } = (await import(file)) as { routes: readonly RemoteRoute[] };
  return routes;
}

/** How the shell finds a remote that `serveRemote` serves on `port`. */
export async function describeServed(remote: RemoteDefinition, port: number): Promise<PageRemote> {
  return {
    name: remote.name,
    container: remote.container,
    release: 'development',
    entry: `http://localhost:${port}/remoteEntry.js`,
    routes: (await routesOf(remote)).map(({ path: pattern }) => pattern),
    sharedOnDemand: [],
    layout: remote.layout,
  };
}

// Each container brings its own hot-reload runtime. One that arrives after React looks here for it.
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
<script type="application/json" id="pressline-page">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>
</body>
</html>`;
}
