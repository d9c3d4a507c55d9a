import type { Doc } from '@pressline/embedded-mongo/bson/values';

/** How one command fails. */
export type Fault =
  /** Answered with an error instead of being run. */
  | { kind: 'error'; code: number; labels?: string[] }
  /** Run, and answered with an error about its write concern. */
  | { kind: 'writeConcernError'; code: number; labels?: string[] }
  /** Run, and answered after its `wtimeout` that no majority has acknowledged it. */
  | { kind: 'noMajority' }
  | { kind: 'cut'; when: 'before' | 'after' }
  /** Run, and answered when `until` resolves. */
  | { kind: 'hold'; until: Promise<void> };

/** The commands that fail; a property that is left out matches any. */
export interface Target {
  /** As on the wire, such as `insert`, `findAndModify`. */
  command?: string;
  collection?: string;
  /** Collections whose commands do not fail. */
  except?: readonly string[];
}

export const nameOf = (command: Doc) => Object.keys(command)[0] ?? '';

/** Planned faults, in the order in which they were planned. */
export class Faults {
  #planned: { target: Target; fault: Fault; left: number; passing: number }[] = [];

  /** Plans a fault for the next `times` matching commands, after `passing` that do not fail. */
  inject(target: Target, fault: Fault, times = 1, passing = 0): void {
    this.#planned.push({ target, fault, left: times, passing });
  }

  /** The fault for this command, if one is planned; counts it. */
  take(command: Doc): Fault | undefined {
    const name = nameOf(command);
    const found = this.#planned.find(
      ({ target, left }) =>
        left > 0 &&
        (target.command ?? name) === name &&
        (target.collection ?? command[name]) === command[name] &&
        !target.except?.includes(String(command[name])),
    );
    if (!found) return undefined;
    if (found.passing > 0) {
      found.passing -= 1;
      return undefined;
    }
    found.left -= 1;
    return found.fault;
  }

  /** How many planned faults have not happened yet. */
  get left(): number {
    return this.#planned.reduce((sum, { left }) => sum + left, 0);
  }

  clear(): void {
    this.#planned = [];
  }
}
