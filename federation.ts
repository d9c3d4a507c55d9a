/** The composition at one glance: the only place with the remotes' names, ports and public paths. */
export interface RemoteDefinition {
  /** Workspace folder, and the name in the registry and in `remote.json`. */
  name: string;
  /** Name of the federation container: a JavaScript identifier. */
  container: string;
  /** Environment variable and default of the port of its static origin. */
  portEnv: string;
  defaultPort: number;
  /** Environment variable for the origin's URL, for a remote that runs on another host. */
  urlEnv: string;
  /** Whether the host renders its pages; the admin area is rendered in the browser only. */
  serverRendered: boolean;
  /** `site` pages stand between the site's header and footer, `bare` pages bring their own. */
  layout: 'site' | 'bare';
  /** Whether it publishes a container for hosts of others, too (`docs/federation.md`). */
  hasGuest: boolean;
}

type Composed = Omit<RemoteDefinition, 'container' | 'portEnv' | 'urlEnv' | 'hasGuest'> &
  Partial<Pick<RemoteDefinition, 'hasGuest'>>;

const composition: readonly Composed[] = [
  { name: 'mfe-marketing', defaultPort: 3001, serverRendered: true, layout: 'site' },
  { name: 'mfe-help', defaultPort: 3002, serverRendered: true, layout: 'site', hasGuest: true },
  { name: 'mfe-admin', defaultPort: 3003, serverRendered: false, layout: 'bare' },
];

/** Every remote; `mfe-help` has `HELP_PORT` and `HELP_URL`. */
export const remotes: readonly RemoteDefinition[] = composition.map((remote) => {
  const variable = remote.name.replace('mfe-', '').toUpperCase().replaceAll('-', '_');
  return {
    hasGuest: false,
    ...remote,
    container: remote.name.replaceAll('-', '_'),
    portEnv: `${variable}_PORT`,
    urlEnv: `${variable}_URL`,
  };
});

export interface SharedModule {
  /** The package that gives its version. */
  owner: string;
  /** A public page can do without it: fetched only where a remote uses it. */
  isOnDemand?: boolean;
}

const sharedModuleTable = {
  react: { owner: 'react' },
  'react-dom': { owner: 'react-dom' },
  'styled-components': { owner: 'styled-components' },
  '@pressline/shared-ui/router': { owner: 'react-router-dom' },
  '@pressline/shared-ui/head': { owner: '@pressline/shared-ui' },
  '@pressline/shared-ui/toast': { owner: '@pressline/shared-ui' },
  '@pressline/shared-consent': { owner: '@pressline/shared-consent' },
  '@pressline/shared-api/company': { owner: '@pressline/shared-api' },
  '@pressline/shared-api/query': { owner: '@tanstack/react-query', isOnDemand: true },
} satisfies Record<string, SharedModule>;

export type SharedModuleName = keyof typeof sharedModuleTable;

/**
 * The modules of which the whole composition has one copy. The shell provides them in the browser;
 * the shell host hands its own to a remote's server bundle.
 */
export const sharedModules: Readonly<Record<SharedModuleName, SharedModule>> = sharedModuleTable;

export function remotePort(definition: RemoteDefinition, env: NodeJS.ProcessEnv): number {
  return Number(env[definition.portEnv] ?? definition.defaultPort);
}

export function remoteUrl(definition: RemoteDefinition, env: NodeJS.ProcessEnv): string {
  return env[definition.urlEnv] ?? `http://localhost:${remotePort(definition, env)}`;
}
