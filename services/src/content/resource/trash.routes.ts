import { trashCalls } from '@pressline/shared-api';
import { removed } from '@pressline/shared-api/wire/common';
import { trashList, trashListQuery } from '@pressline/shared-api/wire/trash';
import { Types } from 'mongoose';
import { notFound } from '../../errors';
import { defineRoute, documentId, found, json } from '../../http/router/defineRoute';
import type { AuditLog } from '../../people/audit/createAuditLog';
import { saving } from '../../store/connection/saving';
import type { Revisions } from '../history/createRevisions';
import type { Trash } from '../history/createTrash';
import { listTrash } from './listTrash';
import type { ResourceTypes } from './resourceTypes';

const subject = 'Deleted document';

interface TrashNeeds {
  trash: Trash;
  revisions: Revisions;
  types: ResourceTypes;
  audit: AuditLog;
}

/** What was deleted in the last 30 days. It is restored by the routes of its resource. */
export const trashRoutes = ({ trash, revisions, types, audit }: TrashNeeds) => [
  defineRoute({
    ...{ tag: 'Content', access: 'admin', subject },
    call: trashCalls.list,
    summary: 'List what was deleted in the last 30 days, latest first',
    query: trashListQuery,
    answers: { 200: found(trashList) },
    handle: ({ query }) => listTrash(types, trash, query),
  }),
  defineRoute({
    ...{ tag: 'Content', access: 'super_admin', subject, params: { id: documentId } },
    call: trashCalls.remove,
    summary: 'Permanently delete a document in the trash, with its earlier versions',
    done: 'Permanently deleted',
    answers: { 200: { description: 'Deleted', content: json(removed) } },
    async handle({ params: { id } }) {
      const _id = new Types.ObjectId(id);
      const entry = await saving(() => trash.remove(_id));
      if (!entry) throw notFound(subject);
      await revisions.expire(_id);
      const title = String(entry.document[types[entry.key].resource.titleField]);
      await audit.write({ record: { type: entry.key, id, title } });
      return { id };
    },
  }),
];
