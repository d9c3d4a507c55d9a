import { operationCalls, resources } from '@pressline/shared-api';
import { impact, impactBody } from '@pressline/shared-api/wire/impact';
import {
  linksBody,
  moveBody,
  operation,
  operationList,
  tagBody,
  tagUsage as tagUsageAnswer,
} from '@pressline/shared-api/wire/operations';
import { invalid } from '../../errors';
import { defineRoute, documentId, found, json } from '../../http/router/defineRoute';
import type { FindImpact } from '../checks/impact/createImpact';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { Operations } from './createOperations';
import type { ReadTagUsage } from './createTagUsage';
import { planMove } from './planMove';
import { planLinks, planTag } from './plans';

const common = { tag: 'Content', access: 'admin' } as const;

interface OperationNeeds {
  types: ResourceTypes;
  publicUrl: string;
  operations: Operations;
  tagUsage: ReadTagUsage;
  findImpact: FindImpact;
}

/** Changes of many documents, and what a change would leave pointing nowhere. */
export const operationRoutes = ({
  types,
  publicUrl,
  operations,
  tagUsage,
  findImpact,
}: OperationNeeds) => [
  defineRoute({
    ...common,
    call: operationCalls.impact,
    summary: 'List what depends on documents that are about to be changed',
    isAudited: false,
    body: json(impactBody),
    answers: { 200: found(impact) },
    async handle({ body: { resource, action, ids }, user }) {
      // To others than super admins there are no users.
      const isHidden = resource === 'users' && user.role !== 'super_admin';
      if (isHidden || !Object.hasOwn(types, resource)) {
        throw invalid({ resource: 'Unknown resource' });
      }
      return { groups: await findImpact(resource, action, ids) };
    },
  }),
  defineRoute({
    ...common,
    call: operationCalls.list,
    summary: 'List the latest bulk changes, newest first',
    answers: { 200: found(operationList) },
    handle: () => operations.list(),
  }),
  defineRoute({
    ...{ ...common, subject: 'Operation', params: { id: documentId } },
    call: operationCalls.undo,
    summary: 'Undo a bulk change',
    done: 'Undid a bulk change',
    answers: { 200: found(operation, 'What was restored, and what was changed since') },
    errors: ['conflict'],
    handle: ({ params, user }) => operations.undo(params.id, user.username),
  }),
  defineRoute({
    ...common,
    call: operationCalls.updateLinks,
    summary: 'Change links to a page to lead to another page, in all content',
    done: 'Updated links',
    body: json(linksBody),
    answers: { 200: found(operation, 'What was changed') },
    async handle({ body, user }) {
      const plan = await planLinks(types, publicUrl, body);
      return operations.start({ ...plan, by: user.username, isResumed: true });
    },
  }),
  defineRoute({
    ...common,
    call: operationCalls.move,
    summary: 'Move a document before or after another one',
    done: 'Changed the order',
    body: json(moveBody),
    answers: { 200: found(operation, 'What was changed') },
    errors: ['not_found'],
    async handle({ body, user }) {
      const plan = await planMove(types, body);
      return operations.start({ ...plan, by: user.username, isResumed: true });
    },
  }),
  defineRoute({
    ...common,
    call: operationCalls.tagUsage,
    summary: 'Count the articles of each tag',
    answers: { 200: found(tagUsageAnswer) },
    handle: () => tagUsage(),
  }),
  defineRoute({
    ...{ ...common, subject: resources.tags.label, params: { id: documentId } },
    call: operationCalls.changeTag,
    summary: 'Rename, merge or delete a tag, in its articles too',
    done: 'Changed a tag in its articles',
    body: json(tagBody),
    answers: { 200: found(operation, 'What was changed') },
    errors: ['conflict'],
    async handle({ params, body, user }) {
      const plan = await planTag(types, params.id, body);
      return operations.start({ ...plan, by: user.username, isResumed: true });
    },
  }),
];
