import { remotes } from '../../../federation';
import { type OpenRegistry, publishFiles, signed } from '../cli/publishFrom';
import type { Signer } from '../signing/createSigner';
import { fetchForeign } from './fetchForeign';
import { isLocal } from './mayConnect';
import { readForeign } from './readForeign';

const TIMEOUT_MS = 60_000;
const NAME = /^[a-z][a-z-]{0,38}$/;
const ROUTE = /^((?:\/[a-z0-9][a-z0-9-]*)+)\/\*$/;

interface Adoption {
  name: string;
  address: string;
  /** Its pages, as `/partners/*`. */
  route: string;
  expose: string;
  title?: string | undefined;
  promote: boolean;
  by: string;
  /** Whoever adopts a remote answers for it. */
  signer?: Signer | null;
}

/**
 * Makes a release of a remote of somebody else. Resolves with a sentence about the result; throws
 * why it was not adopted, and then nothing is kept.
 */
export async function adoptRemote(
  { name, address, route, expose, title = titleOf(name), promote, by, signer = null }: Adoption,
  registry: OpenRegistry,
): Promise<string> {
  try {
    checkName(name);
    const [, basePath] = ROUTE.exec(route) ?? [];
    if (!basePath) throw new Error(`${route} is no route for a remote: name one as /partners/*`);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const isHostLocal = isLocal(registry.publicUrl);
    const read = await readForeign(
      { name, address, basePath, expose, title: title.trim() },
      (file, limit) => fetchForeign(file, { limit, signal, isHostLocal }),
    );
    const files = signed(read, address, signer);
    return await publishFiles({ files, source: address, promote, by }, registry);
  } catch (cause) {
    throw new Error(`${name} was not adopted from ${address}`, { cause });
  }
}

function checkName(name: string): void {
  if (!NAME.test(name)) {
    throw new Error('its name here has to be small letters and hyphens, such as partners');
  }
  const taken = ['shell', ...remotes.map((remote) => remote.name)];
  if (taken.includes(name)) throw new Error(`${name} is a part of this site: choose another name`);
}

/** `Print partners` for `print-partners`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
