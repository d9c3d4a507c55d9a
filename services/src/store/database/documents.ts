import { type Collection, type mongo, Types } from 'mongoose';

export interface PageQuery {
  /** From 1. */
  page: number;
  limit: number;
}

/** One page of a list, and how many documents match in all. */
export async function findPage<Stored extends mongo.BSON.Document>(
  collection: Collection<Stored>,
  filter: mongo.Filter<Stored>,
  order: Record<string, 1 | -1>,
  { page, limit }: PageQuery,
) {
  const start = (page - 1) * limit;
  const [found, total] = await Promise.all([
    collection.find(filter).sort(order).skip(start).limit(limit).toArray(),
    collection.countDocuments(filter),
  ]);
  return { found, total };
}

/** Deletes a document; false when there is none. */
export async function removeById<Stored extends mongo.BSON.Document>(
  collection: Collection<Stored>,
  id: string,
): Promise<boolean> {
  const filter = { _id: new Types.ObjectId(id) } as unknown as mongo.Filter<Stored>;
  return (await collection.deleteOne(filter)).deletedCount === 1;
}
