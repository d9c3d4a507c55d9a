import { type Doc, isDoc, isNumeric, typeInfo } from '../../bson/values';
import { MongoError, notImplemented } from '../../errors';
import type { Evaluate, Operator, Variables } from '../expression';

const wrongArguments = (message: string) => new MongoError('FailedToParse', message);

export const wrongType = (name: string, value: unknown, wanted: string) =>
  new MongoError('TypeMismatch', `${name} needs ${wanted}, not ${typeInfo(value).name}`);

/** An operator over a list of `min` to `max` operands, all evaluated first. */
export const list =
  (name: string, min: number, max: number, apply: (values: unknown[]) => unknown): Operator =>
  (argument, compile) => {
    const operands = (Array.isArray(argument) ? argument : [argument]).map(compile);
    if (operands.length < min || operands.length > max) {
      throw wrongArguments(`Expression ${name} takes ${min} to ${max} arguments`);
    }
    return (doc, variables) => apply(operands.map((operand) => operand(doc, variables)));
  };

/** As `list`, giving null when any operand is null or missing. */
export const nullable = (
  name: string,
  min: number,
  max: number,
  apply: (values: unknown[]) => unknown,
): Operator =>
  list(name, min, max, (values) =>
    values.some((value) => value === null || value === undefined) ? null : apply(values),
  );

export type Named = Record<string, unknown>;

/** An operator over named operands, all evaluated first; unknown names are refused. */
export const named =
  (
    name: string,
    required: string[],
    optional: string[],
    apply: (values: Named) => unknown,
  ): Operator =>
  (argument, compile) => {
    const operands = Object.entries(fieldsOf(name, argument, required, optional)).map(
      ([key, operand]) => [key, compile(operand)] as const,
    );
    return (doc, variables) =>
      apply(Object.fromEntries(operands.map(([key, operand]) => [key, operand(doc, variables)])));
  };

/** The operand document of an operator. @throws when a field is missing or unknown. */
export function fieldsOf(
  name: string,
  argument: unknown,
  required: string[],
  optional: string[] = [],
): Doc {
  if (!isDoc(argument)) throw wrongArguments(`${name} needs an object as an argument`);
  for (const key of required) {
    if (!(key in argument)) throw wrongArguments(`Missing '${key}' parameter to ${name}`);
  }
  for (const key of Object.keys(argument)) {
    if (!required.includes(key) && !optional.includes(key)) {
      throw wrongArguments(`Unrecognized parameter to ${name}: ${key}`);
    }
  }
  return argument;
}

/** A number that JavaScript computes with. @throws TypeMismatch, NotImplemented for wider ones. */
export function numberOf(name: string, value: unknown): number {
  if (typeof value === 'number') return value;
  if (isNumeric(value)) throw notImplemented(`${name} on decimals and integers beyond 2^53`);
  throw wrongType(name, value, 'a number');
}

export function stringOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw wrongType(name, value, 'a string');
}

export function arrayOf(name: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw wrongType(name, value, 'an array');
}

export const isNil = (value: unknown): value is null | undefined =>
  value === null || value === undefined;

/** Evaluates with one more variable bound per array element. */
export const bind = (evaluate: Evaluate, doc: unknown, variables: Variables | undefined) => {
  return (extra: Variables) => evaluate(doc, { ...variables, ...extra });
};
