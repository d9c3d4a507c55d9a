import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { createDocument } from '../src/http/openapi/createDocument';
import type { Route } from '../src/http/router/Route';

interface Described {
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, { 'x-events'?: Record<string, { $ref: string }> }>;
}

type Operation = {
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, Described & { $ref?: string }>;
};

/** What the API answered to one request. */
export interface Exchange {
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  header(name: string): string | undefined;
  text: string;
}

const ROOT = 'openapi';
const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The OpenAPI document of some routes, and what compares requests and answers with it. */
export function createContract(routes: readonly Route[]) {
  const document = createDocument(routes);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, ROOT);

  const validators = new Map<string, ValidateFunction>();

  function validator(pointer: string): ValidateFunction {
    const known = validators.get(pointer);
    if (known) return known;
    const made = ajv.compile({ $ref: `${ROOT}${pointer}` });
    validators.set(pointer, made);
    return made;
  }

  function problemsOf(pointer: string, value: unknown): string[] {
    const validate = validator(encodeURI(pointer));
    if (validate(value)) return [];
    return [`${ajv.errorsText(validate.errors)} in ${JSON.stringify(value).slice(0, 500)}`];
  }

  const templates = Object.keys(document.paths)
    .map((template) => ({
      template,
      pattern: new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
      parameters: template.split('{').length,
    }))
    .sort((a, b) => a.parameters - b.parameters);

  function findOperation(method: string, path: string) {
    const found = templates.find(({ pattern }) => pattern.test(path.replace(/(?<=.)\/$/, '')));
    if (!found) return undefined;
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    const operation = document.paths[found.template]?.[verb] as Operation | undefined;
    return operation && { operation, pointer: `#/paths/${escaped(found.template)}/${verb}` };
  }

  function eventProblems(text: string, events: Record<string, { $ref: string }>): string[] {
    return text.split('\n\n').flatMap((block) => {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (!event || !data) return block === '' || block.startsWith(':') ? [] : [`event ${block}`];
      const schema = events[event];
      return schema
        ? problemsOf(schema.$ref, parsed(data))
        : [`the event ${event} is not described`];
    });
  }

  const sharedResponses: Readonly<Record<string, unknown>> = document.components.responses;

  /** What the document says of one status of an operation, and where it says so. */
  function describedAnswer(operation: Operation, pointer: string, status: number) {
    const own = operation.responses[status];
    if (!own?.$ref) return { described: own, pointer: `${pointer}/responses/${status}` };
    const code = own.$ref.split('/').at(-1) ?? '';
    return { described: sharedResponses[code] as Described | undefined, pointer: own.$ref };
  }

  /** Paths and methods that do not exist answer an error, and nothing else. */
  function strangerProblems({ method, status, header, text }: Exchange): string[] {
    if (status === 405 && !header('Allow')) return ['the header Allow is missing'];
    if (status < 400) return method === 'OPTIONS' ? [] : ['there is no such route'];
    if (method === 'HEAD') return [];
    const schemas = ['#/components/schemas/Error', '#/components/schemas/TextError'];
    const problems = schemas.map((schema) => problemsOf(schema, parsed(text)));
    return problems.some((found) => found.length === 0) ? [] : problems.flat();
  }

  /** How an exchange departs from the document; nothing when it does not. */
  function findProblems(exchange: Exchange): string[] {
    const { method, path, status, header, text } = exchange;
    const found = findOperation(method, path);
    if (!found) return strangerProblems(exchange);
    const { described, pointer } = describedAnswer(found.operation, found.pointer, status);
    if (!described) return [`the status is not described; the body is ${text.slice(0, 300)}`];
    const missing = Object.entries(described.headers ?? {})
      .filter(([name, { required }]) => required && header(name) === undefined)
      .map(([name]) => `the header ${name} is missing`);
    if (method === 'HEAD') return missing;
    if (!described.content) return text === '' ? missing : [...missing, 'a body is not described'];
    const type = header('content-type')?.split(';')[0] ?? '';
    const media = described.content[type];
    if (!media) return [...missing, `the media type ${type} is not described`];
    const events = media['x-events'];
    if (events) return [...missing, ...eventProblems(text, events)];
    const value = type === 'application/json' ? parsed(text) : text;
    return [...missing, ...problemsOf(`${pointer}/content/${escaped(type)}/schema`, value)];
  }

  /** How a JSON body that the API accepted departs from the document. */
  function findBodyProblems(method: string, path: string, body: unknown): string[] {
    const found = findOperation(method, path);
    if (!found?.operation.requestBody?.content['application/json']) return [];
    const media = escaped('application/json');
    const problems = problemsOf(`${found.pointer}/requestBody/content/${media}/schema`, body);
    return problems.map((problem) => `${method} ${path} accepted a body: ${problem}`);
  }

  return { document, findProblems, findBodyProblems };
}

export type Contract = ReturnType<typeof createContract>;
