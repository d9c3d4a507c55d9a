import { adminPath } from '../definition/paths';
import type {
  ArticleCheck,
  ArticleCheckBody,
  ContentHealth,
  HealthQuery,
  PublishCheck,
} from '../wire/checks';
import { call } from './call';

/** What is wrong with content, and how to mend it. All throw ApiError. */
export const checkCalls = {
  /** Checks a text as it is typed; nothing is written. */
  article: call<[body: ArticleCheckBody], ArticleCheck>(`POST ${adminPath('articles')}/check`),
  /** Finds the errors that readers would meet once these articles are published; nothing is written. */
  publishing: call<[body: { ids: readonly string[] }], PublishCheck>(
    `POST ${adminPath('articles')}/check/publish`,
  ),
  /** Marks what a draft states as checked by hand, though its PDF was not found to have it. */
  confirmSource: call<[articleId: string, body: { text: string }], { message: string }>(
    `POST ${adminPath('articles')}/:id/sources/confirm`,
  ),
  /** What all content has, one page of it. */
  health: call<[params: HealthQuery], ContentHealth>(`GET ${adminPath('health')}?`),
};
