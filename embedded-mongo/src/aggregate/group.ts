import { add, type Numeric } from '../bson/add';
import { equal } from '../bson/compare';
import { valueKey } from '../bson/valueKey';
import { type Doc, field, isDoc, isNumeric } from '../bson/values';
import { MongoError, notImplemented } from '../errors';

/** Computes a value from a document; undefined means missing. */
type Evaluate = (doc: Doc) => unknown;

/** False, null, missing and zero are false; everything else is true. */
const isTrue = (value: unknown) =>
  value !== false && (value ?? null) !== null && !(isNumeric(value) && Number(String(value)) === 0);

export const expressionOperators: Record<string, (name: string, argument: unknown) => Evaluate> = {
  $cond: (name, argument) => {
    const [test, then, otherwise] = operands(name, argument, 3) as [Evaluate, Evaluate, Evaluate];
    return (doc) => (isTrue(test(doc)) ? then(doc) : otherwise(doc));
  },
  $eq: (name, argument) => {
    const [left, right] = operands(name, argument, 2) as [Evaluate, Evaluate];
    return (doc) => {
      const [a, b] = [left(doc), right(doc)];
      // A missing field equals a missing one alone, not null.
      return a === undefined || b === undefined ? a === b : equal(a, b);
    };
  },
};

function operands(name: string, argument: unknown, count: number): Evaluate[] {
  if (Array.isArray(argument) && argument.length === count) return argument.map(compileExpression);
  throw new MongoError('Location16020', `Expression ${name} takes exactly ${count} arguments`);
}

/** Compiles an expression. @throws InvalidPipelineOperator, NotImplemented for forms not in use. */
function compileExpression(expression: unknown): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) return compileField(expression);
  if (Array.isArray(expression)) throw notImplemented('An array as an expression');
  if (!isDoc(expression)) return () => expression;
  const [name = '', ...others] = Object.keys(expression);
  if (!name.startsWith('$')) throw notImplemented('A document as an expression');
  if (others.length > 0) {
    throw new MongoError(
      'Location15983',
      'An object representing an expression must have exactly one field',
    );
  }
  const operator = field(expressionOperators, name);
  if (operator) return operator(name, expression[name]);
  throw new MongoError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
}

function compileField(expression: string): Evaluate {
  const name = expression.slice(1);
  if (name.startsWith('$')) throw notImplemented(`The variable ${expression}`);
  if (name === '' || name.includes('.')) throw notImplemented(`The path ${expression}`);
  return (doc) => field(doc, name);
}

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
