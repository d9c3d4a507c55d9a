import { adminPath } from '../definition/paths';
import type { ArticleCheck, ArticleCheckBody, ContentHealth, HealthQuery } from '../wire/checks';
import { call } from './call';
import type { RequestOptions } from './client';

/** What is wrong with content, and how to mend it. All throw ApiError. */
export const checkCalls = {
  /** Checks a text as it is typed; nothing is written. */
  article: call<(body: ArticleCheckBody, init?: RequestOptions) => Promise<ArticleCheck>>(
    `POST ${adminPath('articles')}/check`,
  ),
  /** Marks what a draft states as checked by hand, though its PDF was not found to have it. */
  confirmSource: call<(articleId: string, body: { text: string }) => Promise<{ message: string }>>(
    `POST ${adminPath('articles')}/:id/sources/confirm`,
  ),
  /** What all content has, one page of it. */
  health: call<(params: HealthQuery, init?: RequestOptions) => Promise<ContentHealth>>(
    `GET ${adminPath('health')}?`,
  ),
};
