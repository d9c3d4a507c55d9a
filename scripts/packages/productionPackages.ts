import { readFileSync } from 'node:fs';

/** Development alone installs them, and the bundler puts them into what browsers load. */
const BUILT_IN: readonly string[] = [
  'node_modules/@module-federation/runtime',
  'node_modules/@module-federation/webpack-bundler-runtime',
];

/** Workspaces that only test and measure the product. */
const TOOLS = /^(?:e2e|e2e-hosts\/[^/]+|bench)$/;

/** `name@version` of every package that the product runs, by its place in the lock file. */
export function productionPackages(): Map<string, string> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { name?: string; version?: string; dev?: boolean }>;
  };
  const kept = Object.entries(packages).filter(
    ([place, { dev }]) => !TOOLS.test(place) && (!dev || BUILT_IN.includes(place)),
  );
  return new Map(
    kept.map(([place, { name = place.split('node_modules/').at(-1), version }]) => {
      return [place, `${name}@${version}`];
    }),
  );
}
