import type { AddressInfo } from 'node:net';
import { logUncaught } from '@pressline/shared-api/node/logUncaught';
import { startProcessMetrics } from '@pressline/shared-api/node/processMetrics';
import { createApp } from './app';
import { readConfig } from './config';
import { createRenderThreads } from './content/articles/createRenderThreads';
import { createImportThreads } from './content/importExport/createImportThreads';
import { createMediaThreads } from './content/media/createMediaThreads';
import { createSearchThreads } from './content/operations/replace/createSearchThreads';
import { startAnnouncementClock } from './content/resource/announcementClock';
import { seedDemo } from './content/seed/seedDemo';
import { createSeedTexts } from './content/seed/seedTexts';
import { seedWhenEmpty } from './content/seed/seedWhenEmpty';
import { createDeps } from './createDeps';
import { createDraftThreads } from './drafting/createDraftThreads';
import { listen } from './http/listener/listen';
import { shutDown } from './http/listener/shutDown';
import { createLogger } from './logger';
import { ensureSuperAdmin } from './people/auth/ensureSuperAdmin';
import { jwtSecret } from './people/auth/jwtSecret';
import { prepareDatabase } from './startup/prepareDatabase';
import { startUpkeep } from './startup/startUpkeep';
import { connectWithRetries } from './store/connection/connectWithRetries';
import { inTurn } from './store/connection/inTurn';
import { openDatabase } from './store/connection/openDatabase';

/** How long a start waits for the database. */
const DATABASE_MS = 30_000;
/** Longer than `shutDown` and the outbox wait. */
const STOP_MS = 8_000;

async function start() {
  const config = readConfig(process.env);
  const log = await createLogger(config);
  logUncaught(log);
  const connection = openDatabase();
  await connectWithRetries(connection, { uri: config.mongodbUri, waitMs: DATABASE_MS, log });
  const renderThreads = createRenderThreads(log);
  const seedTexts = createSeedTexts(renderThreads.render);
  const deps = createDeps({
    ...config,
    connection,
    log,
    jwtSecret: await jwtSecret(config.jwtSecret, config.dataDir),
    drafting: createDraftThreads(config.ai, log),
    render: seedTexts.render,
    findHits: createSearchThreads(log),
    readImport: createImportThreads(log),
    media: { s3Url: config.s3Url, prepare: createMediaThreads(log) },
  });
  const prepare = async () => {
    await prepareDatabase(deps);
    const generatedPassword = await ensureSuperAdmin(deps.models, config.adminPassword);
    // The start script looks for this line; the log would hide the password.
    if (generatedPassword) process.stdout.write(`PRESSLINE_ADMIN_PASSWORD ${generatedPassword}\n`);
    if (generatedPassword !== null) await deps.audit.writeOwn('Created the first super admin');

    if (
      config.seed === 'demo' &&
      (await seedWhenEmpty(deps, () => seedTexts.during(() => seedDemo(deps))))
    ) {
      log.info('Demo content is in place');
      await deps.audit.writeOwn('Added the demo content');
    }
  };
  // Instances that start together would fill an empty database twice.
  await inTurn(connection, prepare, { log });

  const upkeep = startUpkeep(deps);
  const clock = startAnnouncementClock(deps.models, deps.content);
  deps.outbox.start();
  const server = await listen(createApp(deps).callback(), config.host, config.port);
  const stopMetrics = config.metricsPort && (await startProcessMetrics(server, config.metricsPort));
  const { port } = server.address() as AddressInfo;
  log.info(`The API listens at http://${config.host}:${port}`);

  let isStopping = false;
  async function stop() {
    if (isStopping) return;
    isStopping = true;
    // The process must end even if the database is away and something hangs.
    setTimeout(() => {
      log.error('The server stopped before it wrote everything');
      process.exit(1);
    }, STOP_MS).unref();
    deps.drain();
    await Promise.all([shutDown(server), deps.outbox.stop()]);
    await deps.flush();
    clock.stop();
    upkeep.stop();
    if (stopMetrics) stopMetrics();
    deps.watch.stop();
    await renderThreads.stop();
    await connection.close();
    log.info('Stopped');
    process.exit();
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
