import type { z } from 'zod';
import type { JSON_TYPE } from '../body';
import type { AnyEndpoint, Call } from '../callsOf';
import type { NamesIn } from '../endpoint';
import type { Due } from '../values';
import type { RequestOptions, SendOptions } from './createRequest';

type ParamArgs<Names extends string[], Params> = {
  [I in keyof Names]: Names[I] extends keyof Params
    ? z.output<Params[Names[I]] & z.ZodType>
    : never;
};

type OptionalKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];

/** A query as callers give it: what the handler gets, without what has a default. */
type QueryArg<Schema extends z.ZodType> = {
  [K in Exclude<keyof z.output<Schema>, OptionalKeys<z.input<Schema>>>]: z.output<Schema>[K];
} & {
  [K in OptionalKeys<z.input<Schema>> & keyof z.output<Schema>]?: z.output<Schema>[K] | undefined;
};

/** A body is only read. */
type Unchanged<T> = unknown extends T
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Unchanged<Item>[]
    : { [K in keyof T]: Unchanged<T[K]> };

type BodyArg<Of> = Of extends { content: { [JSON_TYPE]: infer Schema extends z.ZodType } }
  ? Unchanged<z.input<Schema>>
  : never;

type Payload<E> = E extends { body: infer Of }
  ? BodyArg<Of>
  : E extends { query: infer Schema extends z.ZodType }
    ? QueryArg<Schema>
    : never;

type PayloadArgs<E> = [Payload<E>] extends [never]
  ? []
  : E extends { argument: infer Name extends keyof Payload<E> }
    ? [value: Exclude<Payload<E>[Name], undefined>]
    : E extends { body: { isOptional: true } }
      ? [body?: Payload<E>]
      : E extends { body: unknown }
        ? [body: Payload<E>]
        : object extends Payload<E>
          ? [query?: Payload<E>]
          : [query: Payload<E>];

type Read<Answer> = Answer extends { as: 'text' }
  ? string
  : Answer extends { as: 'blob' }
    ? Blob
    : Answer extends { content: { [JSON_TYPE]: infer Schema extends z.ZodType } }
      ? z.output<Schema>
      : undefined;

/** Other statuses are redirects, which `fetch` follows, and errors. */
type Successful = 200 | 201 | 202 | 204;

type AnswerOf<Answers> = {
  [Status in keyof Answers]: Status extends Successful ? Read<Answers[Status]> : never;
}[keyof Answers];

type Args<E extends AnyEndpoint> = [
  ...ParamArgs<NamesIn<E['path']>, E['params']>,
  ...PayloadArgs<E>,
];

/** The functions of a table of calls: each takes the path's parameters in order, then body or query. */
export type Functions<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Call<infer E extends AnyEndpoint>
    ? (...args: [...Args<E>, init?: RequestOptions]) => Promise<AnswerOf<E['answers']>>
    : Functions<Table[Name]>;
};

/** A client of some areas of the API. Every non-successful answer raises `ApiError`. */
export type Client<Table> = Functions<Table> & {
  /** One call to a path below the origin. @throws ApiError */
  send<Answer>(path: string, options?: SendOptions): Promise<Answer>;
};

/** Parameters of every admin list. `sort` is a field's name, with `-` in front for descending. */
export interface ListParams {
  /** From 1. */
  page?: number;
  /** Documents per page, 1 to 1,000; 200 unless given. */
  limit?: number;
  sort?: string;
  /** Looks for this text, without regard to case, in the resource's searchable fields. */
  q?: string;
  /** Of what readers find: looks for all words of `q` instead, in one of these fields or in the text. */
  text?: boolean;
  /** An id, or `all`. */
  categoryId?: string;
  published?: boolean;
  /** Of articles: whether it has unpublished changes. */
  changed?: boolean;
  /** Of articles: the caller's own drafts and unpublished changes alone. */
  mine?: boolean;
  /** Whether it will be published by itself. */
  scheduled?: boolean;
  /** Of articles: which of those that have to be checked, the most urgent first unless `sort` is given. */
  due?: Due;
  /** Of articles: a username. */
  owner?: string;
  [name: string]: string | number | boolean | undefined;
}
