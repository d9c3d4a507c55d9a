import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Provenance } from '@pressline/releases/signing/statement';
import { sourcesHash } from '../build/stale';
import { targets } from '../build/targets';
import { root, typescript } from '../runProgram';

/** A larger bill of materials is named by its hash alone. */
const MAX_INLINE_BYTES = 64 * 1_024;

const output = (program: string, args: readonly string[]) =>
  execFileSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1_024 * 1_024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** The commit of the sources; null when they have been changed since, or are in no repository. */
function commit(): string | null {
  try {
    const changes = output('git', ['status', '--porcelain', '--untracked-files=no']);
    return changes === '' ? output('git', ['rev-parse', 'HEAD']).trim() : null;
  } catch {
    return null;
  }
}

function billOfMaterials(remote: string): NonNullable<Provenance['bom']> {
  const sbom = path.join(root, 'scripts/packages/sbom.ts');
  const bytes = Buffer.from(output(process.execPath, [...typescript, sbom, remote]));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return bytes.length > MAX_INLINE_BYTES
    ? { sha256 }
    : { sha256, content: bytes.toString('base64') };
}

/** Writes what a signed statement says of the build of a remote from this folder. Throws when it cannot be known. */
export function writeProvenance(remote: string, file: string): void {
  const target = targets.find(({ name }) => name === remote);
  if (!target) throw new Error(`There is no remote ${remote}`);
  const provenance: Omit<Provenance, 'builder'> = {
    commit: commit(),
    sources: sourcesHash(target),
    bom: billOfMaterials(remote),
  };
  writeFileSync(file, JSON.stringify(provenance), { mode: 0o600 });
}
