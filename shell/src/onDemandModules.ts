/**
 * The shared modules that the shell provides without having them in its own script. A remote that
 * uses one says so in its release, so that both are fetched side by side.
 */
export const onDemandModules: Readonly<Record<string, () => Promise<unknown>>> = {
  '@pressline/shared-api/query': () => import('@pressline/shared-api/query'),
};
