import { seedDemo } from '../../src/seed/seedDemo';
import { createTestApp } from '../createTestApp';
import { measureAnswers, shareOf } from './measureAnswers';

// Lower than what `npm run answers -w bench` prints: one more wrong answer is no reason to fail.
const LEAST_RIGHT = 0.78;
const LEAST_NONE = 0.9;

test('most questions get the right passage, and what the content cannot answer gets none', async () => {
  const app = await createTestApp();
  await seedDemo(app.deps);
  const parts = Object.values(await measureAnswers(app.deps.answer));
  const right = parts.flatMap(({ answered }) => answered);
  expect(shareOf(right)).toBeGreaterThanOrEqual(LEAST_RIGHT);
  const none = parts.flatMap(({ unanswered }) => unanswered);
  expect(shareOf(none)).toBeGreaterThanOrEqual(LEAST_NONE);

  for (const q of ['what is bleed', 'bleed', 'whats a dieline', 'define makeready']) {
    const { passage } = await app.deps.answer(q);
    expect([q, passage?.kind]).toEqual([q, 'term']);
    expect(passage?.path).toMatch(/^\/help\/glossary#term-/);
  }
  await app.stop();
});
