import { expect, test } from '../../fixtures';
import { siteUrl } from '../../site';

const MB = 1_000_000;

for (const [size, times] of [
  [0.3 * MB, 5],
  [1.5 * MB, 5],
  [5 * MB, 20],
  [20 * MB, 3],
] as const) {
  test(`${times} bodies of ${size / MB} MB are refused as too large, each of them`, async () => {
    const answers: unknown[] = [];
    for (let count = 0; count < times; count += 1) {
      const answer = await fetch(`${siteUrl}/api/newsletter`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'x'.repeat(size) }),
      });
      const { error } = await answer.json();
      answers.push([answer.status, error.code]);
    }
    expect(answers).toEqual(Array(times).fill([413, 'too_large']));
  });
}
