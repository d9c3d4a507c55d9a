import { type SpawnSyncOptions, spawnSync } from 'node:child_process';

const answers = (name: string, ...args: string[]) => spawnSync(name, args).status === 0;
/** The one that answers, with its compose command; otherwise Docker, which then says what is wrong. */
export const engine =
  ['docker', 'podman'].find(
    (name) => answers(name, 'info') && answers(name, 'compose', 'version'),
  ) ?? 'docker';

// podman keeps health checks in images of this format alone.
const env: NodeJS.ProcessEnv = { ...process.env, BUILDAH_FORMAT: 'docker' };

export function run(args: readonly string[], options: SpawnSyncOptions = {}): void {
  const settings = { ...options, env: { ...env, ...options.env } };
  const { status } = spawnSync(engine, args, {
    stdio: ['pipe', 'inherit', 'inherit'],
    ...settings,
  });
  if (status !== 0) throw new Error(`${engine} ${args.join(' ')} failed`);
}

export const succeeds = (...args: string[]): boolean => answers(engine, ...args);

export const tried = (...args: string[]) => spawnSync(engine, args, { encoding: 'utf8', env });

export const outputOf = (...args: string[]): string => tried(...args).stdout.trim();

/** @throws Error when no container engine answers, or one too old for the start interval of a health check */
export function requireEngine(): void {
  // Debian's podman-docker calls podman `docker`.
  const isPodman = /^podman/.test(tried('--version').stdout ?? '');
  const format = isPodman ? '{{.Client.Version}}' : '{{.Server.Version}}';
  const { stdout, stderr } = tried('version', '--format', format);
  const version = stdout?.trim();
  if (!version)
    throw new Error(
      `No container engine answers. ${stderr?.trim() || 'Install Docker or podman.'}`,
    );
  const least = isPodman ? 5 : 25;
  if (Number.parseInt(version, 10) >= least) return;
  throw new Error(
    `The images need ${isPodman ? 'podman' : 'Docker Engine'} ${least} or newer; this is ${version}.`,
  );
}
