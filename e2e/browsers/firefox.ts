import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/run/ports';
import { connectMarionette } from './marionette';
import { commands, type Session } from './session';

const PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
};

/**
 * A Firefox with a profile of its own, driven by Marionette: it has the commands of WebDriver, which
 * are all that WebKit's driver understands, so that both engines share one table of them.
 */
export async function startFirefox(): Promise<Session> {
  const port = await freePort();
  const profile = await mkdtemp(path.join(tmpdir(), 'pressline-firefox-'));
  const preferences = Object.entries({ ...PREFERENCES, 'marionette.port': port });
  await writeFile(
    path.join(profile, 'user.js'),
    preferences
      .map(([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});`)
      .join('\n'),
  );
  const child = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--marionette', '--profile', profile],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const connection = await connectMarionette(port);
    await connection.send('WebDriver:NewSession', {});
    return {
      send: (command, parameters) => connection.send(commands[command][2], parameters),
      close: async () => {
        connection.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
