import { until } from '../../scripts/testing/until';

/** Runs `task` until it succeeds; throws its last error when it has not within a minute. */
export async function retried<Result>(task: () => Promise<Result>): Promise<Result> {
  let failure: unknown;
  const attempt = () =>
    task().then(
      (result) => ({ result }),
      (error) => {
        failure = error;
      },
    );
  const done = await until(attempt).catch(() => undefined);
  if (!done) throw failure;
  return done.result;
}
