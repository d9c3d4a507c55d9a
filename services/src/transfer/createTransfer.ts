import type { PassThrough } from 'node:stream';
import type { ImportAnswer } from '@pressline/shared-api';
import type { Pins } from '../articles/createPins';
import { conflict } from '../errors';
import { createSlots } from '../limits/createSlots';
import type { Engine } from '../resource/createEngine';
import type { Kinds } from '../resource/kinds';
import { applyImport, describePlan } from './applyImport';
import { listFiles } from './listFiles';
import { planImport } from './planImport';
import { readContent } from './readContent';
import { readZip } from './readZip';

interface TransferDeps {
  kinds: Kinds;
  engine: Engine;
  pins: Pins;
}

/** The whole help center as a zip file, and back. */
export interface Transfer {
  export(): Promise<PassThrough>;
  /** Reserves the one place of an import until the answer is called. @throws HttpError 409 */
  admit(): () => void;
  /** @throws HttpError 400, 413 for what is no zip file of a help center */
  import(zip: Buffer, isDryRun: boolean, editor: string): Promise<ImportAnswer>;
}

export function createTransfer(deps: TransferDeps): Transfer {
  const { kinds } = deps;
  const slots = createSlots(1);
  return {
    async export() {
      // Nobody exports at a start, which must not wait for this to be loaded.
      const { writeZip } = await import(/* webpackMode: "eager" */ './writeZip');
      return writeZip(listFiles(kinds, await readContent(kinds)));
    },
    admit() {
      const release = slots.take();
      if (!release) throw conflict('Another import is under way');
      return release;
    },
    async import(zip, isDryRun, editor) {
      const texts = await readZip(zip);
      const plan = await planImport(deps, await readContent(kinds), texts);
      if (isDryRun) return describePlan(plan);
      if (plan.errors.length === 0) return applyImport(deps, plan, editor);
      return describePlan({ ...plan, creations: [], updates: [] });
    },
  };
}
