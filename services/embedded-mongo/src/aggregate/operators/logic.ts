import { compare } from '../../bson/compare';
import { isDoc } from '../../bson/values';
import { MongoError } from '../../errors';
import type { Evaluate, Operator } from '../expression';
import { truthy } from '../truthy';
import { arrayOf, fieldsOf, isNil, list } from './arguments';

/** In expressions, unlike queries, a missing value is below null. */
const order = ([a, b]: unknown[]) =>
  a === undefined || b === undefined
    ? Number(a !== undefined) - Number(b !== undefined)
    : compare(a, b);

const comparison = (name: string, accepts: (result: number) => boolean) =>
  list(name, 2, 2, (values) => accepts(order(values)));

const operandsOf = (argument: unknown) => (Array.isArray(argument) ? argument : [argument]);

const $cond: Operator = (argument, compile) => {
  const parts = Array.isArray(argument)
    ? argument
    : ((doc) => [doc.if, doc.then, doc.else])(fieldsOf('$cond', argument, ['if', 'then', 'else']));
  if (parts.length !== 3) throw new MongoError('FailedToParse', '$cond takes 3 arguments');
  const [test, yes, no] = parts.map(compile) as [Evaluate, Evaluate, Evaluate];
  return (doc, vars) => (truthy(test(doc, vars)) ? yes(doc, vars) : no(doc, vars));
};

const $switch: Operator = (argument, compile) => {
  const { branches, ...rest } = fieldsOf('$switch', argument, ['branches'], ['default']);
  const compiled = arrayOf('$switch', branches).map((branch) => {
    const parts = fieldsOf('$switch', branch, ['case', 'then']);
    return [compile(parts.case), compile(parts.then)] as const;
  });
  const otherwise = 'default' in rest ? compile(rest.default) : undefined;
  return (doc, vars) => {
    for (const [test, result] of compiled) if (truthy(test(doc, vars))) return result(doc, vars);
    if (otherwise) return otherwise(doc, vars);
    throw new MongoError(
      'BadValue',
      '$switch could not find a matching branch, and has no default',
    );
  };
};

const $let: Operator = (argument, compile) => {
  const { vars, in: body } = fieldsOf('$let', argument, ['vars', 'in']);
  if (!isDoc(vars)) throw new MongoError('FailedToParse', '$let needs an object of vars');
  const bound = Object.entries(vars).map(([name, value]) => [name, compile(value)] as const);
  const result = compile(body);
  return (doc, outer) => {
    const inner = bound.map(([name, value]) => [name, value(doc, outer)] as const);
    return result(doc, { ...outer, ...Object.fromEntries(inner) });
  };
};

export const logic: Record<string, Operator> = {
  $eq: comparison('$eq', (result) => result === 0),
  $ne: comparison('$ne', (result) => result !== 0),
  $gt: comparison('$gt', (result) => result > 0),
  $gte: comparison('$gte', (result) => result >= 0),
  $lt: comparison('$lt', (result) => result < 0),
  $lte: comparison('$lte', (result) => result <= 0),
  $cmp: list('$cmp', 2, 2, order),
  $and: (argument, compile) => {
    const tests = operandsOf(argument).map(compile);
    return (doc, vars) => tests.every((test) => truthy(test(doc, vars)));
  },
  $or: (argument, compile) => {
    const tests = operandsOf(argument).map(compile);
    return (doc, vars) => tests.some((test) => truthy(test(doc, vars)));
  },
  $not: list('$not', 1, 1, ([value]) => !truthy(value)),
  $ifNull: (argument, compile) => {
    const options = arrayOf('$ifNull', argument).map(compile);
    if (options.length < 2) throw new MongoError('FailedToParse', '$ifNull needs two arguments');
    return (doc, vars) => {
      let value: unknown;
      for (const option of options) {
        value = option(doc, vars);
        if (!isNil(value)) return value;
      }
      return value;
    };
  },
  $cond,
  $switch,
  $let,
  $literal: (argument) => () => argument,
};
