import { appendFileSync } from 'node:fs';

/** Names the tests that passed only in their second try, also in the summary of a run on GitHub. */
export function reportFlakes(titles: readonly string[]): void {
  const lines = titles.map((title) => `flaky: ${title}\n`);
  process.stdout.write(lines.join(''));
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary) appendFileSync(summary, lines.map((line) => `- ${line}`).join(''));
}
