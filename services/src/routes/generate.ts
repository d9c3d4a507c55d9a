import type { ServerResponse } from 'node:http';
import Router from '@koa/router';
import type { GenerationProgress } from '@pressline/shared-api';
import type { Context } from 'koa';
import type { Identity } from '../auth/createIdentify';
import type { Deps } from '../createDeps';
import { createEventStream } from '../generate/createEventStream';
import type { Job } from '../generate/createGeneration';
import { timedOut } from '../generate/ProviderFault';
import { readUpload } from '../generate/readUpload';
import { rateLimit } from '../middleware/rateLimit';
import { requireRole } from '../middleware/requireRole';
import { toHttpError } from '../middleware/toHttpError';
import { ClientGone } from '../uploads/ClientGone';

const REPORT_MS = 250;
const REQUESTS = 20;
const WINDOW_SECONDS = 10 * 60;

export type GenerateDeps = Pick<Deps, 'connection' | 'generation' | 'log' | 'rateLimitScale'>;

/** Aborted with the reason: the client closed the connection, or time is up. */
function stopSignal(response: ServerResponse, deadlineMs: number): AbortSignal {
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

/** Passes every change of stage on, and a stage's own progress four times a second at most. */
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

/**
 * `POST /api/admin/help/generate-from-pdf`: multipart with `pdf` and `categoryId`, answers
 * `{article, message}`; the article is a draft (spec §7, design §1.25). Callers that accept
 * `text/event-stream` get the stages as events named `uploaded`, `reading`, `writing` and
 * `checking`, then `done` with that answer or `failed` with `{status, code, message, fields?}`; what
 * is refused before the work starts is an ordinary error answer for them too.
 */
export function createGenerateRoutes(deps: GenerateDeps): Router {
  const { generation, connection, log, rateLimitScale } = deps;
  const router = new Router({ sensitive: true });
  const limit = rateLimit({
    requests: REQUESTS,
    windowSeconds: WINDOW_SECONDS,
    scale: rateLimitScale,
    caller: (ctx) => (ctx.state.identity as Identity).user.id,
  });

  function streamEvents(ctx: Context, job: Job, signal: AbortSignal, done: () => void) {
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

  router.post('/api/admin/help/generate-from-pdf', requireRole('admin'), limit, async (ctx) => {
    const release = generation.admit();
    try {
      const upload = await readUpload(ctx.req);
      const signal = stopSignal(ctx.res, generation.deadlineMs);
      const job = await generation.check(upload, signal);
      if (ctx.accepts('application/json', 'text/event-stream') === 'text/event-stream') {
        return streamEvents(ctx, job, signal, release);
      }
      ctx.body = await generation.run(job, signal, () => undefined);
      release();
    } catch (error) {
      release();
      if (!(error instanceof ClientGone)) throw error;
      ctx.respond = false;
    }
  });

  return router;
}
