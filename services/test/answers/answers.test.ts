import { seedDemo } from '../../src/content/seed/seedDemo';
import { searchHelp } from '../../src/reading/help/searchHelp';
import { createTestApp } from '../createTestApp';
import { measureAnswers, shareOf } from './measureAnswers';

/** Parts of the questions, with the least shares; the last was asked for the first time when no rule had seen it. */
const LEAST = [
  { of: ['tuning', 'heldBack'], right: 0.7, none: 0.8 },
  { of: ['fresh', 'freshAgain', 'freshLast', 'otherWords'], right: 0.65, none: 0.75 },
  { of: ['paraphrased'], right: 0.4, none: 0.7 },
];

test('most questions get the right passage, and what the content cannot answer gets none', async () => {
  const app = await createTestApp();
  await seedDemo(app.demo);
  const ask = async (q: string) => (await searchHelp(app.parts.help.search, q)).answer;
  const parts = await measureAnswers(ask);
  expect(LEAST.flatMap(({ of }) => of).sort()).toEqual(Object.keys(parts).sort());
  for (const { of, right, none } of LEAST) {
    const answered = of.flatMap((name) => parts[name]?.answered ?? []);
    const unanswered = of.flatMap((name) => parts[name]?.unanswered ?? []);
    expect([of, shareOf(answered) >= right, shareOf(unanswered) >= none]).toEqual([of, true, true]);
  }

  for (const q of ['what is bleed', 'bleed', 'whats a dieline', 'define makeready']) {
    const { passage } = await ask(q);
    expect([q, passage?.kind]).toEqual([q, 'term']);
    expect(passage?.path).toMatch(/^\/help\/glossary#term-/);
  }
  await app.stop();
});
