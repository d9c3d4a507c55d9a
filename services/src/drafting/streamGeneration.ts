import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import type { GenerationProgress } from '@pressline/shared-api';
import type { Context } from 'koa';
import type { Core } from '../content/resource/Core';
import { toHttpError } from '../http/errors/toHttpError';
import { ClientGone } from '../http/uploads/ClientGone';
import type { Generation, Job } from './createGeneration';
import { timedOut } from './ProviderFault';

const HEARTBEAT_MS = 10_000;

/** Server-sent events, kept alive by comments while nothing happens. */
function createEventStream() {
  const body = new PassThrough();
  const write = (text: string) => {
    if (body.writable) body.write(text);
  };
  const heartbeat = setInterval(() => write(': still at work\n\n'), HEARTBEAT_MS);
  heartbeat.unref();
  body.once('close', () => clearInterval(heartbeat));
  return {
    body,
    send: (event: string, payload: unknown) =>
      write(`event: ${event}\ndata: ${JSON.stringify(payload)}\n\n`),
    end() {
      clearInterval(heartbeat);
      body.end();
    },
  };
}

const REPORT_MS = 250;

/** Aborted when the client closes the connection or the deadline passes. */
export function stopSignal(response: ServerResponse, deadlineMs: number): AbortSignal {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(timedOut()), deadlineMs);
  const leave = () => {
    clearTimeout(timer);
    stop.abort(new ClientGone());
  };
  if (response.destroyed) leave();
  else response.once('close', leave);
  return stop.signal;
}

/** Sends every new stage, and progress within a stage four times a second at most. */
function throttled(send: (progress: GenerationProgress) => void) {
  let stage = '';
  let sentAt = 0;
  return (progress: GenerationProgress) => {
    const now = Date.now();
    if (progress.stage === stage && now - sentAt < REPORT_MS) return;
    stage = progress.stage;
    sentAt = now;
    send(progress);
  };
}

/** Answers with the stages of a generation as server-sent events; calls `done` at the end. */
export function streamGeneration(
  ctx: Context,
  { generation, connection, log }: Pick<Core, 'connection' | 'log'> & { generation: Generation },
  { job, signal, done }: { job: Job; signal: AbortSignal; done(): void },
): void {
  const events = createEventStream();
  const fail = (thrown: unknown) => {
    if (thrown instanceof ClientGone) return;
    const { status, code, message, details } = toHttpError(thrown, connection.readyState === 1);
    const { fields, retryAfterSeconds } = details;
    if (status >= 500) {
      log.error({ err: thrown, method: ctx.method, path: ctx.path }, 'request failed');
    }
    events.send('failed', { status, code, message, fields, retryAfterSeconds });
  };
  const report = throttled((progress) => events.send(progress.stage, progress));
  void generation
    .run(job, signal, report)
    .then((answer) => events.send('done', answer), fail)
    .finally(() => {
      done();
      events.end();
    });
  ctx.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
  ctx.body = events.body;
}
