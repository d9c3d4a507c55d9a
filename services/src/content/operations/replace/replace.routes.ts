import { replaceCalls } from '@pressline/shared-api';
import { operation } from '@pressline/shared-api/wire/operations';
import {
  replaceBody,
  replacePreview,
  replacePreviewBody,
} from '@pressline/shared-api/wire/replace';
import { defineRoute, found, json } from '../../../http/router/defineRoute';
import { goneSignal } from '../../../http/uploads/ClientGone';
import { planReplace } from './planReplace';
import { previewReplace } from './previewReplace';

const common = { tag: 'Content', access: 'admin' } as const;

/** Find and replace over all articles. */
export const replaceRoutes = [
  defineRoute({
    ...common,
    call: replaceCalls.preview,
    summary: 'Find a text in all articles, and show what a replacement would change',
    isAudited: false,
    limits: ['replacements'],
    body: json(replacePreviewBody),
    answers: { 200: found(replacePreview) },
    handle: ({ body, deps, ctx }) => previewReplace(deps, body, goneSignal(ctx.res)),
  }),
  defineRoute({
    ...common,
    call: replaceCalls.apply,
    summary: 'Replace matches in articles, as revisions that one undo restores',
    done: 'Replaced text in the article',
    body: json(replaceBody),
    answers: { 200: found(operation, 'What was changed') },
    async handle({ body, user, deps }) {
      const plan = await planReplace(deps.models, body);
      return deps.operations.start({ ...plan, by: user.username, isResumed: true });
    },
  }),
];
