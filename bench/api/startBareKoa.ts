import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const program = path.join(import.meta.dirname, 'bareKoa.ts');

export interface BareKoa {
  url: string;
  pid: number;
  stop(): void;
}

/** A bare Koa process that gives the same answers as the API, or as much as it can. */
export async function startBareKoa(
  kind: 'buffers' | 'json',
  port: number,
  answers: Record<string, string>,
): Promise<BareKoa> {
  const child = fork(program, {
    execArgv: ['--import', '@oxc-node/core/register'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send({ port, kind, answers });
  await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    pid: Number(child.pid),
    stop: () => void child.kill(),
  };
}
