import { setTimeout as delay } from 'node:timers/promises';

/** Rendering is work for one thread: more at a time would only make each of them later. */
const RENDERS = 4;
const WAITING = 32;
/** How many of them may be for one address, so that others always get their turn. */
const RENDERS_OF_ONE = 2;
const WAITING_OF_ONE = 16;
/** The pause after each render of an address that has more of them waiting. */
const REST_MS = 250;
/** A refusal is sent after this: an answer at once would let callers ask again at once. */
const REFUSED_MS = 1_000;

/** Why a page is not rendered now. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

interface Waiting {
  address: string;
  start: () => void;
}

/** Limits how many pages are rendered at the same time, and how many of them for one address. */
export function createRenderPermits() {
  const running: string[] = [];
  const waiting: Waiting[] = [];

  const runningFor = (address: string) => running.filter((one) => one === address).length;
  const hasPermit = (address: string) =>
    running.length < RENDERS && runningFor(address) < RENDERS_OF_ONE;

  const waitingFor = (address: string) => waiting.filter((one) => one.address === address).length;

  async function wait(address: string): Promise<void> {
    if (waiting.length >= WAITING || waitingFor(address) >= WAITING_OF_ONE) {
      await delay(REFUSED_MS);
      throw new BusyError();
    }
    await new Promise<void>((start) => waiting.push({ address, start }));
  }

  function leave(address: string): void {
    running.splice(running.indexOf(address), 1);
    const next = waiting.findIndex((one) => hasPermit(one.address));
    const [started] = next < 0 ? [] : waiting.splice(next, 1);
    if (!started) return;
    running.push(started.address);
    started.start();
  }

  /** Runs `render` when there is a permit for the address. @throws BusyError when too many wait already */
  return async <Result>(address: string, render: () => Promise<Result>): Promise<Result> => {
    if (hasPermit(address)) running.push(address);
    else await wait(address);
    try {
      return await render();
    } finally {
      if (waitingFor(address) === 0) leave(address);
      else setTimeout(leave, REST_MS, address);
    }
  };
}
