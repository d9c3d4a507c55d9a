import { z } from 'zod';
import { CONTRACT_VERSION } from './remoteContract';

/** A file of a release, below its folder. */
const fileName = z.string().regex(/^(?:[\w@~][\w.@~-]*\/)*[\w@~][\w.@~-]*$/);

/** A route as a release publishes it: `chunk` has become the scripts to preload for its page. */
const publishedRoute = z.object({
  path: z.string().startsWith('/'),
  example: z.string().startsWith('/'),
  serverRendered: z.boolean(),
  query: z.array(z.string()).readonly().optional(),
  preload: z.array(fileName),
  /** Scripts that its parts, and what is pressed on it, need later. */
  later: z.array(fileName).optional(),
});

/** One published file of a release. `integrity` is a Subresource Integrity value. */
const releaseFile = z.object({
  integrity: z.string().startsWith('sha384-'),
  bytes: z.number().int(),
});

/** `remote.json`: what one build of a remote publishes, beside its immutable files. */
export const remoteManifest = z.object({
  contract: z.literal(CONTRACT_VERSION),
  name: z.string().regex(/^[a-z][a-z-]*$/),
  version: z.string(),
  /** Hash over all files: two builds of the same source have the same release id. */
  release: z.string().regex(/^[0-9a-f]{8,64}$/),
  /** File names are relative to `remote.json`. */
  entry: fileName,
  exposes: z.array(z.string()),
  /** Scripts that the exposed `./App` needs at once, for preload links. */
  preload: z.array(fileName),
  /** The shared modules that it uses and the shell fetches on demand. */
  sharedOnDemand: z.array(z.string()),
  /** `server.cjs`, or null for a remote that is never rendered on the server. */
  server: fileName.nullable(),
  routes: z.array(publishedRoute),
  shared: z.record(z.string(), z.string()),
  files: z.record(fileName, releaseFile),
});

export type PublishedRoute = z.infer<typeof publishedRoute>;
export type ReleaseFile = z.infer<typeof releaseFile>;
export type RemoteManifest = z.infer<typeof remoteManifest>;
