import { closeSync, mkdirSync, openSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Configuration } from '@rspack/core';
import { tryLock } from 'fs-native-extensions';
import { remotes } from '../../federation';
import { writeSeedTexts } from '../../services/src/content/seed/writeSeedTexts';
import { definePageScript, defineShell } from '../bundler/defineShell';
import { publishRemote, remoteConfigurations } from '../publish/publishRemote';
import { publishShell } from '../publish/publishShell';
import { root } from '../runProgram';
import { compile, compileCode } from './compile';
import { defineNodeProcess } from './defineNodeProcess';
import { sourcesHash, staleTargets, stampOf, stampText } from './stale';
import type { BuildKind, BuildTarget } from './targets';

const remoteOf = ({ name }: BuildTarget) => remotes.find((remote) => remote.name === name);

function configurationsOf(target: BuildTarget, kind: BuildKind): Configuration[] {
  if (target.program) return [defineNodeProcess(target.directory, target.program, kind)];
  const remote = remoteOf(target);
  return remote ? remoteConfigurations(remote) : [defineShell('production'), definePageScript()];
}

async function build(target: BuildTarget, kind: BuildKind): Promise<void> {
  const stats = await compile(configurationsOf(target, kind));
  if (target.name === 'services') await writeSeedTexts(path.join(root, target.directory, 'dist'));
  if (target.program?.isLaunched) await compileCode(path.join(root, target.program.outfile));
  if (target.program) return;
  const remote = remoteOf(target);
  await (remote ? publishRemote(remote, stats, { kind }) : publishShell(stats));
}

/** Builds write the same files: one waits until no other process builds. */
async function withBuildLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const file = path.join(root, '.cache', 'build.lock');
  mkdirSync(path.dirname(file), { recursive: true });
  const fd = openSync(file, 'a');
  try {
    while (!tryLock(fd)) await delay(50);
    return await work();
  } finally {
    closeSync(fd);
  }
}

interface BuildOptions {
  kind?: BuildKind;
  /** Hears of each target that is built. */
  onBuild?: (name: string) => void;
}

// What one does on its own, such as waiting for the compiler of types, leaves half of two processors idle.
const AT_ONCE = 2;

/**
 * Builds what is stale among the named targets, all of them when none is named, two at a time.
 * @returns the names of the targets that were built
 * @throws when a name is unknown or a build fails
 */
export async function buildTargets(
  names: readonly string[] = [],
  { kind = 'production', onBuild }: BuildOptions = {},
): Promise<string[]> {
  if (staleTargets(names, kind).length === 0) return [];
  return withBuildLock(async () => {
    const stale = staleTargets(names, kind);
    const waiting = [...stale];
    const buildNext = async () => {
      for (let target = waiting.shift(); target; target = waiting.shift()) {
        onBuild?.(target.name);
        await buildAndStamp(target, kind);
      }
    };
    const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, buildNext));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    return stale.map(({ name }) => name);
  });
}

async function buildAndStamp(target: BuildTarget, kind: BuildKind): Promise<void> {
  // Before compiling, so that an edit during the build makes it stale.
  const hash = sourcesHash(target);
  await rm(stampOf(target), { force: true });
  await build(target, kind);
  await mkdir(path.dirname(stampOf(target)), { recursive: true });
  await writeFile(stampOf(target), stampText(kind, hash));
}
