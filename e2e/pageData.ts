import type { PageConfig } from '../shell/src/page/pageConfig';

/** What the page at `url` starts with: it names the address, or has it inside where it is not cached. */
export async function pageData(url: string, headers: Record<string, string> = {}) {
  const html = await (await fetch(url, { headers })).text();
  const [, inside] =
    /<script type="application\/json" id="[^"]+">(.*?)<\/script>/s.exec(html) ?? [];
  if (inside) return JSON.parse(inside) as PageConfig;
  const [, address = ''] = / data-page="([^"]+)"/.exec(html) ?? [];
  const answer = await fetch(new URL(address, url), { headers });
  return (await answer.json()) as PageConfig;
}

/** The release of a remote that a visitor of the page at `url` gets. */
export async function releaseFor(
  url: string,
  remote: string,
  headers?: Record<string, string>,
): Promise<string> {
  const { remotes } = await pageData(url, headers);
  return remotes.find(({ name }) => name === remote)?.release ?? '';
}
