import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedMongo } from '@pressline/embedded-mongo';
import { resources as ownResources, type ResourceTable } from '@pressline/shared-api';
import type { Connection } from 'mongoose';
import { type Logger, pino } from 'pino';
import type { RenderArticle } from '../src/content/articles/renderArticle';
import type { MediaOptions } from '../src/content/media/createMediaLibrary';
import type { seedDemo } from '../src/content/seed/seedDemo';
import { type Application, createApplication } from '../src/createApplication';
import type { AiOptions } from '../src/drafting/AiOptions';
import { listen, shutDown } from '../src/http/listener/listen';
import type { Route } from '../src/http/router/Route';
import type { DeliveryConfig } from '../src/mail/outbox/deliveryEnvironment';
import { flushParts, prepareDatabase, stopParts } from '../src/runParts';
import { connectDatabase, openDatabase } from '../src/store/connection/openDatabase';
import { type Contract, createContract } from './contract';
import { hashCheaply } from './hashCheaply';
import { ownContract } from './ownContract';
import { routesOf } from './ownRoutes';
import { sendRequest } from './sendRequest';
import { watchContract } from './watchContract';
import { watchQueries } from './watchQueries';

export const TEST_PASSWORD = 'violet-harbour-93';

/** The site's address, as texts name it and passkeys are made for it. */
export const TEST_SITE = 'https://pressline.example';

interface TestDatabase {
  uri: string;
  stop(): Promise<void>;
}

/** The database named by MONGODB_URI (under a name of its own), or the embedded one. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const given = process.env.MONGODB_URI;
  if (given) {
    const uri = new URL(given);
    uri.pathname = `/pressline_test_${randomBytes(6).toString('hex')}`;
    return { uri: uri.href, stop: async () => undefined };
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pressline-services-'));
  const server = await startEmbeddedMongo({ dataDir, isDurable: false });
  return {
    uri: server.uri,
    async stop() {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: Body;
}

interface CallOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface TestApp extends Application {
  baseUrl: string;
  connection: Connection;
  /** What the demo content is written with. */
  demo: Parameters<typeof seedDemo>[0];
  /** Writes what is held in memory. */
  flush(): Promise<void>;
  /** A super admin's token. */
  superToken: string;
  /** An admin's token. */
  adminToken: string;
  call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    options?: CallOptions,
  ): Promise<Answer<Body>>;
  /** Calls what is below `/api/admin/help/` as an admin. */
  staff<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<Body>>;
  signIn(username: string, password?: string): Promise<string>;
  stop(): Promise<void>;
}

async function addUser({ models }: Application, username: string, role: 'admin' | 'super_admin') {
  // Another app on the same database may have added the user.
  if (await models.users.exists({ username })) return;
  await models.users.create({
    username,
    email: `${username}@example.com`,
    fullName: username,
    role,
    passwordHash: await hashCheaply(TEST_PASSWORD),
  });
}

interface TestAppOptions {
  rateLimitScale?: number;
  internalToken?: string;
  /** The AI service; none unless given. */
  ai?: Partial<AiOptions>;
  /** Mail server and providers; none unless given. The outbox waits for its `start`. */
  delivery?: Partial<DeliveryConfig>;
  log?: Logger;
  /** Renders articles; as the product does unless given. */
  render?: RenderArticle;
  /** Where media are stored; in the database unless given. */
  media?: MediaOptions;
  /** How many requests may be in flight; as in the product unless given. */
  maxInFlight?: number;
  /** As in the product unless given. */
  sessionIdleMinutes?: number;
  /** How many documents are changed in one transaction; as in the product unless given. */
  maxSteps?: number;
  /** A database that the test runs itself. */
  uri?: string;
  /** The product's own resources unless given. */
  resources?: ResourceTable;
  /** Endpoints besides the product's. */
  routes?: readonly Route[];
}

function contractOf(resources?: ResourceTable, routes: readonly Route[] = []): Contract {
  return resources ? createContract([...routesOf(resources), ...routes]) : ownContract;
}

/**
 * The whole API over HTTP on a free port, with a database of its own and two users. `call` and `stop`
 * throw when an answer is not as the OpenAPI document describes it.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const {
    rateLimitScale = 0,
    internalToken,
    ai,
    delivery,
    log = pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    render,
    media,
    maxInFlight,
    maxSteps,
    sessionIdleMinutes,
    uri,
    resources,
    routes = [],
  } = options;
  const database = uri ? { uri, stop: async () => undefined } : await startTestDatabase();
  const connection = openDatabase();
  // On a busy machine a database that is there may answer late.
  const patience = { selectionMs: 30_000 };
  await connectDatabase(connection, database.uri, { monitorCommands: true, ...patience });
  const queries = watchQueries(connection, resources ?? ownResources);
  const application = createApplication({
    connection,
    log,
    jwtSecret: randomBytes(32).toString('hex'),
    publicUrl: TEST_SITE,
    rateLimitScale,
    internalToken,
    ...(resources && { resources }),
    moreRoutes: routes,
    ...(render && { render }),
    ...(media && { media }),
    trustedProxies: 0,
    // What a test has changed shows in the next answer, however busy the machine is.
    patience: { searchMs: 60_000, countMs: 60_000 },
    ai: { model: 'claude-test', deadlineMs: 60_000, ...ai },
    ...(maxInFlight && { maxInFlight }),
    ...(maxSteps && { maxSteps }),
    sessionIdleMinutes,
    delivery: { demoAppUrl: 'https://app.pressline.example/', ...delivery },
  });
  await addUser(application, 'admin', 'super_admin');
  await addUser(application, 'editor', 'admin');
  await prepareDatabase(application, log);
  const server = await listen(application.api.callback(), '127.0.0.1', 0);
  // On a busy machine, an idle connection would be closed while the next request is being written to it.
  server.keepAliveTimeout = 0;
  const described = contractOf(resources, routes);
  const contract = watchContract(server, described);
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const call: TestApp['call'] = async (method, pathname, { body, token, headers } = {}) => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await sendRequest(baseUrl + pathname, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: sent,
    });
    const { status, text } = answer;
    contract.assertKept();
    if (status < 300 && sent && typeof body !== 'string') {
      expect(described.findBodyProblems(method, pathname, JSON.parse(sent))).toEqual([]);
    }
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return {
      status,
      headers: answer.headers,
      body: text && isJson ? JSON.parse(text) : text || undefined,
    };
  };

  const signIn = async (username: string, password = TEST_PASSWORD) => {
    const answer = await call<{ token: string }>('POST', '/api/admin/login', {
      body: { username, password },
    });
    return answer.body.token;
  };

  const adminToken = await signIn('editor');
  return {
    ...application,
    baseUrl,
    connection,
    demo: application.parts.importExport.needs,
    flush: () => flushParts(application.list),
    call,
    signIn,
    staff: (method, path, body) =>
      call(method, `/api/admin/help/${path}`, { body, token: adminToken }),
    superToken: await signIn('admin'),
    adminToken,
    async stop() {
      await shutDown(server);
      await stopParts(application.list);
      await flushParts(application.list);
      queries.assertCovered();
      if (process.env.MONGODB_URI && !uri) await connection.dropDatabase();
      await connection.close();
      await database.stop();
      contract.assertKept();
    },
  };
}
