import type { ConsentReceipt } from './consentReceipt';
import type { FeedbackAnswer, FeedbackBody } from './feedback';
import type { TelemetryBody } from './telemetry';

/** `api.signals`: what visitors' browsers report. All calls throw ApiError, 429 with Retry-After. */
export interface SignalsApi {
  /** Counts a reader of an article; to be called once per browser session and article. */
  view(articleId: string): Promise<void>;
  /** Counts a reader of an answer; to be called when it is opened, once per browser session. */
  viewFaq(faqId: string): Promise<void>;
  /** Counts that a video was started; to be called once per browser session and video. */
  viewVideo(videoId: string): Promise<void>;
  /** Counts that a reader fetched a download's file. */
  download(downloadId: string): Promise<void>;
  /** @throws ApiError 404 when the article is not published */
  feedback(articleId: string, body: FeedbackBody): Promise<FeedbackAnswer>;
  /** Stores a receipt. Sent again it stays the same one; another one with its id answers 409. */
  consent(receipt: ConsentReceipt): Promise<{ id: string }>;
  telemetry(body: TelemetryBody): Promise<void>;
}
