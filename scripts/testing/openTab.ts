import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from '@playwright/test';

/** Commands and events of the DevTools protocol. */
type Session = Pick<CDPSession, 'send' | 'on'>;

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** Returns what makes a session of an id; that of the browser has none. Each message ends with a zero byte. */
function speak(input: Writable, output: Readable): (id?: string) => Session {
  const sessions = new Map<string | undefined, EventEmitter>();
  const waiting = new Map<number, (answer: Message) => void>();
  let last = 0;
  let rest = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const message: Message = JSON.parse(part);
      if (message.id) waiting.get(message.id)?.(message);
      else sessions.get(message.sessionId)?.emit(message.method ?? '', message.params);
    }
  });
  return (sessionId) => {
    const send = (method: string, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, ({ error, result }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
        );
        input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
      });
    const session = Object.assign(new EventEmitter(), { send });
    sessions.set(sessionId, session);
    return session as unknown as Session;
  };
}

/** A page of a tab: the one that is shown, or one that the browser renders ahead. */
export class TabPage {
  /** Resolves once the document that comes next has loaded. */
  loaded: Promise<void>;

  constructor(readonly session: Session) {
    this.loaded = this.nextLoad();
    void session.send('Page.enable');
  }

  private nextLoad(): Promise<void> {
    return new Promise((resolve) => this.session.on('Page.loadEventFired', () => resolve()));
  }

  async open(url: string): Promise<void> {
    this.loaded = this.nextLoad();
    await this.session.send('Page.navigate', { url });
    await this.loaded;
  }

  /** Runs a function in the page; it sees nothing of its file but its arguments, which are JSON. */
  async run<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', {
      expression: `(${task}).apply(null, ${JSON.stringify(args)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'no result');
    return result.value;
  }

  /** Moves a mouse onto the last element of a selector. What it answers presses and releases a button there. */
  async pointAt(selector: string) {
    const { x, y } = await this.run(findMiddle, selector);
    const act = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', clickCount = 0) =>
      this.session.send('Input.dispatchMouseEvent', {
        ...{ type, x, y, clickCount },
        button: clickCount ? 'left' : 'none',
      });
    await act('mouseMoved');
    return { press: () => act('mousePressed', 1), release: () => act('mouseReleased', 1) };
  }
}

/** Runs inside the page. What is laid out only when it is near moves what stands behind it, for a while. */
async function findMiddle(selector: string) {
  const element = [...document.querySelectorAll(selector)].at(-1);
  let [top, framesThere] = [Number.NaN, 0];
  while (framesThere < 20) {
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const now = element?.getBoundingClientRect().top ?? 0;
    [top, framesThere] = [now, now === top ? framesThere + 1 : 0];
  }
  const { left, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * A tab of a browser of its own: its page, and the one that the browser renders `ahead` first. `prepare` gets
 * each before it loads; what it sends is answered only afterwards. Attached to a page alone, as Playwright is,
 * Chromium renders nothing ahead.
 */
export async function openTab(executable: string, prepare: (page: TabPage) => void) {
  const profile = await mkdtemp(path.join(tmpdir(), 'pressline-chromium-'));
  // A mouse reaches what is inside the window, whatever size a page is told.
  const flags = ['--headless', '--no-sandbox', '--no-first-run', '--window-size=1280,1200'];
  const child = spawn(
    executable,
    [
      ...[...flags, '--disable-background-networking', '--remote-debugging-pipe'],
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const sessionOf = speak(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const browser = sessionOf();
  const { targetId } = await browser.send('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
  });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const tab = sessionOf(sessionId);
  const nextPage = (subtype: string | undefined) =>
    new Promise<TabPage>((resolve) => {
      tab.on('Target.attachedToTarget', ({ targetInfo, sessionId: id }) => {
        if (targetInfo.subtype !== subtype) return;
        const page = new TabPage(sessionOf(id));
        prepare(page);
        page.session.send('Runtime.runIfWaitingForDebugger').then(() => resolve(page));
      });
    });
  const [shown, ahead] = [nextPage(undefined), nextPage('prerender')];
  const behavior = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await tab.send('Target.setAutoAttach', behavior);
  return {
    page: await shown,
    ahead,
    async close() {
      child.kill('SIGKILL');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
