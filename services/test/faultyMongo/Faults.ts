import type { Doc } from '../../embedded-mongo/src/bson/values';

/** What goes wrong with one command. */
export type Fault =
  /** Answered with an error in the place of being run. */
  | { kind: 'error'; code: number; labels?: string[] }
  /** Run on the primary, of which no majority learns as far as anybody knows. */
  | { kind: 'writeConcernError'; code: number; labels?: string[] }
  /** Run, and waited for a majority that does not come, for as long as the command says. */
  | { kind: 'noMajority' }
  | { kind: 'cut'; when: 'before' | 'after' }
  /** Run, and answered when `until` is fulfilled. */
  | { kind: 'hold'; until: Promise<void> };

/** The commands that a fault happens to; what is left out may be any. */
export interface Target {
  /** As on the wire, such as `insert`, `findAndModify`. */
  command?: string;
  collection?: string;
  /** Collections whose commands come through. */
  except?: readonly string[];
}

export const nameOf = (command: Doc) => Object.keys(command)[0] ?? '';

/** The faults that are still to happen, in the order in which they were asked for. */
export class Faults {
  #planned: { target: Target; fault: Fault; left: number; passing: number }[] = [];

  /** Plans a fault for the next `times` commands that fit, after `passing` that come through. */
  inject(target: Target, fault: Fault, times = 1, passing = 0): void {
    this.#planned.push({ target, fault, left: times, passing });
  }

  /** The fault that happens to this command, which counts as one time. */
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

  /** How often planned faults have still to happen. */
  get left(): number {
    return this.#planned.reduce((sum, { left }) => sum + left, 0);
  }

  clear(): void {
    this.#planned = [];
  }
}
