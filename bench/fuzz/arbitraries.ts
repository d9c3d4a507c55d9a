import fc, { type Arbitrary } from 'fast-check';
import type { OpenApi, Operation, Schema } from './operations';

export interface FuzzCase {
  path: string;
  /** The media type of the body; empty for none. */
  type: string;
  body?: string;
}

/** Values that often break systems: operators, prototypes, control characters, half characters, long texts. */
const HOSTILE = [
  ...['', ' ', '\0', '\ud800', '\u202e', '../../etc/passwd', '%00', '%E0%A4%A', '{{7*7}}', '-0'],
  ...['<script>alert(1)</script>', "' OR 1=1 --", '$where', '__proto__', 'constructor', '[object]'],
  ...['x'.repeat(5_000), '🏴'.repeat(200), '1e999', '2026-02-30T25:61:61Z', `${'a.'.repeat(60)}@b`],
];
const hostileText = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }));
const hostile: Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    ...[null, [], {}, { $gt: '' }, { $ne: null }, [[[[]]]], true, -1, 2 ** 53, 1.5],
    JSON.parse('{"__proto__":{"isAdmin":true}}'),
    { toString: 'x', length: -1, constructor: null },
  ),
);
/** Ids that documents may have, so that some exist and some do not. */
const text = (ids: readonly string[]) =>
  fc.oneof(hostileText, fc.string({ maxLength: 60 }), fc.constantFrom('a'.repeat(24), ...ids));

/** Values that nearly fit the schema: each part may be right, wrong or missing. */
function nearly(
  schema: Schema,
  { components: { schemas } }: OpenApi,
  ids: readonly string[],
  depth = 0,
): Arbitrary<unknown> {
  const within = (part: Schema) =>
    nearly(part, { paths: {}, components: { schemas } }, ids, depth + 1);
  const right = (): Arbitrary<unknown> => {
    const named = schema.$ref && schemas[schema.$ref.split('/').at(-1) ?? ''];
    if (depth > 6) return hostile;
    if (named) return nearly(named, { paths: {}, components: { schemas } }, ids, depth);
    if ('const' in schema) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const some = schema.anyOf ?? schema.oneOf ?? schema.allOf;
    if (some) return fc.oneof(...some.map(within));
    const [type] = [schema.type ?? 'object'].flat();
    if (type === 'array') return fc.array(within(schema.items ?? {}), { maxLength: 5 });
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (type === 'integer' || type === 'number') {
      const { minimum = -1_000, maximum = 1_000_000 } = schema;
      return fc.oneof(fc.integer(), fc.double(), fc.constantFrom(minimum, maximum, maximum + 1));
    }
    if (type === 'string') return schemaText(schema, ids);
    const properties = Object.entries(schema.properties ?? {});
    return fc
      .record(Object.fromEntries(properties.map(([name, part]) => [name, within(part)])), {
        requiredKeys: [],
      })
      .chain((made) =>
        fc.oneof(
          { weight: 5, arbitrary: fc.constant(made) },
          fc.dictionary(fc.string(), hostile, { maxKeys: 2 }).map((more) => ({ ...made, ...more })),
        ),
      );
  };
  return fc.oneof({ weight: 6, arbitrary: right() }, { weight: 1, arbitrary: hostile });
}

function schemaText({ pattern, format, maxLength = 200 }: Schema, ids: readonly string[]) {
  const fitting =
    format === 'date-time'
      ? fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
      : format === 'email'
        ? fc.emailAddress()
        : pattern
          ? fc.constantFrom('a', 'a1', ...ids)
          : fc.string({ minLength: 1, maxLength: Math.min(maxLength, 200) });
  return fc.oneof({ weight: 3, arbitrary: fitting }, text(ids));
}

const queryText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

export function requestsOf(
  operation: Operation,
  document: OpenApi,
  ids: readonly string[],
): Arbitrary<FuzzCase> {
  const { template, query, bodies } = operation;
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parameters = fc.tuple(...names.map(() => text(ids)));
  const search = fc.record(
    Object.fromEntries(query.map(({ name, schema }) => [name, nearly(schema, document, ids)])),
    { requiredKeys: [] },
  );
  const [first, ...others] = bodies.map(({ type, schema }) =>
    nearly(schema, document, ids).map((value) => ({ type, body: encoded(type, value) })),
  );
  const broken = fc.record({
    type: fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', ''),
    body: fc.oneof(fc.string(), fc.constantFrom('{', '[', '"', '[1,]', '{"a":1,"a":2}', 'null')),
  });
  const body = first
    ? fc.oneof(
        { weight: 6, arbitrary: fc.oneof(first, ...others) },
        { weight: 1, arbitrary: broken },
      )
    : fc.constant(undefined);
  return fc
    .record({ parameters, search, body })
    .map(({ parameters: given, search: asked, body: sent }) => {
      const path = names.reduce(
        (made, name, at) => made.replace(`{${name}}`, () => pathPart(given[at] ?? '')),
        template,
      );
      const pairs = Object.entries(asked).flatMap(([name, value]) =>
        [value].flat().map((one) => `${name}=${pathPart(String(queryText(one)))}`),
      );
      return {
        path: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path,
        type: sent?.type ?? '',
        ...(sent && { body: sent.body }),
      };
    });
}

/** Half a character cannot be encoded; what cannot is sent as it is where a URL takes it. */
const pathPart = (value: string) => encodeURIComponent(Buffer.from(value).toString());

function encoded(type: string, value: unknown): string {
  if (type.includes('json')) return JSON.stringify(value) ?? '';
  const entries = Object.entries(typeof value === 'object' && value ? value : { value });
  return new URLSearchParams(
    entries.map(([name, one]) => [name, String(queryText(one))]),
  ).toString();
}
