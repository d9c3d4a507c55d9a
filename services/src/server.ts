import type { AddressInfo } from 'node:net';
import { logUncaught } from '@pressline/shared-api/node/processFailures';
import { startProcessMetrics } from '@pressline/shared-api/node/processMetrics';
import { readConfig } from './config';
import { createRenderThreads } from './content/articles/createRenderThreads';
import { createImportThreads } from './content/importExport/createImportThreads';
import { createMediaThreads } from './content/media/createMediaThreads';
import { createSearchThreads } from './content/operations/replace/createSearchThreads';
import { seedDemo, seedWhenEmpty } from './content/seed/seedDemo';
import { createSeedTexts } from './content/seed/seedTexts';
import { createApplication } from './createApplication';
import { createDraftThreads } from './drafting/createDraftThreads';
import { listen, shutDown } from './http/listener/listen';
import { createLogger } from './logger';
import { ensureSuperAdmin } from './people/auth/passwords';
import { jwtSecret } from './people/auth/tokens';
import { flushParts, prepareDatabase, startParts } from './runParts';
import { connectWithRetries, openDatabase } from './store/connection/openDatabase';
import { withDatabaseLock } from './store/connection/withDatabaseLock';

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
  const application = createApplication({
    ...config,
    connection,
    log,
    jwtSecret: await jwtSecret(config.jwtSecret, config.dataDir),
    drafting: createDraftThreads(config.ai, log),
    render: seedTexts.render,
    locate: renderThreads.locate,
    findHits: createSearchThreads(log),
    readImport: createImportThreads(log),
    media: { s3Url: config.s3Url, prepare: createMediaThreads(log) },
  });
  const { parts, list, models, types } = application;
  const fill = () => seedTexts.during(() => seedDemo(parts.importExport.needs));
  const prepare = async () => {
    await prepareDatabase(application, log);
    const generatedPassword = await ensureSuperAdmin(models, config.adminPassword);
    // The start script looks for this line; the log would hide the password.
    if (generatedPassword) process.stdout.write(`PRESSLINE_ADMIN_PASSWORD ${generatedPassword}\n`);
    if (generatedPassword !== null) await parts.audit.writeOwn('Created the first super admin');

    if (config.seed === 'demo' && (await seedWhenEmpty(connection, types, fill))) {
      log.info('Demo content is in place');
      await parts.audit.writeOwn('Added the demo content');
    }
  };
  // Instances that start together would fill an empty database twice.
  await withDatabaseLock(connection, prepare, { log });

  const stopParts = startParts(list, log);
  const server = await listen(application.api.callback(), config.host, config.port);
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
    parts.health.drain();
    await Promise.all([shutDown(server), stopParts()]);
    await flushParts(list);
    if (stopMetrics) stopMetrics();
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
