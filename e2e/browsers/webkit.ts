import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../scripts/run/ports';
import { retried } from './retried';
import { commands, type Session, WebDriverError } from './session';

// Less than a journey has.
const ANSWER_MS = 60_000;

/** WebKitGTK's MiniBrowser on a screen of its own, driven by WebKitWebDriver. */
export async function startWebKit(): Promise<Session> {
  const port = await freePort();
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    {
      stdio: 'ignore',
      // A group of its own: the screen, the driver and the browser end together.
      detached: true,
      env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' },
    },
  );
  const ended = new Promise((resolve) => driver.once('exit', resolve));
  const kill = () => signal(driver, 'SIGKILL');
  process.once('exit', kill);
  const end = async () => {
    signal(driver, 'SIGTERM');
    const timer = setTimeout(kill, 5_000);
    await ended;
    clearTimeout(timer);
    process.off('exit', kill);
  };
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error: string; message: string } };
    if (!response.ok) throw new WebDriverError(value.error, value.message);
    return value;
  };
  try {
    await retried(() => call('GET', '/status'));
    const { sessionId } = (await call('POST', '/session', { capabilities: {} })) as {
      sessionId: string;
    };
    return {
      send: (command, parameters = {}) => {
        const [method, path] = commands[command];
        const body = method === 'POST' ? parameters : undefined;
        return call(method, `/session/${sessionId}/${path}`, body);
      },
      close: end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** To its whole group, which may be gone. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
