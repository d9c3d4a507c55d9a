import { type Call, call, methodOf, pathOf, type Role } from '@pressline/shared-api';
import { objectId } from '@pressline/shared-api/wire/common';
import { type ZodType, z } from 'zod';
import type {
  Access,
  Answer,
  Identity,
  MediaTypes,
  Route,
  RouteFacts,
  RouteRequest,
} from './Route';

export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';

export const json = <Schema extends ZodType>(schema: Schema) => ({ [JSON_TYPE]: schema }) as const;

/** The usual answer: a JSON document. */
export const found = <Schema extends ZodType>(schema: Schema, description = 'Success') => ({
  description,
  content: json(schema),
});

/** The id of a document, as a parameter of a path. */
export const documentId = objectId.toLowerCase();

/** The number of a revision in a path. An invalid one is 0, which none has: it answers 404. */
export const revisionNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
  .catch(0);

type Output<Schema> = Schema extends ZodType ? z.output<Schema> : undefined;
type ParamsOf<Params> = { [Name in keyof Params]: Output<Params[Name]> };
type BodyOf<Body> = Output<Body[keyof Body & (typeof JSON_TYPE | typeof FORM_TYPE)]>;
type UserOf<A extends Access> = A extends Role ? Identity['user'] : undefined;

type AnswerOf<A> = A extends { events: MediaTypes }
  ? unknown
  : A extends { content: { [JSON_TYPE]: infer Schema } }
    ? Output<Schema>
    : unknown;

/** Whatever sets `ctx.body` itself says so by returning `undefined`. */
type Returned<Value> = Value | undefined | Promise<Value | undefined>;

interface Options<
  Query,
  Params extends Readonly<Record<string, ZodType>>,
  Body extends MediaTypes,
  A extends Access,
  Answers extends Readonly<Record<number, Answer>>,
> extends RouteFacts {
  access: A;
  params?: Params;
  query?: Query & ZodType;
  body?: Body;
  answers: Answers;
  handle(
    request: RouteRequest<ParamsOf<Params>, Output<Query>, BodyOf<Body>, UserOf<A>>,
  ): Returned<AnswerOf<Answers[keyof Answers]>>;
}

const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);

/**
 * Defines one endpoint. What `handle` returns is the JSON of its answer.
 * @throws Error when the parameters are not those of the path
 */
export function defineRoute<
  const A extends Access,
  const Answers extends Readonly<Record<number, Answer>>,
  Query = undefined,
  Params extends Readonly<Record<string, ZodType>> = Record<never, never>,
  Body extends MediaTypes = Record<never, never>,
>(options: Options<Query, Params, Body, A, Answers>): Route {
  const named: Call = typeof options.call === 'string' ? call(options.call) : options.call;
  const path = pathOf(named);
  const given = Object.keys(options.params ?? {});
  if (String(namesIn(path)) !== String(given)) throw new Error(`${path} has other parameters`);
  return { ...options, path, method: methodOf(named).toLowerCase() as Route['method'] };
}
