import { seedDemo } from '../../src/seed/seedDemo';
import { createTestApp } from '../createTestApp';
import { measureAnswers, shareOf } from './measureAnswers';

/** Of the questions that the rules were made by and first tried on; and of all, which are harder. */
const LEAST = { known: { right: 0.85, none: 0.95 }, all: { right: 0.78, none: 0.9 } };

test('most questions get the right passage, and what the content cannot answer gets none', async () => {
  const app = await createTestApp();
  await seedDemo(app.deps);
  const parts = Object.entries(await measureAnswers(app.deps.answer));
  const known = parts.filter(([name]) => ['tuning', 'heldBack'].includes(name));
  for (const [some, least] of [
    [known, LEAST.known],
    [parts, LEAST.all],
  ] as const) {
    const right = some.flatMap(([, { answered }]) => answered);
    expect(shareOf(right)).toBeGreaterThanOrEqual(least.right);
    const none = some.flatMap(([, { unanswered }]) => unanswered);
    expect(shareOf(none)).toBeGreaterThanOrEqual(least.none);
  }

  for (const q of ['what is bleed', 'bleed', 'whats a dieline', 'define makeready']) {
    const { passage } = await app.deps.answer(q);
    expect([q, passage?.kind]).toEqual([q, 'term']);
    expect(passage?.path).toMatch(/^\/help\/glossary#term-/);
  }
  await app.stop();
});
