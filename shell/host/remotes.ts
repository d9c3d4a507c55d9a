import path from 'node:path';
import { createVerifier } from '@pressline/releases/checks/signature';
import { runProgram } from '@pressline/releases/cli/createProgram';
import type { OpenRegistry } from '@pressline/releases/cli/publishFrom';
import { messageOf } from '@pressline/releases/files/problems';
import { openStore } from '@pressline/releases/registry/openStore';
import { readConfig } from './config';
import { smokeRender } from './pages/render/smokeRender';
import { readRenderContext } from './readRenderContext';

// Beside the bundle, shell/dist/remotes.cjs.
const shellDir = path.join(import.meta.dirname, 'client');

/** Opens the registry with the environment that the shell hosts have. Throws when that is wrong, or no database answers. */
async function openRegistry(): Promise<OpenRegistry> {
  const config = readConfig(process.env);
  const context = await readRenderContext(config, shellDir);
  const store = openStore(config.mongodbUri, { warn: console.error, info: () => undefined });
  await store.connect().catch((cause: unknown) => {
    const reason = messageOf(cause);
    throw new Error(`No database answers (${reason}). Start Pressline first, or set MONGODB_URI.`);
  });
  return {
    store,
    sharedVersions: context.assets.shared,
    render: (release, path) => smokeRender(context, release, path),
    verify: createVerifier(config.releaseKeys),
    originOf: (remote) => config.remoteUrls.get(remote),
  };
}

void runProgram(openRegistry);
