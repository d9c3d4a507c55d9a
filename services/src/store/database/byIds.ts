import { type Model, Types, trusted } from 'mongoose';

/** What of `ids` is there and fits `filter`, by its id; `fields` as in `select`. */
export async function byIds<Stored extends { _id: Types.ObjectId }>(
  model: Model<Stored>,
  ids: Iterable<unknown>,
  fields: string | readonly string[] | Readonly<Record<string, 0>>,
  filter: object = {},
): Promise<Map<string, Stored>> {
  const _id = trusted({ $in: [...ids].map((id) => new Types.ObjectId(String(id))) });
  const found = await model
    .find({ ...filter, _id } as never)
    .select(fields as string)
    .lean<Stored[]>();
  return new Map(found.map((one) => [String(one._id), one]));
}
