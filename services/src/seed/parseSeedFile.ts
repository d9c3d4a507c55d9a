import { parse } from 'yaml';
import type { z } from 'zod';
import { SeedError } from './SeedError';

/**
 * Reads a Markdown text that starts with YAML front matter between two `---` lines.
 * @throws SeedError when text or front matter is missing, or the latter is no YAML or breaks the schema
 */
export function parseSeedFile<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): z.output<Schema> & { body: string } {
  const [, frontMatter, body] =
    /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)$/.exec(source) ?? [];
  if (frontMatter === undefined || body === undefined) {
    throw new SeedError(file, 'must start with front matter between two lines of ---');
  }
  if (!body.trim()) throw new SeedError(file, 'has no text after the front matter');
  const front = checked(file, schema, readYaml(file, frontMatter, 'front matter is '));
  return { ...(front as z.output<Schema> & object), body: body.trim() };
}

/**
 * Reads a text that is YAML as a whole.
 * @throws SeedError when it is none or breaks the schema
 */
export function parseSeedList<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): z.output<Schema> {
  return checked(file, schema, readYaml(file, source));
}

function checked<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'front matter'}: ${message}`,
  );
  throw new SeedError(file, problems.join('; '));
}

function readYaml(file: string, text: string, what = ''): unknown {
  try {
    return parse(text);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new SeedError(file, `${what}not valid YAML: ${reason}`);
  }
}
