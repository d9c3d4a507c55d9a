import { articleToolCalls, resources } from '@pressline/shared-api';
import {
  discardQuery,
  publishBody,
  scheduleBody,
  workingCopy,
  workingCopyBody,
} from '@pressline/shared-api/wire/workingCopies';
import { defineRoute, documentId, found, json } from '../../http/router/defineRoute';
import type { WorkingCopies } from './createWorkingCopies';

const calls = articleToolCalls.workingCopies;
const common = {
  tag: 'Staff',
  access: 'admin',
  subject: resources.articles.label,
  params: { id: documentId },
  answers: { 200: found(workingCopy) },
} as const;

/** The changes of articles that readers do not see yet. */
export const workingCopyRoutes = (workingCopies: WorkingCopies) => [
  defineRoute({
    ...common,
    call: calls.get,
    summary: 'Get an article and its unpublished changes',
    handle: ({ params }) => workingCopies.get(params.id),
  }),
  defineRoute({
    ...common,
    call: calls.save,
    summary: 'Save changes to an article without publishing them',
    // An editor does it every few seconds; publishing them has an entry.
    isAudited: false,
    limits: ['articleTools'],
    body: json(workingCopyBody),
    current: workingCopy,
    handle: ({ params, body, user }) => workingCopies.save(params.id, body, user.username),
  }),
  defineRoute({
    ...common,
    call: calls.publish,
    summary: 'Save changes in an article, published or not, and end its working copy',
    done: 'Saved the article',
    body: json(publishBody),
    current: workingCopy,
    handle: ({ params, body, user }) => workingCopies.publish(params.id, body, user.username),
  }),
  defineRoute({
    ...common,
    call: calls.schedule,
    summary: 'Schedule when an article is published or unpublished',
    done: 'Scheduled the article',
    body: json(scheduleBody),
    current: workingCopy,
    handle: ({ params, body, user }) => workingCopies.schedule(params.id, body, user.username),
  }),
  defineRoute({
    ...common,
    call: calls.discard,
    summary: 'Discard the unpublished changes of an article',
    done: 'Discarded the changes to the article',
    query: discardQuery,
    current: workingCopy,
    handle: ({ params, query }) => workingCopies.discard(params.id, query.version),
  }),
];
