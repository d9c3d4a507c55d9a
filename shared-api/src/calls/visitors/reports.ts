import { publicPath } from '../../definition/paths';
import type { TelemetryBody } from '../../wire/operating/telemetry';
import type { ConsentAnswer, ConsentReceipt } from '../../wire/visitors/consent';
import type { FeedbackAnswer, FeedbackBody, SuggestionBody } from '../../wire/visitors/feedback';
import type { FormAnswer } from '../../wire/visitors/forms';
import { call } from '../call';

const counted = (name: string, verb: string) =>
  call<[id: string], void>(`POST ${publicPath(name)}/:id/${verb}`, {
    asStaff: true,
    keepalive: true,
  });

/** `api.reports`: what visitors' browsers report. All calls throw ApiError, 429 with Retry-After. */
export const reportCalls = {
  /** Counts a reader of an article; to be called once per browser session and article. */
  view: counted('articles', 'view'),
  /** Counts a reader of an answer; to be called when it is opened, once per browser session. */
  viewFaq: counted('faqs', 'view'),
  /** Counts that a video was started; to be called once per browser session and video. */
  viewVideo: counted('videos', 'view'),
  /** Counts that a reader fetched a download's file. */
  download: counted('downloads', 'download'),
  /** @throws ApiError 404 when the article is not published */
  feedback: call<[articleId: string, body: FeedbackBody], FeedbackAnswer>(
    `POST ${publicPath('articles')}/:id/feedback`,
  ),
  /** Proposes another wording of a passage. @throws ApiError 404 when the article is not published */
  suggest: call<[articleId: string, body: SuggestionBody], FormAnswer>(
    `POST ${publicPath('articles')}/:id/suggestions`,
  ),
  /** Stores a receipt. Sent again it stays the same one; another one with its id answers 409. */
  consent: call<[receipt: ConsentReceipt], ConsentAnswer>('POST /api/consent', { keepalive: true }),
  /** What browsers report of violated policies; they call it by themselves. */
  violations: call<[body: unknown], void>('POST /api/policy-reports'),
  telemetry: call<[body: TelemetryBody], void>('POST /api/telemetry', { keepalive: true }),
};
