import path from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { reportFlakes } from '../scripts/testing/reportFlakes';

/** Names the tests that passed only in their second try. They do not fail the run. */
export default class FlakeReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const flaky = this.suite?.allTests().filter((test) => test.outcome() === 'flaky') ?? [];
    reportFlakes(
      flaky.map((test) => {
        const [, , , ...titles] = test.titlePath();
        return [path.relative('', test.location.file), ...titles].join(' › ');
      }),
    );
  }
}
