import { company } from '@pressline/shared-api/company';
import { ERROR_CODES } from '@pressline/shared-api/contract/answer';
import { type Endpoint, TAGS } from '@pressline/shared-api/contract/endpoint';
import { isPublicRead } from '../cache/isPublicRead';
import { componentSchemas, idSchema, queryProperties, reachedFrom } from './components';
import { describeAnswers, describeContent, describeError, errorsOf } from './describeAnswers';

const VERSION = '1.0.0';

const NOTES: Readonly<Record<string, string>> = {
  page: 'From 1',
  limit: 'Maximum number of results',
  sort: 'The name of a field, with `-` in front for descending',
  q: 'Text to search for, ignoring case',
  categoryId: 'The id of a category, or `all`',
  days: 'Number of days up to and including today (UTC)',
};

function pathParameters(path: string) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? idSchema : { type: 'string' },
  }));
}

// A parameter without a type is not offered by this list.
function queryParameters({ query }: Endpoint) {
  return Object.entries(query ? queryProperties(query) : {})
    .filter(([, schema]) => Object.keys(schema).length > 0)
    .map(([name, schema]) => ({
      name,
      in: 'query',
      ...(NOTES[name] && { description: NOTES[name] }),
      schema,
    }));
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The ETag of the cached response',
  schema: { type: 'string' },
};

const isInternal = ({ access }: Endpoint) => access === 'internal';

function security({ access }: Endpoint) {
  if (access === 'public') return [];
  if (access === 'internal') return [{ internal: [] }];
  return access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

/** `get /api/admin/help/faqs/:id` is `getAdminHelpFaqsById`. */
function operationId({ method, path }: Endpoint): string {
  const words = path
    .replace(/^\/api\//, '/')
    .replace(/\/:(\w)/g, (_all, letter: string) => `/by-${letter}`)
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function operation(endpoint: Endpoint) {
  const { body } = endpoint;
  const parameters = [
    ...pathParameters(endpoint.path),
    ...queryParameters(endpoint),
    ...(isPublicRead(endpoint) ? [ifNoneMatch] : []),
  ];
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: security(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: !body.isOptional, content: describeContent(body.content) },
    }),
    responses: describeAnswers(endpoint),
  };
}

function paths(endpoints: readonly Endpoint[]) {
  const byPath: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    byPath[path] = { ...byPath[path], [endpoint.method]: operation(endpoint) };
  }
  return byPath;
}

/** The OpenAPI 3.1 document of some endpoints. */
export function createDocument(endpoints: readonly Endpoint[]) {
  const used = new Set(endpoints.flatMap(errorsOf));
  const sent = new Set(endpoints.flatMap(({ body }) => Object.values(body?.content ?? {})));
  const errors = ERROR_CODES.filter((code) => used.has(code));
  const described = paths(endpoints);
  const responses = Object.fromEntries(errors.map((code) => [code, describeError(code)]));
  return {
    openapi: '3.1.0',
    info: {
      title: `${company.productName} API`,
      version: VERSION,
      description:
        'All bodies and answers are JSON unless said otherwise. Times are ISO 8601 in UTC. Paths that are not listed answer 404; methods that are not listed answer 405, with the supported methods in Allow.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: described,
    components: {
      schemas: reachedFrom([described, responses], componentSchemas(sent)),
      responses,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        ...(endpoints.some(isInternal) && { internal: { type: 'http', scheme: 'bearer' } }),
      },
    },
  };
}
