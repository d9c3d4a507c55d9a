import { seedDemo } from '../../src/seed/seedDemo';
import { createTestApp } from '../createTestApp';
import { measureAnswers, shareOf } from './measureAnswers';

// Lower than what `npm run answers -w bench` prints: one more wrong answer is no reason to fail.
const LEAST_RIGHT = 0.75;
const LEAST_NONE = 0.9;

test('most questions get the right passage, and what the content cannot answer gets none', async () => {
  const app = await createTestApp();
  await seedDemo(app.deps);
  const { tuning, heldBack } = await measureAnswers(app.deps.answer);
  expect(shareOf([...tuning.answered, ...heldBack.answered])).toBeGreaterThanOrEqual(LEAST_RIGHT);
  expect(shareOf([...tuning.unanswered, ...heldBack.unanswered])).toBeGreaterThanOrEqual(
    LEAST_NONE,
  );
  await app.stop();
});
