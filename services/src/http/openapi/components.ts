import { objectId, schemaNames } from '@pressline/shared-api/contract/common';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

const uri = (id: string) => `#/components/schemas/${id}`;

// Removes zod's additions to standard keywords, which only make the document longer.
function plain({ jsonSchema }: { jsonSchema: JsonSchema }) {
  if (jsonSchema.format === 'date-time' || jsonSchema.format === 'uuid') delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

const options = { unrepresentable: 'any', uri, override: plain } as const;

const { $schema: _dialect, ...idOnly } = z.toJSONSchema(objectId);
/** The id of a stored document. */
export const idSchema: JsonSchema = idOnly;

function schemasOf(
  io: 'input' | 'output',
  isWanted: (schema: z.ZodType) => boolean,
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of schemaNames) if (isWanted(schema)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { ...options, io });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]),
  );
}

/** Marks properties without a type: callers need not send them. */
function markIgnored(schema: JsonSchema): JsonSchema {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const marked = properties.map(([name, property]) =>
    Object.keys(property).length === 0 ? [name, { readOnly: true }] : [name, property],
  );
  return schema.properties ? { ...schema, properties: Object.fromEntries(marked) } : schema;
}

/** Every named schema as JSON Schema: bodies as they are sent, answers as they are received. */
export function componentSchemas(bodies: ReadonlySet<z.ZodType>): Record<string, JsonSchema> {
  const sent = Object.entries(schemasOf('input', (schema) => bodies.has(schema)));
  return {
    ...Object.fromEntries(sent.map(([id, schema]) => [id, markIgnored(schema)])),
    ...schemasOf('output', (schema) => !bodies.has(schema)),
  };
}

/** The schemas that `roots` refer to, directly or through others. */
export function reachedFrom(roots: unknown, schemas: Readonly<Record<string, JsonSchema>>) {
  const reached: Record<string, JsonSchema> = {};
  const follow = (part: unknown) => {
    for (const [, id = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = schemas[id];
      if (!schema || id in reached) continue;
      reached[id] = schema;
      follow(schema);
    }
  };
  follow(roots);
  return reached;
}

/** A reference to a named schema, or a list of such references. @throws Error for a schema without a name */
export function referTo(schema: z.ZodType): JsonSchema {
  if (schema instanceof z.ZodArray) {
    return { type: 'array', items: referTo(schema.element as z.ZodType) };
  }
  const id = schemaNames.get(schema);
  if (!id) throw new Error('Every schema in the document needs a name');
  return { $ref: uri(id) };
}

/** The parameters of a query, by name. */
export function queryProperties(query: z.ZodType): Record<string, JsonSchema> {
  const { properties = {} } = z.toJSONSchema(query, { ...options, io: 'input' });
  return properties as Record<string, JsonSchema>;
}
