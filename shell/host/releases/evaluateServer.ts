import { compileFunction } from 'node:vm';
import type { RemoteServer } from '@pressline/shared-api/remote-contract';
import { hostModules } from './sharedModules';

function allowListedRequire(request: string): unknown {
  if (!Object.hasOwn(hostModules, request)) {
    throw new Error(`A remote's server bundle may not require ${JSON.stringify(request)}`);
  }
  return hostModules[request];
}

/** Runs a remote's `server.cjs` with the host's shared modules and nothing else. Throws what it throws. */
export function evaluateServer(source: string, filename: string): RemoteServer {
  const module: { exports: Partial<RemoteServer> } = { exports: {} };
  const run = compileFunction(source, ['module', 'exports', 'require'], { filename });
  run(module, module.exports, allowListedRequire);
  const { App, load, routes } = module.exports;
  if (typeof App !== 'function' || typeof load !== 'function' || !Array.isArray(routes)) {
    throw new Error(`${filename} does not export App, load and routes`);
  }
  return { App, load, routes };
}
