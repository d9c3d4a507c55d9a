import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resources } from '@pressline/shared-api';
import type { ListQuery } from '@pressline/shared-api/wire/schemas';
import { runProgram } from '../../scripts/runProgram';
import { startEmbeddedMongo } from '../../services/embedded-mongo/src/index';
import { connectDatabase, openDatabase } from '../../services/src/database/openDatabase';
import { createFeedbackStore } from '../../services/src/feedback/createFeedbackStore';
import { listDocuments } from '../../services/src/resource/listDocuments';
import { createResourceTypes } from '../../services/src/resource/resourceTypes';
import { printHead, printRow } from '../table';
import { typedNumbers } from '../typedNumbers';
import { fillLists } from './fillLists';
import { watchReads } from './watchReads';

/**
 * Counts what lists and counts of staff examine in the database, with 50,000 articles and 500,000 pieces
 * of feedback. Fails when it is more than ten times what they return.
 * `npm run indexes -w bench -- [articles] [feedback]`; with `MONGODB_URI`, on that server instead of the
 * embedded database.
 */
const MOST = 10;
const usage = 'indexes -w bench -- [articles] [feedback]';
const [articles = 50_000, feedback = 500_000] = typedNumbers(usage, { most: 2 });

await runProgram(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pressline-indexes-'));
  const embedded = process.env.MONGODB_URI ? undefined : await startEmbeddedMongo({ dataDir });
  const uri = new URL(embedded?.uri ?? String(process.env.MONGODB_URI));
  uri.pathname = '/pressline-bench-indexes';
  const connection = openDatabase();
  await connectDatabase(connection, uri.href, { monitorCommands: true });
  await connection.dropDatabase();
  const types = createResourceTypes(connection, resources);
  const store = createFeedbackStore(connection);
  const { categoryId, articleId } = await fillLists(connection, types, store, {
    articles,
    feedback,
  });

  const pages: Partial<ListQuery>[] = [
    {},
    { published: true },
    { published: false },
    { categoryId },
    { categoryId, published: true },
  ];
  const votes = [{}, { status: 'new' }, { vote: 'down' }, { articleId }] as const;
  const both = { status: 'new', vote: 'up', articleId } as const;
  const lists = [
    ...pages.map((query) => ({
      title: `articles ${JSON.stringify(query)}`,
      read: () => listDocuments(types.articles, { page: 1, limit: 20, ...query } as ListQuery),
    })),
    ...[...votes, both].map((query) => ({
      title: `feedback ${JSON.stringify(query)}`,
      read: () => store.list({ page: 1, limit: 20, ...query }),
    })),
  ];

  const reads = watchReads(connection);
  let worst = 0;
  printHead(['list', 'page: examined', 'returned', 'count: examined', 'counted']);
  for (const { title, read } of lists) {
    const [page, count] = await reads.of(read);
    for (const { examined, returned } of [page, count]) {
      worst = Math.max(worst, examined / Math.max(1, returned));
    }
    printRow([title, page.examined, page.returned, count.examined, count.returned]);
  }
  await connection.dropDatabase();
  await connection.close();
  await embedded?.close();
  await rm(dataDir, { recursive: true, force: true });
  if (!(worst <= MOST))
    throw new Error(
      `A list examines ${worst.toFixed(1)} times what it returns; the limit is ${MOST}`,
    );
});
