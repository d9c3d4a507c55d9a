import { adminPath } from '../../definition/paths';
import type { Presence } from '../../wire/people/presence';
import { call } from '../call';

const ofArticle = `${adminPath('articles')}/:id/presence`;

/** Who edits which article. Whoever does not call `enter` again within a minute counts as gone. */
export const presenceCalls = {
  list: call<[], Presence>(`GET ${adminPath('presence')}`),
  /** Answers who else edits the article. */
  enter: call<[articleId: string], Presence>(`POST ${ofArticle}`),
  leave: call<[articleId: string], unknown>(`DELETE ${ofArticle}`, { keepalive: true }),
};
