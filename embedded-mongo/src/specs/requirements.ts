import type { Doc } from '../bson/values';
import { codes } from '../errors';
import type { Spec, SpecTest } from './runTest';

const version = '7.0';

const lostConnection = 'a lost connection ends its transaction';

/** What the server does not do, by tests that rely on it. */
const notDone: readonly [RegExp, string][] = [
  [/^sessions\/tests\/snapshot-sessions/, 'reads at a snapshot outside transactions are refused'],
  [/causal-consistency/, 'the server has no cluster time'],
  [/isolation.*two transactions|write conflict/, 'transactions run one at a time'],
  [/create-index/, 'createIndexes is refused in transactions'],
  [/count\.json/, 'the server has no command count'],
  [/write concern error on commit|only overwrites write concern w option/, 'w above 1 is refused'],
  [/secondary read preference in client|readPreference inherited from client/, 'for a secondary'],
  [
    /UnknownTransactionCommitResult labels to connection errors|commit-.*multiple connection errors/,
    lostConnection,
  ],
  [/retryable-commit.json: .*(after connection|two errors|concern on retries)/, lostConnection],
  [/commitTransaction succeeds after (InterruptedAtShutdown|ShutdownInProgress)/, lostConnection],
];

const isBelow = (a: string, b: string) => {
  const [left = [], right = []] = [a, b].map((text) => text.split('.').map(Number));
  const at = [0, 1, 2].find((i) => (left[i] ?? 0) !== (right[i] ?? 0));
  return at !== undefined && (left[at] ?? 0) < (right[at] ?? 0);
};

function unmet({ topologies, minServerVersion, maxServerVersion, auth }: Doc): string | undefined {
  if (topologies && !(topologies as string[]).includes('replicaset')) {
    return `for ${(topologies as string[]).join(', ')}`;
  }
  if (minServerVersion && isBelow(version, String(minServerVersion))) {
    return `for MongoDB ${minServerVersion} and later`;
  }
  if (maxServerVersion && isBelow(String(maxServerVersion), version)) {
    return `for MongoDB ${maxServerVersion} and earlier`;
  }
  return auth ? 'needs authentication' : undefined;
}

/** Why a test is not run, if it is not. */
export function reasonOf(file: string, spec: Spec, test: SpecTest): string | undefined {
  for (const { runOnRequirements: any = [] } of [spec, test]) {
    const reasons = any.map(unmet);
    if (reasons.length > 0 && !reasons.includes(undefined)) return reasons[0];
  }
  const known = notDone.find(([pattern]) => pattern.test(`${file}: ${test.description}`));
  return test.skipReason ?? known?.[1];
}

const refusals: readonly number[] = [
  codes.CommandNotFound,
  codes.Location40415,
  codes.NotImplemented,
  codes.InvalidPipelineOperator,
  codes.Location40324,
];

/** What the server refused, if that is what failed a test: it is documented to refuse it. */
export function refusalOf(error: Error & { code?: unknown }): string | undefined {
  return refusals.includes(Number(error.code)) ? `refused: ${error.message}` : undefined;
}
