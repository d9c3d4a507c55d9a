import type { PassThrough } from 'node:stream';
import type { ImportAnswer } from '@pressline/shared-api';
import { Mutex } from 'async-mutex';
import type { Pins } from '../articles/createPins';
import { conflict } from '../errors';
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
  /** Keeps other imports out until the answer is called. @throws HttpError 409 */
  admit(): Promise<() => void>;
  /** @throws HttpError 400, 413 for what is no zip file of a help center */
  import(zip: Buffer, isDryRun: boolean, editor: string): Promise<ImportAnswer>;
}

export function createTransfer(deps: TransferDeps): Transfer {
  const { kinds } = deps;
  const importing = new Mutex();
  return {
    async export() {
      // Nobody exports at a start, which must not wait for this to be loaded.
      const { writeZip } = await import(/* webpackMode: "eager" */ './writeZip');
      return writeZip(listFiles(kinds, await readContent(kinds)));
    },
    async admit() {
      if (importing.isLocked()) throw conflict('Another import is under way');
      return importing.acquire();
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
