/** As much of JSON Schema as the API's document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  pattern?: string;
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: Schema;
}

interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

export interface OpenApi {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

export interface Operation {
  name: string;
  method: string;
  template: string;
  query: readonly Parameter[];
  bodies: readonly { type: string; schema: Schema }[];
}

export const operationsOf = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([verb, { parameters = [], requestBody }]) => ({
      name: `${verb.toUpperCase()} ${template}`,
      method: verb.toUpperCase(),
      template,
      query: parameters.filter((one) => one.in === 'query'),
      bodies: Object.entries(requestBody?.content ?? {}).map(([type, { schema = {} }]) => ({
        type,
        schema,
      })),
    })),
  );
