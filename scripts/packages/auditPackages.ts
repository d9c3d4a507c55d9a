import { spawnSync } from 'node:child_process';
import { runProgram } from '../runProgram';
import { productionPackages } from './productionPackages';

interface Report {
  /** Only when the registry answered. */
  auditReportVersion?: number;
  message?: string;
  vulnerabilities?: Record<
    string,
    {
      severity: string;
      range: string;
      via: ({ title: string; url: string } | string)[];
      /** Its places. */
      nodes: string[];
      fixAvailable: unknown;
    }
  >;
}

const SERIOUS: readonly string[] = ['high', 'critical'];

// One try: whoever waits for a pipeline should not wait for a registry.
const ARGS = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=30000'];

function askRegistry(): Report {
  const { stdout } = spawnSync('npm', ARGS, { encoding: 'utf8', maxBuffer: 64 * 1_024 * 1_024 });
  try {
    return JSON.parse(stdout);
  } catch {
    return { message: 'npm audit gave no report' };
  }
}

/**
 * Fails when the registry knows of a high or critical flaw in a package that the product runs, and
 * when it cannot be asked: what nobody has checked must not look as if it were fine. Others it names.
 */
void runProgram(() => {
  const { auditReportVersion, message, vulnerabilities = {} } = askRegistry();
  if (!auditReportVersion) {
    throw new Error(`Nothing was checked, because the registry could not be asked: ${message}`);
  }
  const production = productionPackages();
  let flawed = 0;
  for (const [name, { severity, range, via, nodes, fixAvailable }] of Object.entries(
    vulnerabilities,
  )) {
    // The others only need one that has flaws of its own.
    const own = via.filter((cause) => typeof cause !== 'string');
    const isShipped = nodes.some((place) => production.has(place));
    if (own.length === 0 || !isShipped) continue;
    if (SERIOUS.includes(severity)) flawed += 1;
    console.error(`${name} ${range}: ${severity}${fixAvailable ? ', a fix is available' : ''}`);
    for (const { title, url } of own) console.error(`  ${title} ${url}`);
  }
  if (flawed > 0) throw new Error(`${flawed} packages have known flaws`);
  console.log('No package that the product runs has a known high or critical flaw');
});
