import { spawn } from 'node:child_process';
import { retried } from './retried';
import { commands, type Session, WebDriverError } from './session';

/** WebKitGTK's MiniBrowser on a screen of its own, driven by WebKitWebDriver. */
export async function startWebKit(port: number): Promise<Session> {
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    {
      stdio: 'ignore',
      // A group of its own: the screen, the driver and the browser end together.
      detached: true,
      env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    },
  );
  const ended = new Promise((resolve) => driver.once('exit', resolve));
  const end = async () => {
    if (driver.pid && driver.exitCode === null) process.kill(-driver.pid, 'SIGTERM');
    await ended;
  };
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
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
      close: async () => {
        await call('DELETE', `/session/${sessionId}`).catch(() => {});
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
