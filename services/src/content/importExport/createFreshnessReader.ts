import type { StoredDocument } from '../../store/database/createModel';
import { dueDay } from '../resource/dueDays';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { CheckedRecord } from './recordSchema';

/** Reads who answers for a new article, and its dates, as far as this help center can have them. */
export async function createFreshnessReader({ users }: Pick<ResourceTypes, 'users'>) {
  const active = await users.model.find({ isActive: true }).select('username').lean();
  const usernames = new Set(active.map(({ username }) => String(username)));

  return ({ owner, verifiedUntil, verifiedAt }: CheckedRecord) => {
    const isKnown = !owner || usernames.has(owner);
    const values: Partial<StoredDocument> = {
      ...(owner && isKnown && { owner }),
      ...(verifiedUntil !== undefined && {
        verifiedUntil: verifiedUntil && dueDay(Date.parse(verifiedUntil)),
      }),
      ...(verifiedAt && { verifiedAt: new Date(verifiedAt) }),
    };
    return { values, unknownOwner: isKnown ? undefined : owner };
  };
}
