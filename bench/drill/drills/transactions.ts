import { createKilledTransactions } from '@pressline/embedded-mongo/test/killTransactions';
import { databaseUri } from '../../../scripts/run/backend';
import { type Drill, PAGES_UNAFFECTED, SECONDS } from '../Drill';

const ROUNDS = 50;

export const transactionDrills: readonly Drill[] = [
  {
    name: 'transactions',
    fault: `kill -9 of the embedded database between any two writes of a transaction, and a start at once, ${ROUNDS} times`,
    async inflict(site) {
      const uri = databaseUri({ DATA_DIR: site.dataDir });
      const transactions = createKilledTransactions();
      for (let round = 0; round < ROUNDS; round += 1) {
        let restarted: Promise<void> | undefined;
        await transactions.playRound(round, uri, () => {
          restarted = site.restart('database');
        });
        await restarted;
      }
      const { acknowledged, lost, half } = await transactions.judge(uri);
      if (lost.length > 0 || half.length > 0) {
        throw new Error(
          `of ${acknowledged} acknowledged transactions ${lost.length} lost, ${half.length} half`,
        );
      }
    },
    mayBe: { ...PAGES_UNAFFECTED, pageMs: 2 * SECONDS, failedWrites: 0.5, noWriteMs: 4 * SECONDS },
  },
];
