/** Stands in for the API at `fetch`: answers by path and query; what has no answer is a 404. */
export type Answers = Record<string, unknown>;

/** Makes a path fail with this status instead. */
export class Failure {
  constructor(readonly status: number) {}
}

export function fakeFetch(answers: Answers): jest.Mock {
  return jest.fn(async (input: string) => {
    const { pathname, search } = new URL(input, 'http://localhost');
    const known = [pathname + search, pathname].find((key) => key in answers);
    const answer = known === undefined ? new Failure(404) : answers[known];
    const isFailure = answer instanceof Failure;
    const status = isFailure ? answer.status : 200;
    const body = isFailure ? { error: { code: 'failed', message: 'Failed' } } : await answer;
    return { ok: !isFailure, status, statusText: 'Failed', text: async () => JSON.stringify(body) };
  });
}
