import type { Operation } from './operations';

export interface FuzzAnswer {
  status: number;
  type: string;
  text: string;
  milliseconds: number;
}

const MAX_MS = 2_000;
/** JSON-RPC has errors of its own. */
const OWN_ERRORS = new Set(['/api/mcp']);
/** The drafts answer 503 here, because no AI provider is configured. */
const MAY_BE_AWAY = new Set(['/api/admin/help/generate-from-pdf']);

/** Checks what holds for every answer. @throws Error that says what does not */
export function checkAnswer(
  { template }: Operation,
  { status, type, text, milliseconds }: FuzzAnswer,
) {
  if (status >= 500 && !(status === 503 && MAY_BE_AWAY.has(template))) {
    throw new Error(`answered ${status}: ${text.slice(0, 300)}`);
  }
  if (milliseconds > MAX_MS) throw new Error(`took ${Math.round(milliseconds)} ms`);
  if (/\bat \S+ \(.*:\d+:\d+\)|node_modules/.test(text) && status >= 400) {
    throw new Error(`shows its inside: ${text.slice(0, 300)}`);
  }
  if (status < 400 || OWN_ERRORS.has(template)) return;
  const body = type.includes('json') ? JSON.parse(text) : undefined;
  const isShaped =
    typeof body?.message === 'string' &&
    (typeof body.error === 'string' || typeof body.error?.code === 'string');
  if (!isShaped)
    throw new Error(`answered ${status} without the shape of an error: ${text.slice(0, 300)}`);
}
