import { add, type Numeric } from '../bson/add';
import { valueKey } from '../bson/valueKey';
import { type Doc, field, isDoc, isNumeric } from '../bson/values';
import { MongoError } from '../errors';
import { compileExpression } from './expression';

/** The functions that compute one value from the values of a group, in order; missing ones are undefined. */
export const accumulators: Record<string, (values: unknown[]) => unknown> = {
  $sum: (values) => (values.filter(isNumeric) as Numeric[]).reduce(add, 0),
  $last: (values) => values.at(-1) ?? null,
};

function compileAccumulator(name: string, value: unknown): (docs: Doc[]) => unknown {
  const [[operator, argument] = [''], ...others] = isDoc(value) ? Object.entries(value) : [];
  if (!operator.startsWith('$') || others.length > 0) {
    throw new MongoError('Location40234', `The field '${name}' must be an accumulator object`);
  }
  const accumulate = field(accumulators, operator);
  if (!accumulate) {
    throw new MongoError('Location15952', `unknown group operator '${operator}'`);
  }
  const evaluate = compileExpression(argument);
  return (docs) => accumulate(docs.map(evaluate));
}

export function $group(argument: unknown): (docs: Doc[]) => Doc[] {
  if (!isDoc(argument) || !('_id' in argument)) {
    throw new MongoError('Location15955', 'a group specification must include an _id');
  }
  const { _id, ...rest } = argument;
  const keyOf = compileExpression(_id);
  const fields = Object.entries(rest).map(
    ([name, value]) => [name, compileAccumulator(name, value)] as const,
  );
  return (docs) => {
    const groups = new Map<string, { _id: unknown; docs: Doc[] }>();
    for (const doc of docs) {
      const id = keyOf(doc) ?? null;
      const key = valueKey(id);
      const group = groups.get(key);
      if (group) group.docs.push(doc);
      else groups.set(key, { _id: id, docs: [doc] });
    }
    return [...groups.values()].map((group) => ({
      _id: group._id,
      ...Object.fromEntries(fields.map(([name, compute]) => [name, compute(group.docs)])),
    }));
  };
}
