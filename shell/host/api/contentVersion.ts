import { setTimeout as delay } from 'node:timers/promises';
import { type Poll, poll } from '@pressline/releases/serving/poll';

const LOOK_MS = 50;
const POLL_MS = 1_000;
const TIMEOUT_MS = 2_000;

/**
 * The version of the content behind the API, as last seen: polled every second, and at once from
 * the answers that pass through the host, so that writers see their change on the next load.
 */
export class ContentVersion {
  private seen = 0;
  private polling: Poll | undefined;

  constructor(private readonly servicesUrl: string) {}

  current(): number {
    return this.seen;
  }

  /** Notes a version. An older one comes from an instance that lags behind and is ignored. */
  observe(version: string | number | undefined): void {
    const number = Number(version);
    if (number > this.seen) this.seen = number;
  }

  async start(): Promise<void> {
    this.polling = poll(() => this.read(), POLL_MS);
    await this.polling.first;
  }

  /** Waits until services have answered for the first time, for `patienceMs` at most. */
  async untilSeen(patienceMs: number): Promise<void> {
    const deadline = Date.now() + patienceMs;
    while (this.seen === 0 && Date.now() < deadline) {
      await this.read();
      if (this.seen === 0) await delay(LOOK_MS);
    }
  }

  stop(): void {
    this.polling?.stop();
  }

  private async read(): Promise<void> {
    try {
      const response = await fetch(`${this.servicesUrl}/api/content-version`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.ok) {
        const { version } = (await response.json()) as { version: string | number };
        this.observe(version);
      }
    } catch {
      // Services are away: the version last seen holds, and cached pages are served.
    }
  }
}
