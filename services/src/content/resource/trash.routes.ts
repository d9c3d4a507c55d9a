import { contract } from '@pressline/shared-api/contract';
import { Types } from 'mongoose';
import { notFound } from '../../errors';
import { handle } from '../../http/router/handle';
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
  handle(contract.trash.list, ({ query }) => listTrash(types, trash, query)),
  handle(contract.trash.remove, async ({ params: { id } }) => {
    const _id = new Types.ObjectId(id);
    const entry = await saving(() => trash.remove(_id));
    if (!entry) throw notFound(subject);
    await revisions.expire(_id);
    const title = String(entry.document[types[entry.key].resource.titleField]);
    await audit.write({ record: { type: entry.key, id, title } });
    return { id };
  }),
];
