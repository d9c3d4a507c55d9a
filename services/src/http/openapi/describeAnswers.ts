import {
  type Answer,
  errorAnswer,
  HEADERS,
  textErrorAnswer,
} from '@pressline/shared-api/contract/answer';
import { FORM_TYPE, type MediaTypes } from '@pressline/shared-api/contract/body';
import type { Endpoint } from '@pressline/shared-api/contract/endpoint';
import { type ErrorCode, STATUS_BY_CODE } from '@pressline/shared-api/error-status';
import { isPublicRead } from '../cache/isPublicRead';
import { referTo } from './components';

const WITH_DELAY: readonly ErrorCode[] = ['rate_limited', 'unavailable'];

const SENTENCES: Readonly<Record<ErrorCode, string>> = {
  validation: 'The input is invalid; `fields` has a message for each field',
  unauthenticated: 'Not signed in, or wrong credentials',
  forbidden: 'Not allowed',
  not_found: 'Not found',
  method_not_allowed: 'The path does not support this method',
  request_timeout: 'The request did not arrive in time',
  conflict: 'Conflicts with the stored data',
  too_large: 'The body is too large',
  unsupported: 'Unsupported media type',
  unprocessable: 'The input takes too much time or memory',
  rate_limited: 'Too many requests',
  headers_too_large: 'The headers are too large',
  internal: 'Something went wrong',
  bad_gateway: 'An upstream service failed',
  unavailable: 'The service is temporarily unavailable',
  gateway_timeout: 'An upstream service took too long',
};

/** The errors of an endpoint: its own, and those that follow from its definition. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const { access, method, path, query, body, limits, isSameSite, errors = [] } = endpoint;
  const isWrite = method === 'post' || method === 'put';
  const isInternal = access === 'internal';
  const needsToken = isInternal || access === 'admin' || access === 'super_admin';
  const codes = new Set<ErrorCode>(errors);
  if (isWrite || query) codes.add('validation');
  if (needsToken) codes.add('unauthenticated');
  if (access === 'super_admin' || isSameSite || body?.content[FORM_TYPE]) codes.add('forbidden');
  if (isInternal || path.includes('/:')) codes.add('not_found');
  if (endpoint.current) codes.add('conflict');
  if (isWrite) codes.add('too_large').add('unsupported');
  if (isWrite && needsToken) codes.add('unprocessable');
  if (isWrite || limits) codes.add('rate_limited');
  if (!endpoint.isOffline) codes.add('unavailable');
  return [...codes.add('internal')];
}

export function describeContent(content: MediaTypes) {
  return Object.fromEntries(
    Object.entries(content).map(([type, schema]) => [type, { schema: referTo(schema) }]),
  );
}

function describeHeaders(names: readonly (keyof typeof HEADERS)[]) {
  return Object.fromEntries(
    names.map((name) => [
      name,
      { description: HEADERS[name], required: true, schema: { type: 'string' } },
    ]),
  );
}

function describeEvents(events: MediaTypes) {
  const payloads = Object.entries(events).map(([name, schema]) => [name, referTo(schema)]);
  const description = `Events: ${Object.keys(events).join(', ')}; their data is JSON`;
  return {
    'text/event-stream': {
      schema: { type: 'string', description },
      'x-events': Object.fromEntries(payloads),
    },
  };
}

function describeAnswer({ description, content, headers, events }: Answer) {
  return {
    description,
    ...(headers && { headers: describeHeaders(headers) }),
    ...(content && {
      content: { ...describeContent(content), ...(events && describeEvents(events)) },
    }),
  };
}

/** One error; its status and its code belong together. */
export function describeError(code: ErrorCode, endpoint: Partial<Endpoint> = {}) {
  const { hasTextErrors, current, protocolError } = endpoint;
  const own = { code: { const: code } };
  const properties = {
    ...(hasTextErrors ? own : { error: { type: 'object', properties: own } }),
    ...(current && code === 'conflict' && { current: referTo(current) }),
  };
  const base = referTo(hasTextErrors ? textErrorAnswer : errorAnswer);
  return {
    description: SENTENCES[code],
    ...(WITH_DELAY.includes(code) && { headers: describeHeaders(['Retry-After']) }),
    content: {
      'application/json': {
        schema: protocolError
          ? { anyOf: [base, referTo(protocolError)] }
          : { allOf: [base], type: 'object', properties },
      },
    },
  };
}

/** All answers of an endpoint by status. */
export function describeAnswers(endpoint: Endpoint) {
  const isShared = (code: ErrorCode) =>
    !endpoint.hasTextErrors &&
    !endpoint.protocolError &&
    !(code === 'conflict' && endpoint.current);
  const errors = errorsOf(endpoint).map((code) => [
    STATUS_BY_CODE[code],
    isShared(code) ? { $ref: `#/components/responses/${code}` } : describeError(code, endpoint),
  ]);
  const answers = Object.entries(endpoint.answers).map(([status, answer]) => {
    const isCached = status === '200' && isPublicRead(endpoint);
    return [status, describeAnswer(isCached ? { ...answer, headers: ['ETag'] } : answer)];
  });
  const unchanged = { description: 'Not modified', headers: describeHeaders(['ETag']) };
  return {
    ...Object.fromEntries([...answers, ...errors]),
    ...(isPublicRead(endpoint) && { 304: unchanged }),
  };
}
