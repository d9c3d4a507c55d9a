import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RemoteManifest } from '@pressline/shared-api/remote-manifest';
import { MongoClient } from 'mongodb';
import { databaseUri } from '../../../scripts/run/backend';
import { root } from '../../../scripts/runProgram';
import { type Drill, HOLD_MS, RESTARTED, SECONDS } from '../Drill';
import type { Site } from '../site';

/** A host looks for damaged files once a minute. */
const REPAIRED_WITHIN_MS = 90 * SECONDS;

async function spoilFiles({ dataDir }: Site): Promise<void> {
  const folder = path.join(dataDir, 'releases');
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await writeFile(path.join(entry.parentPath, entry.name), 'garbage');
  }
}

/** An answer may end early while its file is replaced. */
async function isServed({ url }: Site, { name, release, entry }: RemoteManifest): Promise<boolean> {
  const answer = await fetch(`${url}/remotes/${name}/${release}/${entry}`);
  const text = await answer.text().catch(() => 'garbage');
  return answer.ok && text !== 'garbage';
}

/** Throws unless the history of releases is there and super admins can release again. */
async function isReleasable({ client }: Site): Promise<void> {
  const [remote] = (await client.releases.list()).remotes;
  if (!remote?.events.length) throw new Error('the history of releases is lost');
  const action = { action: remote.isPinned ? 'unpin' : 'pin' } as const;
  await client.releases.command(remote.name, action);
}

export const releaseDrills: readonly Drill[] = [
  {
    name: 'release-files',
    fault: 'every release file on the host’s disk is overwritten while it runs',
    async inflict(site) {
      const built = await readFile(path.join(root, 'mfe-help/dist/public/remote.json'), 'utf8');
      const manifest: RemoteManifest = JSON.parse(built);
      await spoilFiles(site);
      if (await isServed(site, manifest)) throw new Error('the files were not damaged');
      const deadline = performance.now() + REPAIRED_WITHIN_MS;
      while (!(await isServed(site, manifest))) {
        if (performance.now() > deadline) throw new Error('the files stay damaged');
        await delay(SECONDS);
      }
    },
    mayBe: RESTARTED,
  },
  {
    name: 'release-files-restart',
    fault: 'every release file on the host’s disk is overwritten; then the host restarts',
    async inflict(site) {
      await spoilFiles(site);
      site.kill('shell');
      await delay(2 * HOLD_MS);
    },
    // It fetches, checks and renders all of them again; editors save by way of it, too.
    mayBe: { ...RESTARTED, noPageMs: 8 * SECONDS, noWriteMs: 8 * SECONDS },
  },
  {
    name: 'registry',
    fault: 'the registry of releases holds garbage; then the host restarts',
    async inflict(site) {
      const database = await MongoClient.connect(databaseUri({ DATA_DIR: site.dataDir }));
      try {
        const garbage = { $set: { state: { garbage: true } } };
        await database.db('pressline').collection('releaseRegistry').updateMany({}, garbage);
      } finally {
        await database.close();
      }
      site.kill('shell');
      await delay(HOLD_MS);
      await isReleasable(site);
    },
    mayBe: RESTARTED,
  },
];
