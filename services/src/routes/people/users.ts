import { resources, staffCalls } from '@pressline/shared-api';
import { removed } from '@pressline/shared-api/wire/common';
import { userRemovalBody } from '@pressline/shared-api/wire/people/staff';
import { findStored } from '../../resource/findStored';
import { defineRoute, documentId, found, json } from '../../route/defineRoute';

/** What is done with admin users beyond what is done with every document. */
export const userRoutes = [
  defineRoute({
    ...{ tag: 'Users', access: 'super_admin', subject: resources.users.label },
    call: staffCalls.remove,
    summary: 'Delete an admin user, and give their articles to somebody else',
    params: { id: documentId },
    body: json(userRemovalBody),
    answers: { 200: found(removed, 'Deleted') },
    errors: ['conflict'],
    async handle({ params: { id }, body: { newOwner }, deps }) {
      const { username } = await findStored(deps.types.users, id);
      const remove = () => deps.engine.remove('users', id);
      await deps.freshness.handOver(String(username), newOwner, remove);
      return { id };
    },
  }),
];
