import type { Collection, mongo } from 'mongoose';
import { currentTransaction } from '../connection/inTransaction';

/** At which place each method takes its options. */
const OPTIONS_AT: Readonly<Record<string, number>> = {
  ...{ find: 1, findOne: 1, countDocuments: 1, aggregate: 1 },
  ...{ insertOne: 1, insertMany: 1, bulkWrite: 1, deleteOne: 1, deleteMany: 1 },
  ...{ updateOne: 2, updateMany: 2, replaceOne: 2, findOneAndUpdate: 2, findOneAndDelete: 1 },
};

/** A native collection whose operations are part of the transaction that they are called in. */
export function joining<Stored extends mongo.BSON.Document>(
  collection: Collection<Stored>,
): Collection<Stored> {
  return new Proxy(collection, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      const at = OPTIONS_AT[String(name)];
      if (typeof method !== 'function' || at === undefined) return method;
      return (...given: unknown[]) => {
        const session = currentTransaction(target.conn)?.session;
        if (session) given[at] = { ...(given[at] as object | undefined), session };
        return method.apply(target, given);
      };
    },
  });
}
