import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ManagedProcess, type Print, type ProcessOptions } from './ManagedProcess';

const RESTART_AFTER_MS = 1_000;
const RESTARTS_PER_MINUTE = 5;
const STOP_TIMES = {
  /** How long the first ones stop before the others: longer than an accepted request needs services. */
  headStartMs: 1_000,
  /** After the first was asked to stop. A process finishes its requests for at most six seconds. */
  killOthersAtMs: 8_000,
  killLastAtMs: 8_500,
};
const LOOK_MS = 50;
const ANSWER_MS = 2_000;

export interface SupervisedProcess extends ProcessOptions {
  /** Whether the others are of no use without it. */
  isVital: boolean;
  /** `first`: it sends requests to the others. `last`: the others need it until they have ended. */
  stops?: 'first' | 'last';
}

/** The status of an answer. `fetch` would need 100 ms of a start, and memory, to be loaded. */
const statusOf = (url: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const options = { agent: false, signal: AbortSignal.timeout(ANSWER_MS) };
    get(url, options, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
  });

export class Supervisor {
  readonly failed: Promise<string>;
  private fail: (message: string) => void = () => {};
  private readonly definitions = new Map<string, SupervisedProcess>();
  private readonly running = new Map<string, ManagedProcess>();
  private readonly endings = new Map<string, number[]>();
  private isKeepingAlive = false;
  private stopping: Promise<void> | undefined;

  constructor(
    readonly print: Print,
    private readonly times: Partial<typeof STOP_TIMES> = {},
  ) {
    this.failed = new Promise((resolve) => {
      this.fail = resolve;
    });
  }

  /** Throws when all are being stopped, as by a signal while a site is still starting. */
  launch(definition: SupervisedProcess): ManagedProcess {
    if (this.stopping) throw new Error('Stopping all processes');
    const { name, isVital } = definition;
    this.definitions.set(name, definition);
    const child = new ManagedProcess(definition, this.print);
    this.running.set(name, child);
    void child.ended.then((reason) => {
      this.running.delete(name);
      if (child.wasStopped) return;
      const message = `${name} has ended (${reason})`;
      if (this.mayRestart(name)) {
        this.print(`${message}; it restarts, the others keep running`);
        setTimeout(() => this.isKeepingAlive && this.launch(definition), RESTART_AFTER_MS);
      } else if (isVital) this.fail(message);
      else this.print(`${message}; the others keep running`);
    });
    return child;
  }

  /** From now on restarts a process that ends by itself, at most five times a minute. */
  keepAlive(): void {
    this.isKeepingAlive = true;
  }

  private mayRestart(name: string): boolean {
    const now = Date.now();
    const recent = (this.endings.get(name) ?? []).filter((time) => now - time < 60_000);
    this.endings.set(name, [...recent, now]);
    return this.isKeepingAlive && recent.length < RESTARTS_PER_MINUTE;
  }

  pid(name: string): number | undefined {
    return this.running.get(name)?.pid;
  }

  ended(name: string): Promise<string> | undefined {
    return this.running.get(name)?.ended;
  }

  async stop(name: string): Promise<void> {
    await this.running.get(name)?.stop();
  }

  /** Starts a stopped process again. Throws when there is none of that name. */
  start(name: string): void {
    const definition = this.definitions.get(name);
    if (!definition) throw new Error(`There is no process ${name}`);
    this.launch(definition);
  }

  /** Ends every process within ten seconds, in the order of `stops`. None can be launched from then on. */
  stopAll(): Promise<void> {
    this.stopping ??= this.stopEach();
    return this.stopping;
  }

  private async stopEach(): Promise<void> {
    this.isKeepingAlive = false;
    const { headStartMs, killOthersAtMs, killLastAtMs } = { ...STOP_TIMES, ...this.times };
    const startedAt = Date.now();
    const stopThose = (stops: SupervisedProcess['stops'], killAtMs: number) =>
      Promise.all(
        [...this.running.values()]
          .filter(({ name }) => this.definitions.get(name)?.stops === stops)
          .map((child) => child.stop(startedAt + killAtMs - Date.now())),
      );
    const first = stopThose('first', killOthersAtMs);
    await Promise.race([first, delay(headStartMs, undefined, { ref: false })]);
    await Promise.all([first, stopThose(undefined, killOthersAtMs)]);
    await stopThose('last', killLastAtMs);
  }

  /** Waits until `url` answers with success. Throws when a vital process ends first, or after a time. */
  async untilReady(url: string, minutes = 1): Promise<void> {
    const deadline = Date.now() + minutes * 60_000;
    let failure: string | undefined;
    let reason = '';
    void this.failed.then((message) => {
      failure = message;
    });
    while (Date.now() < deadline) {
      if (failure) throw new Error(failure);
      try {
        const status = await statusOf(url);
        if (status === 200) return;
        reason = `it answers ${status}`;
      } catch (error) {
        const { message, code } = error as NodeJS.ErrnoException;
        // Of a name with several addresses there is no message.
        reason = message || String(code);
      }
      await delay(LOOK_MS);
    }
    const limit = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    throw new Error(`${url} was not ready within ${limit}: ${reason}`);
  }
}
