import path from 'node:path';
import { listenFailure, logUncaught } from '@pressline/shared-api/node/processFailures';
import { startProcessMetrics } from '@pressline/shared-api/node/processMetrics';
import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { ContentVersion } from './api/contentVersion';
import { createApp } from './app';
import { type HostConfig, readConfig } from './config';
import { createHostServer, drain } from './createHostServer';
import { startShellFileRetention } from './files/shellFiles';
import { readRenderContext } from './readRenderContext';
import { startReleases } from './startReleases';

// The bundle lies in shell/dist, this file in shell/host: the same distance from the package.
const shellDir = path.resolve(import.meta.dirname, '../dist/client');
/** How long it waits for services that start with it before it answers requests. */
const SERVICES_MS = 5_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  logUncaught(log);
  const render = await readRenderContext(config, shellDir);
  const contentVersion = new ContentVersion(config.servicesUrl);
  const [, , releases, shellFiles] = await Promise.all([
    contentVersion.start(),
    contentVersion.untilSeen(SERVICES_MS),
    startReleases(config, render, contentVersion, log),
    startShellFileRetention(shellDir, config.retainedShellDir, render.assets.files, log),
  ]);

  const app = createApp({ ...config, ...releases, contentVersion, render, shellDir, log });
  const server = createHostServer(app.callback()).listen(config.port, config.host);
  const stopMetrics = config.metricsPort && (await startProcessMetrics(server, config.metricsPort));
  server.on('listening', () => log.info(`shell host listens on port ${config.port}`));
  server.on('error', (error: NodeJS.ErrnoException) => {
    log.fatal(listenFailure(error, { ...config, variable: 'PORT' }).message);
    process.exit(1);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      releases.stop();
      contentVersion.stop();
      shellFiles.stop();
      if (stopMetrics) stopMetrics();
      drain(
        server,
        () => releases.store.close(),
        () => process.exit(),
      );
    });
  }
}

/** JSON lines, or with the argument `--pretty` lines for a terminal. */
function createLog(level: HostConfig['logLevel']): Logger {
  const isPretty = process.argv.includes('--pretty');
  return pino(
    { level, base: null },
    isPretty ? pretty({ colorize: false, ignore: 'time', singleLine: true }) : undefined,
  );
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
