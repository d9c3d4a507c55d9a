import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const RETRY_MS = 15;
const GIVE_UP_MS = 10_000;
// Nobody needs it for longer than a few milliseconds: its owner has died, or is halted.
const STALE_MS = 5_000;

/** Whether the lock is still one's own: an owner that was halted for long may have lost it meanwhile. */
export type IsHeld = () => Promise<boolean>;

/** Runs `work` while no other process runs work under the same lock file. */
export async function withFileLock<Result>(
  file: string,
  work: (isHeld: IsHeld) => Promise<Result>,
): Promise<Result> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const owner = randomBytes(8).toString('hex');
  const deadline = Date.now() + GIVE_UP_MS;
  while (!(await take(file, owner))) {
    if (Date.now() > deadline) throw new Error(`${file} is held by another process`);
    const stale = await staleOwner(file);
    if (stale === null) await wait(RETRY_MS);
    else await takeAway(file, stale);
  }
  try {
    return await work(async () => (await ownerOf(file)) === owner);
  } finally {
    await takeAway(file, owner);
  }
}

const take = (file: string, owner: string) =>
  writeFile(file, owner, { flag: 'wx' }).then(() => true, ignore('EEXIST'));

const ownerOf = (file: string) => readFile(file, 'utf8').catch(ignore('ENOENT'));

async function staleOwner(file: string): Promise<string | null> {
  const owner = await ownerOf(file);
  const found = await stat(file).catch(ignore('ENOENT'));
  return owner !== null && found && Date.now() - found.mtimeMs > STALE_MS ? owner : null;
}

/** Removes the lock when it is `owner`'s. It is moved aside first, so that of several only one removes it. */
async function takeAway(file: string, owner: string): Promise<void> {
  const aside = `${file}.${randomBytes(8).toString('hex')}`;
  const isAside = await rename(file, aside).then(() => true, ignore('ENOENT'));
  if (!isAside) return;
  // Somebody else took it in between: back it goes, unless it was taken yet again.
  if ((await ownerOf(aside)) !== owner) await link(aside, file).catch(ignore('EEXIST'));
  await rm(aside, { force: true });
}

const ignore =
  (code: string) =>
  (error: NodeJS.ErrnoException): null => {
    if (error.code !== code) throw error;
    return null;
  };
