// As the end-to-end tests do: a second try on shared machines, with the first failure printed; none
// where somebody watches.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
