import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleArticle } from '../../api/sampleArticle';
import { type Drill, HOLD_MS, SECONDS, UNAFFECTED } from '../Drill';
import type { Site } from '../site';

const DISK_MB = 160;
const MOST_ARTICLES = 1_000;
const fillerOf = ({ dataDir }: Site) => path.join(dataDir, 'filler');

/** Saves articles until one is refused: the database file still has some free space inside. */
async function untilRefused({ client }: Site): Promise<void> {
  const { categories } = await client.admin.categories.list();
  for (let number = 0; number < MOST_ARTICLES; number += 1) {
    const article = sampleArticle(number, categories[0]?.id ?? '');
    const saved = await client.admin.articles.create(article).catch(() => null);
    if (!saved) return;
  }
  throw new Error('the disk was never full');
}

export const diskDrills: readonly Drill[] = [
  {
    name: 'disk-full',
    fault: 'the disk is full for 5 s',
    impossible: process.getuid?.() !== 0 && 'needs root, because it mounts a file system',
    prepare: (dataDir) =>
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', dataDir]),
    async inflict(site) {
      await writeFile(fillerOf(site), Buffer.alloc(DISK_MB * 1024 * 1024)).catch(() => undefined);
      await untilRefused(site);
      await delay(HOLD_MS);
    },
    heal: (site) => rm(fillerOf(site)),
    cleanUp: (dataDir) => execFileSync('umount', ['-l', dataDir]),
    mayBe: { ...UNAFFECTED, failedWrites: 0.75, noWriteMs: 15 * SECONDS },
  },
];
