import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LoadedRemote, loadRemote } from '@pressline/releases/files/LoadedRemote';
import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import { silentLog } from '@pressline/releases/test/testHost';
import { buildRelease } from '@pressline/releases/test/testRelease';
import { createPageProof } from '@pressline/shared-api/node/pageProof';
import Koa from 'koa';
import { ContentVersion } from '../api/contentVersion';
import { pageData } from '../pages/pageData';
import { createPageMaker } from '../pages/pageMaker';
import { pages } from '../pages/pages';
import type { RenderContext } from '../pages/render/renderPage';
import { securityHeaders } from '../securityHeaders';
import { lateStyles } from '../styles/lateStyles';
import { testAssets } from './testAssets';

export const render: RenderContext = {
  servicesUrl: 'http://127.0.0.1:1',
  publicUrl: 'https://pressline.example',
  pageProof: createPageProof('a secret that hosts and services share'),
  company: {},
  assets: testAssets,
};

interface TestSite {
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** What all pages are made from from now on. */
  contentVersion: ContentVersion;
  canary: { isRunning: boolean };
}

const hosts: Server[] = [];
afterAll(() => {
  for (const host of hosts) {
    host.close();
    host.closeAllConnections();
  }
});

/** A host's pages alone, with one release of mfe-help that stays; closed after the tests. */
export async function startTestSite(
  release: LoadedRemote = loadRemote(buildRelease()),
  servicesUrl = render.servicesUrl,
): Promise<TestSite> {
  const canary = { isRunning: false };
  const choice = { releases: [release], fingerprint: release.manifest.release, canaries: '' };
  const registry = {
    releases: () => choice.releases,
    choose: () => choice,
    isCanaryRunning: () => canary.isRunning,
    isComplete: () => true,
    isRolledBack: () => false,
  } as Partial<RemoteRegistry> as RemoteRegistry;
  const contentVersion = new ContentVersion(servicesUrl);
  const maker = createPageMaker({
    ...{ registry, contentVersion, log: silentLog },
    render: { ...render, servicesUrl },
  });
  // Tests say who asks by X-Forwarded-For.
  const app = new Koa({ proxy: true, maxIpsCount: 1 });
  app.silent = true;
  app.use(securityHeaders({ publicUrl: render.publicUrl }));
  app.use(pageData(registry, maker, render.publicUrl));
  app.use(lateStyles(registry, maker, render.publicUrl));
  app.use(pages({ registry, maker, render, override: null }));
  const host = app.listen(0, '127.0.0.1');
  hosts.push(host);
  await new Promise((resolve) => host.once('listening', resolve));
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  return { get: (path, headers) => fetch(url + path, { headers }), contentVersion, canary };
}
