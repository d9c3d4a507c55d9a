import { unwrapNumbers } from '../bson/codec';
import { splitPath } from '../bson/paths';
import { type Doc, field, isDoc, setField } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { operators } from './operators';

export type Variables = Readonly<Record<string, unknown>>;

/** Computes a value from a document; undefined means missing. */
export type Evaluate = (doc: unknown, variables?: Variables) => unknown;

/** How an operator becomes a function: `argument` is its uncompiled operand. */
export type Operator = (argument: unknown, compile: (expression: unknown) => Evaluate) => Evaluate;

/** Compiles an aggregation expression. @throws for an unknown operator or a malformed operand. */
export function compileExpression(expression: unknown): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression);
  if (Array.isArray(expression)) {
    const items = expression.map(compileExpression);
    return (doc, variables) => items.map((item) => item(doc, variables) ?? null);
  }
  if (!isDoc(expression)) {
    const literal = unwrapNumbers(expression);
    return () => literal;
  }
  const names = Object.keys(expression);
  const first = names[0] ?? '';
  if (!first.startsWith('$')) return compileObject(expression);
  if (names.length > 1) {
    throw new MongoError(
      'FailedToParse',
      'An object representing an expression must have exactly one field',
    );
  }
  const operator = Object.hasOwn(operators, first) ? operators[first] : undefined;
  if (!operator) {
    throw new MongoError('InvalidPipelineOperator', `Unrecognized expression '${first}'`);
  }
  return operator(expression[first], compileExpression);
}

function compileObject(expression: Doc): Evaluate {
  const fields = Object.entries(expression).map(([name, value]) => {
    if (name.startsWith('$') || name.includes('.')) {
      throw new MongoError('FailedToParse', `Field name '${name}' is not allowed in an expression`);
    }
    return [name, compileExpression(value)] as const;
  });
  return (doc, variables) => {
    const out: Doc = {};
    for (const [name, evaluate] of fields) {
      const value = evaluate(doc, variables);
      if (value !== undefined) setField(out, name, value);
    }
    return out;
  };
}

function compilePath(expression: string): Evaluate {
  const isVariable = expression.startsWith('$$');
  const [first = '', ...rest] = splitPath(expression.slice(isVariable ? 2 : 1));
  if (!isVariable) {
    const parts = checkParts([first, ...rest]);
    return (doc) => unwrapNumbers(valueAt(doc, parts, 0));
  }
  const parts = checkParts(rest);
  return (doc, variables) => unwrapNumbers(valueAt(variable(first, doc, variables), parts, 0));
}

function checkParts(parts: string[]): string[] {
  if (parts.includes('') || parts.some((part) => part.startsWith('$'))) {
    throw new MongoError('Location16410', 'FieldPath field names may not be empty or start with $');
  }
  return parts;
}

function variable(name: string, doc: unknown, variables: Variables = {}): unknown {
  if (Object.hasOwn(variables, name)) return variables[name];
  if (name === 'ROOT' || name === 'CURRENT') return doc;
  if (name === 'REMOVE') return undefined;
  if (name === 'NOW') return new Date();
  throw badValue(`Use of undefined variable: ${name}`);
}

/** Expressions map over arrays on the way and never index them by number. */
function valueAt(value: unknown, parts: string[], depth: number): unknown {
  const name = parts[depth];
  if (name === undefined) return value;
  if (isDoc(value)) return valueAt(field(value, name), parts, depth + 1);
  if (!Array.isArray(value)) return undefined;
  return value
    .filter(isDoc)
    .map((item) => valueAt(item, parts, depth))
    .filter((item) => item !== undefined);
}
