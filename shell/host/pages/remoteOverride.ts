import path from 'node:path';
import {
  checkRelease,
  type SharedVersions,
  type SmokeRender,
} from '@pressline/releases/checks/checkRelease';
import { downloadManifest, downloadRelease } from '@pressline/releases/files/downloadRelease';
import { type LoadedRemote, loadRemote } from '@pressline/releases/files/LoadedRemote';
import { messageOf } from '@pressline/releases/files/problems';
import {
  type PublishedRelease,
  writeReleaseFolder,
} from '@pressline/releases/files/publishedRelease';
import type { Logger } from 'pino';
import { remotes } from '../../../federation';

const PREFIX = 'remote.';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

interface OverrideOptions {
  releasesDir: string;
  sharedVersions: SharedVersions;
  render: SmokeRender;
  log: Logger;
}

/** Why an override is refused; the developer who asked for it gets the message. */
export class OverrideError extends Error {
  override readonly name = 'OverrideError';
}

export type OverrideRemotes = ReturnType<typeof createOverride>;

/**
 * Replaces releases by those of a developer's origins, for one request, by an address such as
 * `?remote.mfe-help=http://localhost:3002`. The code from there runs in this process, so
 * only origins on this machine are taken. Returns null when the address names none.
 * Throws an `OverrideError` when the origin has no release that fits.
 */
export function createOverride(options: OverrideOptions) {
  // One release at a time per remote: a developer looks at what was built last.
  const latest = new Map<string, { release: LoadedRemote; files: PublishedRelease }>();

  async function fetchRelease(name: string, origin: string, others: readonly LoadedRemote[]) {
    const document = await downloadManifest(origin, name);
    const { manifest } = document;
    const { sharedVersions, render, releasesDir, log } = options;
    const folder = path.join(releasesDir, name, manifest.release);
    const known = latest.get(name);
    if (known?.release.manifest.release === manifest.release) {
      // Marks its files as in use.
      await writeReleaseFolder(folder, known.files);
      return known.release;
    }
    const files = await downloadRelease(origin, document);
    const release = loadRemote(files);
    await checkRelease(
      release,
      others.map((other) => other.manifest),
      sharedVersions,
      render,
    );
    await writeReleaseFolder(folder, files);
    latest.set(name, { release, files });
    log.info({ remote: name, release: manifest.release, origin }, 'release for a developer');
    return release;
  }

  return async (url: URL, releases: readonly LoadedRemote[]) => {
    const wanted = readWanted(url);
    if (wanted.length === 0) return null;
    let chosen = releases;
    for (const { name, origin } of wanted) {
      const others = chosen.filter(({ manifest }) => manifest.name !== name);
      const release = await fetchRelease(name, origin, others).catch((error: unknown) => {
        throw new OverrideError(`${name} from ${origin}: ${messageOf(error)}`);
      });
      chosen = [...others, release];
    }
    return chosen;
  };
}

/** Reads the overrides in the address. Throws an `OverrideError` for an unknown remote or an origin that is not on this machine. */
function readWanted(url: URL): { name: string; origin: string }[] {
  return [...url.searchParams]
    .filter(([parameter]) => parameter.startsWith(PREFIX))
    .map(([parameter, origin]) => {
      const name = parameter.slice(PREFIX.length);
      if (!remotes.some((remote) => remote.name === name)) {
        throw new OverrideError(
          `There is no remote ${name}, only ${remotes.map((remote) => remote.name).join(', ')}`,
        );
      }
      if (!isLoopback(origin)) {
        throw new OverrideError(`${name}: "${origin}" is not an origin on this machine`);
      }
      return { name, origin: new URL(origin).origin };
    });
}

function isLoopback(origin: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  return url !== null && /^https?:$/.test(url.protocol) && LOOPBACK.has(url.hostname);
}
