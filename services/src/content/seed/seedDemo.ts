import path from 'node:path';
import type { ImportError } from '@pressline/shared-api';
import { packageRoot } from '../../packageRoot';
import type { ContentVersion } from '../../store/database/contentVersion';
import { applyImport, type ImportNeeds } from '../importExport/applyImport';
import { planImport } from '../importExport/planImport';
import { readSeed } from './readSeed';

/** Nobody else uses the database yet. */
const AT_ONCE = 32;

interface SeedOptions {
  folder?: string;
  /** The moment that relative dates count from. */
  now?: Date;
}

function refuse(errors: readonly ImportError[]) {
  const [first] = errors;
  if (first) throw new Error(`Seed file ${first.file}: ${first.message}`);
}

/**
 * Fills an empty database with the demo content of `services/seed`, by an import. All files are
 * checked before the first document is stored; `seedWhenEmpty` decides whether to run it and starts
 * it afresh after a run that was cut short.
 * @throws Error naming the file and field of a mistake; the database's own errors otherwise
 */
export async function seedDemo(
  needs: ImportNeeds & { content: ContentVersion },
  { folder = path.join(packageRoot, 'seed'), now = new Date() }: SeedOptions = {},
): Promise<void> {
  const plan = await planImport(needs, await readSeed(needs.types, folder, now));
  refuse(plan.errors);
  const { errors } = await needs.content.bumpOnce(() =>
    applyImport(needs, plan, { atOnce: AT_ONCE }),
  );
  refuse(errors);
}
