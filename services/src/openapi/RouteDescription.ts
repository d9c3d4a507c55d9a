import type { Role } from '@pressline/shared-api';
import type { ZodType } from 'zod';
import type { ErrorCode } from '../errors';

/** The groups of routes, with what they are about. */
export const TAGS = {
  Help: 'What readers of the help center read',
  Signals: 'What browsers report: views, feedback, consent, telemetry',
  Forms: 'What visitors send',
  Session: 'Sign-in of staff',
  Content: 'The five routes of each resource, for staff',
  Staff: 'Feedback, figures, inbox and generation, for staff',
  Service: 'How the service is',
} as const;

/** Headers that some answers carry, always. */
export const HEADERS = {
  ETag: 'Changes with the answer; send it back as If-None-Match',
  Location: 'Where to go on',
  'Retry-After': 'Seconds to wait before the next try',
} as const;

export type MediaTypes = Readonly<Record<string, ZodType>>;

/** One successful answer of a route. */
export interface AnswerDescription {
  description: string;
  content?: MediaTypes;
  headers?: readonly (keyof typeof HEADERS)[];
  /** Server-sent events by name, with what their data holds. */
  events?: MediaTypes;
}

/** One route of the app, as the document tells it. */
export interface RouteDescription {
  method: 'get' | 'post' | 'put' | 'delete';
  /** As Koa writes it, with `:name` for a parameter. */
  path: string;
  tag: keyof typeof TAGS;
  summary: string;
  /**
   * Who may call it: anybody, unless said otherwise. `optional`: a token changes what it does.
   * `internal`: the shell host.
   */
  access?: Role | 'optional' | 'internal';
  query?: ZodType;
  body?: MediaTypes;
  answers: Readonly<Record<number, AnswerDescription>>;
  /** Errors besides those that follow from method, path, access and query. */
  errors?: readonly ErrorCode[];
  /** The stored record in answers to a stale version. */
  current?: ZodType;
  /** Errors carry their text in `error` itself. */
  hasTextErrors?: boolean;
  /** Answers while the database is away. */
  isOffline?: boolean;
}

export const json = (schema: ZodType): MediaTypes => ({ 'application/json': schema });

/** The usual answer: a JSON document. */
export const found = (schema: ZodType, description = 'Success'): AnswerDescription => ({
  description,
  content: json(schema),
});
