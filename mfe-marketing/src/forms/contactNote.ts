const MAX_TOPIC = 200;

/**
 * What the contact form's message begins with, for a visitor who comes from a plan
 * (`?plan=Entry`), from a search of the help center without an answer (`?topic=…`), or from the API's
 * documentation (`?request=api`).
 */
export function contactNote(search: string, plans: readonly string[]): string {
  const query = new URLSearchParams(search);
  const plan = plans.find((name) => name === query.get('plan'));
  const topic = query.get('topic')?.replace(/\s+/g, ' ').trim().slice(0, MAX_TOPIC);
  return [
    plan && `I’d like a quote for the ${plan} plan.`,
    query.get('request') === 'api' && 'I’d like access to the API. We want to connect: ',
    topic && `I looked for “${topic}” in the help center and didn’t find an answer.`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The message with a new note: what was typed stays, an untouched older note goes. */
export function withNote(message: string, note: string, olderNote: string): string {
  if (message.includes(note)) return message;
  const typed = message.startsWith(olderNote) ? message.slice(olderNote.length) : message;
  return [note, typed.trim()].filter(Boolean).join('\n\n');
}
