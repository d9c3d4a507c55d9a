import { seedDemo } from '../../src/content/seed/seedDemo';
import { createTestApp } from '../createTestApp';
import { measureAnswers, shareOf } from './measureAnswers';

/** Parts of the questions, with the least shares: those the rules were made by and first tried on come first. */
const LEAST = [
  { of: ['tuning', 'heldBack'], right: 0.85, none: 0.95 },
  { of: ['fresh', 'freshAgain', 'freshLast', 'otherWords'], right: 0.74, none: 0.88 },
  { of: ['paraphrased'], right: 0.4, none: 0.7 },
];

test('most questions get the right passage, and what the content cannot answer gets none', async () => {
  const app = await createTestApp();
  await seedDemo(app.demo);
  const parts = await measureAnswers(app.parts.help.answer);
  expect(LEAST.flatMap(({ of }) => of).sort()).toEqual(Object.keys(parts).sort());
  for (const { of, right, none } of LEAST) {
    const answered = of.flatMap((name) => parts[name]?.answered ?? []);
    const unanswered = of.flatMap((name) => parts[name]?.unanswered ?? []);
    expect([of, shareOf(answered) >= right, shareOf(unanswered) >= none]).toEqual([of, true, true]);
  }

  for (const q of ['what is bleed', 'bleed', 'whats a dieline', 'define makeready']) {
    const { passage } = await app.parts.help.answer(q);
    expect([q, passage?.kind]).toEqual([q, 'term']);
    expect(passage?.path).toMatch(/^\/help\/glossary#term-/);
  }
  await app.stop();
});
