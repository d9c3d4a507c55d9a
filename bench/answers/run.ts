import type { Answer } from '@pressline/shared-api';
import { type Measured, measureAnswers, shareOf } from '../../services/test/answers/measureAnswers';
import { type RunningApi, withApi } from '../api/startApi';
import { percentile, printHead, printRow } from '../table';

/**
 * Counts how many questions of `services/test/answers/questions.yaml` get the right answer from the demo
 * content, and measures how long that takes. `npm run answers -w bench`, with `-- list` to list wrong answers.
 */
const isListing = process.argv.includes('list');

function show(part: string, name: string, measured: readonly Measured[]) {
  const right = measured.filter(({ isRight }) => isRight).length;
  printRow([part, name, measured.length, right, shareOf(measured).toFixed(2)]);
}

async function measure({ url }: RunningApi): Promise<void> {
  const times: number[] = [];
  const ask = async (q: string) => {
    const startedAt = performance.now();
    const answer = await fetch(`${url}/api/help/search/all?${new URLSearchParams({ q })}`);
    const body = (await answer.json()) as Answer;
    times.push(performance.now() - startedAt);
    return body;
  };
  const parts = Object.entries(await measureAnswers(ask));
  printHead(['part', 'questions', 'number', 'right', 'share']);
  for (const [part, { answered, unanswered }] of parts) {
    show(part, 'answered', answered);
    show(part, 'unanswered', unanswered);
  }
  console.log(
    `\nms p50 / p95: ${[0.5, 0.95].map((share) => percentile(times, share).toFixed(1)).join(' / ')}`,
  );
  const wrong = parts
    .flatMap(([, { answered, unanswered }]) => [...answered, ...unanswered])
    .filter(({ isRight }) => !isRight);
  if (!isListing) return;
  printHead(['question', 'shown', 'wanted']);
  for (const { q, shown, wanted } of wrong) printRow([q, shown.replaceAll('\n', ' '), wanted]);
}

await withApi('answers', measure, { SEED: 'demo' });
