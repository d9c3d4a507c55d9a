import { remoteManifest } from '@pressline/shared-api/wire/operating/manifest';
import { z } from 'zod';
import { integrityOf } from '../files/integrity';
import { messageOf } from '../messageOf';
import type { ReleaseTrust } from '../signing/createTrust';
import { type NamedFile, namedScripts, pageDataOf } from './pageScripts';
import { readSite, type SiteReader } from './readSite';
import { type Finding, type NamedRemote, verifyRemote } from './verifyRemote';

/** What a page says of the remotes and scripts that it starts. */
const pageData = z.object({
  remotes: z
    .array(
      remoteManifest
        .pick({ name: true, release: true })
        .extend({ entry: z.string(), integrity: z.string().optional() }),
    )
    .min(1),
  preloads: z.array(z.object({ url: z.string(), integrity: z.string().optional() })).default([]),
});

/**
 * Compares a running site, as anybody sees it, with what was published: each remote's `remote.json`
 * and files, their signatures where there are keys, and the scripts that the pages of all routes name.
 * Throws when the site cannot be read at all.
 */
export async function verifySite(
  address: string,
  trust: ReleaseTrust | null,
): Promise<Omit<Finding, 'pages'>> {
  const site = readSite(address);
  const home = await readPage('/', site);
  if (home.remotes.length === 0) throw new Error(`${address} has no page of this site`);
  const remotes = await Promise.all(
    home.remotes.map((remote) => verifyRemote(remote, site, trust)),
  );
  const pages = [...new Set(['/', ...remotes.flatMap((remote) => remote.pages)])];
  const files = new Map<string, NamedFile & { page: string }>();
  const differences = remotes.flatMap((remote) => remote.differences);
  for (const page of pages) {
    const read = await readPage(page, site).catch((error) => messageOf(error));
    if (typeof read === 'string') differences.push(`${page}: ${read}`);
    else {
      for (const file of read.scripts) {
        const key = `${file.url} ${file.integrity}`;
        if (!files.has(key)) files.set(key, { ...file, page });
      }
      differences.push(...otherReleases(page, home.remotes, read.remotes));
    }
  }
  // Proxies may keep this address to themselves.
  await site.find('/readyz', true).catch((error) => {
    differences.push(`a remote may be missing: ${messageOf(error)}`);
  });
  const found = await Promise.all([...files.values()].map((file) => verifyScript(file, site)));
  return {
    fine: [
      ...remotes.flatMap((remote) => remote.fine),
      `${pages.length} pages name ${files.size} scripts`,
    ],
    differences: [...differences, ...found.flat()],
  };
}

async function readPage(path: string, site: SiteReader) {
  const html = await site.readPage(path);
  const data = pageDataOf(html);
  if (!data) return { remotes: [], scripts: namedScripts(html) };
  const json = 'json' in data ? data.json : (await site.read(data.address)).toString('utf8');
  const { remotes, preloads } = pageData.parse(JSON.parse(json));
  const preloaded = preloads.map(({ url, integrity = null }) => ({ url, integrity }));
  return { remotes, scripts: [...namedScripts(html), ...preloaded] };
}

/** A page may name no release but those whose files have been compared. */
const otherReleases = (
  page: string,
  known: readonly NamedRemote[],
  named: readonly NamedRemote[],
) =>
  named
    .filter(
      ({ name, release }) => !known.some((one) => one.name === name && one.release === release),
    )
    .map(({ name, release }) => `${page} names ${name} ${release}, which / does not: try again`);

async function verifyScript(
  { url, integrity, page }: NamedFile & { page: string },
  site: SiteReader,
): Promise<string[]> {
  if (integrity === null) return [`${page} names ${url} without its integrity`];
  try {
    const is = integrityOf(await site.read(url));
    return is === integrity ? [] : [`${url} is not the script that ${page} names`];
  } catch (error) {
    return [`${url}, which ${page} names: ${messageOf(error)}`];
  }
}
