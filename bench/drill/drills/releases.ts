import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { type Drill, HOLD_MS, RESTARTED, SECONDS } from '../Drill';

export const releaseDrills: readonly Drill[] = [
  {
    name: 'release-files',
    fault: 'every release file on the host’s disk is overwritten; then the host restarts',
    async inflict(site) {
      const folder = path.join(site.dataDir, 'releases');
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (entry.isFile()) await writeFile(path.join(entry.parentPath, entry.name), 'garbage');
      }
      site.kill('shell');
      await delay(2 * HOLD_MS);
    },
    mayBe: { ...RESTARTED, awayMs: 8 * SECONDS },
  },
  {
    name: 'registry',
    fault: 'the registry of releases holds garbage; then the host restarts',
    async inflict(site) {
      const socket = encodeURIComponent(path.join(site.dataDir, 'mongo/mongo.sock'));
      const database = await MongoClient.connect(`mongodb://${socket}/pressline`);
      try {
        const garbage = { $set: { state: { garbage: true } } };
        await database.db().collection('releaseRegistry').updateMany({}, garbage);
      } finally {
        await database.close();
      }
      await delay(HOLD_MS);
      site.kill('shell');
      await delay(HOLD_MS);
    },
    mayBe: RESTARTED,
  },
];
