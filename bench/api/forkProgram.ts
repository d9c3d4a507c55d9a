import { fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { typescript } from '../../scripts/runProgram';

/**
 * Starts a program of this folder, sends it `setup`, and waits for its first message. Rejects when `signal`
 * aborts first.
 */
export async function forkProgram(file: string, setup: Serializable = {}, signal?: AbortSignal) {
  const child = fork(path.join(import.meta.dirname, file), {
    execArgv: [...typescript],
    ...(signal && { signal }),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(setup);
  const [message] = await once(child, 'message');
  return { message, pid: Number(child.pid), stop: () => void child.kill() };
}
