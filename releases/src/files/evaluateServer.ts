import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { RemoteServer } from '@pressline/shared-api/remote-contract';
import { hostModules } from './sharedModules';

const MAX_EARLY_SCRIPT = 3_072;

function allowListedRequire(request: string): unknown {
  if (!Object.hasOwn(hostModules, request)) {
    throw new Error(`A remote's server bundle may not require ${JSON.stringify(request)}`);
  }
  return hostModules[request as keyof typeof hostModules];
}

/**
 * Runs a remote's `server.cjs` in this process, with the host's shared modules as all that it may
 * require. That is a contract and no sandbox: a remote is code that we trust. Its `__dirname` is the
 * folder of `filename`: where browsers find the release's files. Throws what it throws.
 */
export function evaluateServer(source: string, filename: string): RemoteServer {
  const module: { exports: Partial<RemoteServer> } = { exports: {} };
  const run = compileFunction(source, ['module', 'exports', 'require', '__dirname'], { filename });
  run(module, module.exports, allowListedRequire, path.posix.dirname(filename));
  const { App, load, earlyScripts = {} } = module.exports;
  if (typeof App !== 'function' || typeof load !== 'function') {
    throw new Error(`${filename} must export App and load`);
  }
  for (const [route, script] of Object.entries(earlyScripts)) {
    if (script.length > MAX_EARLY_SCRIPT) {
      throw new Error(`The early script of ${route} has more than ${MAX_EARLY_SCRIPT} characters`);
    }
    // Either would end or change the element that it stands in.
    if (/<\/script|<!--/i.test(script)) {
      throw new Error(`The early script of ${route} cannot stand in a document`);
    }
  }
  return { App, load, earlyScripts };
}
