import type { Role } from '@pressline/shared-api';
import type { FORM_TYPE, JSON_TYPE, MediaTypes } from '@pressline/shared-api/contract/body';
import type { Access, Endpoint } from '@pressline/shared-api/contract/endpoint';
import type { ZodType, z } from 'zod';
import type { Identity, Route, RouteRequest } from './Route';

type Output<Schema> = Schema extends ZodType ? z.output<Schema> : undefined;
type ParamsOf<Params> = { [Name in keyof Params]: Output<Params[Name]> };
type QueryOf<E> = E extends { query: infer Schema } ? Output<Schema> : undefined;
type BodyOf<E> = E extends { body: { content: infer Content } }
  ? Output<Content[keyof Content & (typeof JSON_TYPE | typeof FORM_TYPE)]>
  : undefined;
type UserOf<A extends Access> = A extends Role ? Identity['user'] : undefined;

type AnswerOf<A> = A extends { events: MediaTypes }
  ? unknown
  : A extends { content: { [JSON_TYPE]: infer Schema } }
    ? Output<Schema>
    : unknown;

/** Whatever sets `ctx.body` itself says so by returning `undefined`. */
type Returned<Value> = Value | undefined | Promise<Value | undefined>;

type Handled = Omit<Endpoint, 'params'> & { params: object };

/** Lets a function answer the requests of an endpoint. What it returns is the JSON of the answer. */
export const handle = <const E extends Handled>(
  endpoint: E,
  answer: (
    request: RouteRequest<ParamsOf<E['params']>, QueryOf<E>, BodyOf<E>, UserOf<E['access']>>,
  ) => Returned<AnswerOf<E['answers'][keyof E['answers']]>>,
): Route => ({ ...(endpoint as unknown as Endpoint), handle: answer });
