import { z } from 'zod';
import { articles } from '../../resources/article';
import { ok } from '../answer';
import { namedObject, objectId, removed, time } from '../common';
import { endpoint } from '../endpoint';

/** The other admin users who have articles open in the editor, who came first first. */
const presence = namedObject('Presence', {
  editors: z.array(z.object({ articleId: objectId, username: z.string(), since: time })),
});

const staff = { tag: 'Staff', access: 'admin' } as const;
const ofArticle = {
  ...staff,
  subject: articles.label,
  // Nothing is changed, and an editor calls every 20 seconds.
  isAudited: false,
} as const;

/**
 * `api.admin.presence`: who edits which article. An editor who does not call `enter` again within a minute
 * counts as gone.
 */
export const presenceEndpoints = {
  list: endpoint('GET /api/admin/help/presence', {
    ...staff,
    summary: 'List who else edits which article',
    answers: { 200: ok(presence) },
  }),
  /** Answers who else edits the article. */
  enter: endpoint('POST /api/admin/help/articles/:id/presence', {
    ...ofArticle,
    summary: 'Note that the caller edits an article, and list who else does',
    limits: ['articleTools'],
    answers: { 200: ok(presence) },
  }),
  leave: endpoint('DELETE /api/admin/help/articles/:id/presence', {
    ...ofArticle,
    summary: 'Note that the caller no longer edits an article',
    keepalive: true,
    answers: { 200: ok(removed) },
  }),
};

export type Presence = z.infer<typeof presence>;
