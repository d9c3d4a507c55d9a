import { createInstance } from '@module-federation/enhanced/runtime';
import type {
  ForeignModule,
  ForeignTerms,
  RemoteModule,
} from '@pressline/shared-api/remote-contract';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import type { PageRemote } from '../page/pageConfig';
import { publishedScripts, TIMEOUT_MS } from '../remotes/publishedScripts';
import { folderOf } from '../telemetry/comesFrom';
import { ForeignPage } from './ForeignPage';
import { verifyFiles } from './verifyFiles';

type Terms = ForeignTerms & { files: Record<string, string> };

/** What the shell offers: `offeredModules` of the composition. */
const offered = { react, 'react-dom': reactDom, 'react-dom/client': reactDomClient };

type Instance = ReturnType<typeof createInstance>;
const instances = new Map<string, Instance>();

/** Loads the exposed module of a foreign remote, as a page of the site. Throws what fails. */
export async function loadForeign(remote: PageRemote): Promise<RemoteModule> {
  const terms = await readTerms(remote);
  const folder = folderOf(remote);
  verifyFiles(folder, terms.files);
  const known = instances.get(remote.name);
  if (!known && remote.container in window) {
    throw new Error(`${remote.name} would replace ${remote.container} of the page`);
  }
  const instance = known ?? createForeignInstance(remote);
  instances.set(remote.name, instance);
  const module = await instance.loadRemote<ForeignModule>(
    `${remote.container}/${terms.expose.slice('./'.length)}`,
  );
  if (!module?.mount && !module?.default) {
    throw new Error(`${remote.name} exposes neither mount nor a component`);
  }
  return { default: () => react.createElement(ForeignPage, { terms, folder, module }) };
}

async function readTerms({ name, foreign }: PageRemote): Promise<Terms> {
  if (!foreign) throw new Error(`${name} is no foreign remote`);
  const { url, integrity } = foreign;
  try {
    const answer = await fetch(url, { integrity, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
    return await answer.json();
  } catch (cause) {
    throw new Error(`${url} could not be loaded, or is not the published file`, { cause });
  }
}

/**
 * An instance of its own, whose shared modules nobody else has: whatever the remote shares, no other
 * part of the page gets it.
 */
function createForeignInstance({ name, container, entry, integrity }: PageRemote): Instance {
  return createInstance({
    name: `shell_${name}`,
    remotes: [{ name: container, entry }],
    shared: Object.fromEntries(
      Object.entries(offered).map(([request, lib]) => [
        request,
        {
          version: react.version,
          lib: () => lib,
          shareConfig: { singleton: true, requiredVersion: false },
        },
      ]),
    ),
    shareStrategy: 'loaded-first',
    plugins: [publishedScripts(() => integrity)],
  });
}
