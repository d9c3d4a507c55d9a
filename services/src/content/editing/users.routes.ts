import { resources, staffCalls, type User } from '@pressline/shared-api';
import { removed } from '@pressline/shared-api/wire/common';
import { resourceSchemas } from '@pressline/shared-api/wire/documents';
import { userDeactivationBody, userRemovalBody } from '@pressline/shared-api/wire/people/staff';
import { defineRoute, documentId, found, json } from '../../http/router/defineRoute';
import type { Engine } from '../resource/createEngine';
import { findStored } from '../resource/findStored';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { Freshness } from './createFreshness';

const { document } = resourceSchemas(resources.users);
const writes = { tag: 'Users', access: 'super_admin', subject: resources.users.label } as const;

interface UserNeeds {
  types: ResourceTypes;
  engine: Engine;
  freshness: Freshness;
}

/** What is done with admin users beyond what is done with every document. */
export const userRoutes = ({ types, engine, freshness }: UserNeeds) => [
  defineRoute({
    ...writes,
    call: staffCalls.remove,
    summary: 'Delete an admin user and give their articles to another owner',
    done: 'Deleted an admin user and reassigned their articles',
    params: { id: documentId },
    body: json(userRemovalBody),
    answers: { 200: found(removed, 'Deleted') },
    errors: ['conflict'],
    async handle({ params: { id }, body: { newOwner } }) {
      const { username } = await findStored(types.users, id);
      const remove = () => engine.remove('users', id);
      await freshness.handOver(String(username), newOwner, remove);
      return { id };
    },
  }),
  defineRoute({
    ...writes,
    call: staffCalls.deactivate,
    summary: 'Deactivate an admin user and give their articles to another owner',
    done: 'Deactivated an admin user and reassigned their articles',
    params: { id: documentId },
    body: json(userDeactivationBody),
    answers: { 200: found(document) },
    current: document,
    async handle({ params: { id }, body: { newOwner, values }, user }) {
      const { username } = await findStored(types.users, id);
      const body = { ...values, isActive: false };
      const update = () => engine.update('users', id, body, user.username);
      const updated = await freshness.handOver(String(username), newOwner, update);
      return updated as unknown as User;
    },
  }),
];
