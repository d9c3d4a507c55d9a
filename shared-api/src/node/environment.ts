import { z } from 'zod';

/** What is wrong with input, in one line: each place, and what is wrong there. */
export function describeIssues({ issues }: z.ZodError): string {
  return issues
    .map(({ path, message }) => [path.join('.'), message.replace(/^Invalid input: /, '')])
    .map(([place, text]) => (place ? `${place}: ${text}` : text))
    .join('; ');
}

function isSite(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

/** The variables that services and the shell host both read. Empty texts are unset. */
export const siteEnvironment = {
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3_000),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  PUBLIC_URL: z
    .string()
    .refine(
      (text) => text === '' || isSite(text),
      'must be http:// or https:// and a host, without a path',
    )
    .optional(),
  MONGODB_URI: z.string('is required, such as mongodb://127.0.0.1:27017/pressline').min(1),
  INTERNAL_TOKEN: z
    .union([z.literal(''), z.string().min(32, 'must have at least 32 characters')])
    .optional(),
  ANSWERS_MODEL: z.string().trim().optional(),
};

type Site = z.ZodType<{ PORT: number; PUBLIC_URL?: string }>;

/** Reads the environment once, and the address that visitors use. @throws Error that names every bad variable */
export function readEnvironment<Schema extends Site>(schema: Schema, env: NodeJS.ProcessEnv) {
  const { data, error } = schema.safeParse(env);
  if (error) throw new Error(`Bad configuration: ${describeIssues(error)}`);
  const publicUrl = (data.PUBLIC_URL || `http://localhost:${data.PORT}`).replace(/\/$/, '');
  return { ...data, publicUrl };
}
