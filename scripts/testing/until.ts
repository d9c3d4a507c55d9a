import { setTimeout as delay } from 'node:timers/promises';

const LIMIT_MS = 50_000;
const PAUSE_MS = 10;

/** Repeats `ask` until its answer is the wanted one, and resolves with it. Throws after almost a minute. */
export async function until<Answer>(
  ask: () => Answer | Promise<Answer>,
  isWanted: (answer: Answer) => boolean = Boolean,
): Promise<Answer> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`The last answer was ${JSON.stringify(answer)}`);
    await delay(PAUSE_MS);
  }
}
