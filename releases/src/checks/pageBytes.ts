import { toBrotli } from '@pressline/shared-api/node/compress';
import type { RemoteManifest } from '@pressline/shared-api/remote-manifest';
import type { PublishedRelease } from '../files/publishedRelease';

const ALLOWANCE = 10 * 1024;
/** By which share the scripts of a remote's heaviest page may grow from one release to the next. */
const GROWTH = 0.2;

/** 12.3 KB. */
export const inKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/**
 * Throws when the scripts of a release's heaviest page have grown too much against the stable
 * release: by more than a fifth and ten kilobytes.
 */
export function checkSize(pageBytes: number, stableBytes: number): void {
  const budget = Math.round(stableBytes * (1 + GROWTH)) + ALLOWANCE;
  if (pageBytes <= budget) return;
  throw new Error(
    `its heaviest page needs ${inKilobytes(pageBytes)} of compressed scripts, the stable release ` +
      `${inKilobytes(stableBytes)}; the budget is ${inKilobytes(budget)}`,
  );
}

const QUALITY = 9;

function pageScripts({ entry, preload, routes }: RemoteManifest): Set<string>[] {
  const always = [entry, ...preload];
  return [{ preload: [] }, ...routes].map((route) => new Set([...always, ...route.preload]));
}

const weighed = new WeakMap<PublishedRelease, Promise<number>>();

/** Compressed scripts of a release's heaviest page, in bytes. A caller that asks early need not wait later. */
export function pageBytesOf(release: PublishedRelease): Promise<number> {
  const pageBytes = weighed.get(release) ?? weigh(release);
  weighed.set(release, pageBytes);
  return pageBytes;
}

async function weigh({ manifest, files }: PublishedRelease): Promise<number> {
  const pages = pageScripts(manifest);
  const sizes = new Map(
    await Promise.all(
      [...new Set(pages.flatMap((scripts) => [...scripts]))].map(
        async (file) =>
          [file, (await toBrotli(files.get(file) ?? Buffer.alloc(0), QUALITY)).length] as const,
      ),
    ),
  );
  const totals = pages.map((scripts) =>
    [...scripts].reduce((total, file) => total + (sizes.get(file) ?? 0), 0),
  );
  return Math.max(...totals);
}
