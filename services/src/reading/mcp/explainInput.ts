import { z } from 'zod';

const MAX_SHOWN = 60;

interface Rule {
  type?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

function allowed({ type, minLength = 0, maxLength, minimum = 0, maximum }: Rule): string {
  if (type !== 'integer') return `text of ${minLength} to ${maxLength} characters`;
  const isOpen = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER;
  return `a whole number, ${isOpen ? `${minimum} or more` : `from ${minimum} to ${maximum}`}`;
}

const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? '';
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
};

/** What is wrong with the arguments of a tool, in sentences: which one, what was given, what is allowed. */
export function explainInput(input: z.ZodObject, given: unknown, { issues }: z.ZodError): string {
  const rules = z.toJSONSchema(input, { io: 'input' }).properties as Record<string, Rule>;
  const values = (given ?? {}) as Record<string, unknown>;
  const names = new Set(issues.map(({ path: [name] }) => String(name ?? '')));
  const sentences = [...names].map((name) => {
    const rule = rules[name];
    if (!rule) return 'The arguments must be an object.';
    const value = values[name];
    if (value === undefined) return `The argument "${name}" is missing: give ${allowed(rule)}.`;
    return `The argument "${name}" must be ${allowed(rule)}; ${shown(value)} was given.`;
  });
  return sentences.join(' ');
}
