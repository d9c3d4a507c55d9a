import { replaceCalls } from '@pressline/shared-api';
import { operation } from '@pressline/shared-api/wire/operations';
import {
  replaceBody,
  replacePreview,
  replacePreviewBody,
} from '@pressline/shared-api/wire/replace';
import { defineRoute, found, json } from '../../../http/router/defineRoute';
import { goneSignal } from '../../../http/uploads/ClientGone';
import type { Models } from '../../../store/database/createModel';
import type { Operations } from '../createOperations';
import type { FindHits } from './createSearchThreads';
import { planReplace } from './planReplace';
import { previewReplace } from './previewReplace';

const common = { tag: 'Content', access: 'admin' } as const;

interface ReplaceNeeds {
  models: Models;
  operations: Operations;
  findHits: FindHits;
}

/** Find and replace over all articles. */
export const replaceRoutes = ({ models, operations, findHits }: ReplaceNeeds) => [
  defineRoute({
    ...common,
    call: replaceCalls.preview,
    summary: 'Find a text in all articles, and show what a replacement would change',
    isAudited: false,
    limits: ['replacements'],
    body: json(replacePreviewBody),
    answers: { 200: found(replacePreview) },
    handle: ({ body, ctx }) => previewReplace({ models, findHits }, body, goneSignal(ctx.res)),
  }),
  defineRoute({
    ...common,
    call: replaceCalls.apply,
    summary: 'Replace matches in articles, as revisions that one undo restores',
    done: 'Replaced text in the article',
    body: json(replaceBody),
    answers: { 200: found(operation, 'What was changed') },
    async handle({ body, user }) {
      const plan = await planReplace(models, body);
      return operations.start({ ...plan, by: user.username, isResumed: true });
    },
  }),
];
