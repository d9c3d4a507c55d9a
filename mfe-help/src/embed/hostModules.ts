import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type Scope = Record<string, Record<string, unknown>>;

/** React refuses to run beside another version of its parts, so all come from the host, or none. */
const PARTS = ['react', 'react-dom', 'react-dom/client'] as const;

/** From 19.2 on React has all that the pages use. */
const fits = (version: string) => /^19\.(?:[2-9]|\d\d)\./.test(version);

/** What the guest may take of a host's shared modules: one whole React, or nothing. */
export function reactModules(offered: Scope): Scope {
  const whole = Object.keys(offered.react ?? {}).find(
    (version) => fits(version) && PARTS.every((part) => offered[part]?.[version]),
  );
  if (!whole) return {};
  return Object.fromEntries(PARTS.map((part) => [part, { [whole]: offered[part]?.[whole] }]));
}

const copyOf = (scope: Scope): Scope =>
  Object.fromEntries(Object.entries(scope).map(([name, versions]) => [name, { ...versions }]));

/**
 * Runtime plugin of the guest's container: it takes React of its host where that offers a whole one
 * that fits, and never gives the host its own, which the host would mix with parts of another version.
 */
export default function hostModules(): ModuleFederationRuntimePlugin {
  // The runtime replaces a host's entry of the same version by the guest's, depending on their names.
  let hostParts: Scope = {};
  return {
    name: 'host-modules',
    initContainerShareScopeMap(given) {
      hostParts = reactModules(given.shareScope as unknown as Scope);
      given.origin.shareScopeMap[given.scopeName] = copyOf(hostParts) as never;
      return given;
    },
    // The host's, where it is there: the guest's own may be a later one.
    resolveShare(given) {
      const [shared] = Object.values(hostParts[given.pkgName] ?? {});
      if (shared) given.resolver = () => ({ shared: shared as never, useTreesShaking: false });
      return given;
    },
  };
}
