import Router from '@koa/router';
import {
  consentReceiptSchema,
  feedbackSchema,
  telemetrySchema,
} from '@pressline/shared-api/signal-schemas';
import type { Context } from 'koa';
import type { Identify } from '../auth/createIdentify';
import { conflict, notFound } from '../errors';
import { addressKey } from '../limits/addressKey';
import { rateLimit } from '../middleware/rateLimit';
import { sameSite } from '../middleware/sameSite';
import type { Models } from '../resource/createModel';
import { parseBody } from '../resource/parseBody';
import { parseId } from '../resource/parseId';
import { createFailureBrake } from '../signals/createFailureBrake';
import type { Signals } from '../signals/createSignals';
import { isCrawler } from '../signals/isCrawler';

export interface SignalDeps {
  models: Models;
  signals: Signals;
  identify: Identify;
  rateLimitScale: number;
}

/**
 * What browsers report: readers of articles, feedback, consent receipts, telemetry. Bodies are JSON
 * by their media type, which pages of other sites cannot send.
 */
export function createSignalRoutes(deps: SignalDeps): Router {
  const { models, signals, identify } = deps;
  const router = new Router({ prefix: '/api', sensitive: true });
  const limit = (requests: number, windowSeconds: number) =>
    rateLimit({ requests, windowSeconds, scale: deps.rateLimitScale });

  /** Whether a visitor is one of those that are counted: no crawler, and not staff (design §1.13). */
  async function isReader(ctx: Context): Promise<boolean> {
    if (isCrawler(ctx.get('user-agent'))) return false;
    return !(await identify(ctx.get('authorization') || undefined));
  }

  const counted = [
    ['articles/:id/view', signals.views, 'Article'],
    ['faqs/:id/view', signals.faqViews, 'FAQ'],
    ['videos/:id/view', signals.videoViews, 'Video'],
    ['downloads/:id/download', signals.downloads, 'Download'],
  ] as const;
  for (const [path, counter, label] of counted) {
    router.post(`/help/${path}`, sameSite, limit(240, 60), async (ctx) => {
      const id = parseId(ctx.params.id, label);
      ctx.status = 204;
      if (await isReader(ctx)) counter.count(id);
    });
  }

  router.post('/help/articles/:id/feedback', sameSite, limit(60, 600), async (ctx) => {
    const id = parseId(ctx.params.id, 'Article');
    const body = parseBody(feedbackSchema, ctx.request.body);
    if (!(await models.articles.exists({ _id: id, isPublished: true }))) throw notFound('Article');
    ctx.body = await signals.feedback.give(id, body);
  });

  router.post('/consent', sameSite, limit(60, 600), async (ctx) => {
    const receipt = parseBody(consentReceiptSchema, ctx.request.body);
    const outcome = await signals.receipts.add(receipt);
    if (outcome === 'other') throw conflict('Another receipt has this id');
    ctx.status = outcome === 'added' ? 201 : 200;
    ctx.body = { id: receipt.id };
  });

  const brake = createFailureBrake(deps.rateLimitScale);
  router.post('/telemetry', sameSite, limit(120, 60), async (ctx) => {
    const { reports } = parseBody(telemetrySchema, ctx.request.body);
    for (const report of reports) {
      if (await brake.counts(addressKey(ctx.ip), report)) signals.telemetry.record(report);
    }
    ctx.status = 204;
  });

  return router;
}
