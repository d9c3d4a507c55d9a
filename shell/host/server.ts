import type { Server } from 'node:http';
import path from 'node:path';
import { configureCompany } from '@pressline/shared-api/company';
import { pino } from 'pino';
import pretty from 'pino-pretty';
import { createApp } from './app';
import { readConfig } from './config';
import { ContentVersion } from './contentVersion';
import { RemoteRegistry } from './releases/RemoteRegistry';
import { ReleaseStore } from './releases/releaseStore';
import { type RenderContext, renderPage } from './renderPage';
import { readShellAssets } from './shellAssets';

const DRAIN_MS = 8_000;
// The bundle lies in shell/dist, this file in shell/host: the same distance from the package.
const shellDir = path.resolve(import.meta.dirname, '../dist/client');

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino(
    { level: config.log.level, base: null },
    config.log.format === 'pretty'
      ? pretty({ colorize: false, ignore: 'time', singleLine: true })
      : undefined,
  );
  configureCompany(config.company);
  const assets = await readShellAssets(shellDir);
  const render: RenderContext = {
    servicesUrl: config.servicesUrl,
    publicUrl: config.publicUrl,
    company: config.company,
    assets,
  };
  const registry = new RemoteRegistry({
    urls: config.remoteUrls,
    pollMs: config.remotePollMs,
    store: new ReleaseStore(config.releasesDir),
    sharedVersions: assets.shared,
    render: async (release, example) => {
      const page = await renderPage(new URL(example, config.publicUrl), [release], render);
      return 'html' in page ? page.html : '';
    },
    log,
  });
  const contentVersion = new ContentVersion(config.servicesUrl);
  await Promise.all([contentVersion.start(), registry.start()]);

  const app = createApp({
    registry,
    contentVersion,
    render,
    releasesDir: config.releasesDir,
    shellDir,
    isUnderMaintenance: config.isUnderMaintenance,
    log,
  });
  const server = app.listen(config.port);
  server.headersTimeout = 10_000;
  server.requestTimeout = 120_000;
  server.on('listening', () => log.info(`shell host listens on port ${config.port}`));
  server.on('error', (error: NodeJS.ErrnoException) => {
    log.fatal(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is taken. Set PORT to another one.`
        : String(error),
    );
    process.exit(1);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      registry.stop();
      contentVersion.stop();
      drain(server);
    });
  }
}

/** Finishes what is under way, refuses what is new, and exits within ten seconds. */
function drain(server: Server): void {
  server.close(() => process.exit(0));
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  idle.unref();
  setTimeout(() => {
    server.closeAllConnections();
    process.exit(0);
  }, DRAIN_MS).unref();
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
