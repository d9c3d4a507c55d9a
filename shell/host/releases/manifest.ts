import { CONTRACT_VERSION, type RemoteManifest } from '@pressline/shared-api/remote-contract';
import { z } from 'zod';
import { releaseId } from './releaseId';

const fileName = z.string().regex(/^[\w][\w.-]*$/);

const manifestSchema: z.ZodType<RemoteManifest> = z.object({
  contract: z.literal(CONTRACT_VERSION),
  name: z.string().regex(/^[a-z][a-z-]*$/),
  version: z.string(),
  release: z.string().regex(/^[0-9a-f]{8,64}$/),
  entry: fileName,
  exposes: z.array(z.string()),
  preload: z.array(fileName),
  sharedOnDemand: z.array(z.string()),
  server: fileName.nullable(),
  routes: z.array(
    z.object({
      path: z.string().startsWith('/'),
      example: z.string().startsWith('/'),
      serverRendered: z.boolean(),
      query: z.array(z.string()).optional(),
      preload: z.array(fileName),
    }),
  ),
  shared: z.record(z.string(), z.string()),
  files: z.record(
    fileName,
    z.object({ integrity: z.string().startsWith('sha384-'), bytes: z.number().int() }),
  ),
});

/** Reads a `remote.json`. Throws when it does not follow the contract. */
export function parseManifest(json: unknown, expectedName: string): RemoteManifest {
  const result = manifestSchema.safeParse(json);
  if (!result.success) {
    throw new Error(
      `remote.json of ${expectedName} is not valid: ${z.prettifyError(result.error)}`,
    );
  }
  const manifest = result.data;
  if (manifest.name !== expectedName) {
    throw new Error(`remote.json of ${expectedName} names ${manifest.name}`);
  }
  if (!manifest.exposes.includes('./App')) {
    throw new Error(`${expectedName} does not expose ./App`);
  }
  const required = [
    manifest.entry,
    ...manifest.preload,
    ...manifest.routes.flatMap(({ preload }) => preload),
    ...(manifest.server ? [manifest.server] : []),
  ];
  const missing = required.filter((file) => !(file in manifest.files));
  if (missing.length > 0) throw new Error(`${expectedName} lists no file ${missing.join(', ')}`);
  if (manifest.release !== releaseId(manifest.files)) {
    throw new Error(`The release id of ${expectedName} does not belong to its files`);
  }
  return manifest;
}
