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
  const result = schema.safeParse(readYaml(file, frontMatter));
  if (result.success) return { ...(result.data as z.output<Schema> & object), body: body.trim() };
  const problems = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'front matter'}: ${message}`,
  );
  throw new SeedError(file, problems.join('; '));
}

function readYaml(file: string, frontMatter: string): unknown {
  try {
    return parse(frontMatter);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new SeedError(file, `front matter is not valid YAML: ${reason}`);
  }
}
