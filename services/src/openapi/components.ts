import { objectId } from '@pressline/shared-api/schemas';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

const bodies = z.registry<{ id: string }>();
const answers = z.registry<{ id: string }>();

/** Gives the schema of a request body its name in the document. */
export function body<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  bodies.add(schema, { id });
  return schema;
}

/** Gives the schema of an answer its name in the document. */
export function answer<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  answers.add(schema, { id });
  return schema;
}

const uri = (id: string) => `#/components/schemas/${id}`;

// What zod says beyond the standard keyword helps nobody who reads the document.
function plain({ jsonSchema }: { jsonSchema: JsonSchema }) {
  if (jsonSchema.format === 'date-time' || jsonSchema.format === 'uuid') delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

const options = { unrepresentable: 'any', uri, override: plain } as const;

const { $schema: _dialect, ...idOnly } = z.toJSONSchema(objectId);
/** The id of a stored document. */
export const idSchema: JsonSchema = idOnly;

function schemasOf(registry: typeof bodies, io: 'input' | 'output'): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, { ...options, io });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]),
  );
}

/** A property without any type is one that callers have no reason to send. */
function markIgnored(schema: JsonSchema): JsonSchema {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const marked = properties.map(([name, property]) =>
    Object.keys(property).length === 0 ? [name, { readOnly: true }] : [name, property],
  );
  return schema.properties ? { ...schema, properties: Object.fromEntries(marked) } : schema;
}

/** Every named schema as JSON Schema: bodies as they are sent, answers as they are received. */
export function componentSchemas(): Record<string, JsonSchema> {
  const sent = Object.entries(schemasOf(bodies, 'input'));
  return {
    ...Object.fromEntries(sent.map(([id, schema]) => [id, markIgnored(schema)])),
    ...schemasOf(answers, 'output'),
  };
}

/** The place of a named schema, or of a list of one. @throws Error for a schema without a name */
export function referTo(schema: z.ZodType): JsonSchema {
  if (schema instanceof z.ZodArray) {
    return { type: 'array', items: referTo(schema.element as z.ZodType) };
  }
  const id = bodies.get(schema)?.id ?? answers.get(schema)?.id;
  if (!id) throw new Error('Every schema in the document needs a name');
  return { $ref: uri(id) };
}

/** The parameters of a query, by name. */
export function queryProperties(query: z.ZodType): Record<string, JsonSchema> {
  const { properties = {} } = z.toJSONSchema(query, { ...options, io: 'input' });
  return properties as Record<string, JsonSchema>;
}
