// Jest's --filter: of the files that the arguments select, those that failed in the results named here.
const { readFileSync } = require('node:fs');

const { testResults } = JSON.parse(readFileSync(process.env.FORMER_RESULTS, 'utf8'));
const failed = new Set(
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
);
module.exports = (paths) => ({ filtered: paths.filter((path) => failed.has(path)) });
