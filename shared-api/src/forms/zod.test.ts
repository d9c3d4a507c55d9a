/** @jest-environment jsdom */
import { z } from 'zod';
import { trialForm } from './trialForm';

test('a form of a page is checked without eval, which the policy of our pages forbids', () => {
  expect(trialForm.safeParse({}).success).toBe(false);
  expect(z.config().jitless).toBe(true);
});
