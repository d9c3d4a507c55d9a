import type { Connection } from 'mongoose';
import type { Delivery } from './createDelivery';
import { submissionCollection } from './createSubmissions';
import type { DeliverySource } from './StoredDelivery';
import type { StoredSubmission } from './StoredSubmission';

/** What visitors sent, for the outbox. */
export function submissionSource(
  connection: Connection,
  { kinds, deliver }: Pick<Delivery, 'kinds' | 'deliver'>,
): DeliverySource<StoredSubmission> {
  return {
    collection: submissionCollection(connection),
    deliverable: () => (kinds.length > 0 ? { kind: { $in: [...kinds] } } : undefined),
    async deliver(submission) {
      const accountUrl = await deliver(submission);
      return accountUrl ? { accountUrl } : undefined;
    },
    describe: ({ _id, kind }) => ({ submission: String(_id), kind }),
  };
}
