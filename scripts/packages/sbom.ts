import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runProgram } from '../runProgram';
import { productionPackages } from './productionPackages';

interface Component {
  'bom-ref': string;
  name: string;
}

/** The parts of CycloneDX 1.5 that are changed here. */
interface Bom {
  serialNumber?: string;
  metadata: { timestamp?: string; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Prints the bill of materials of the product, or of the workspaces that are named, as CycloneDX.
 * npm makes it; but its `--omit=dev` also leaves out what is for development and for production,
 * such as React, so the lock file says what belongs to the product.
 */
void runProgram(() => {
  const chosen = process.argv.slice(2).map((name) => `--workspace=${name}`);
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', ...chosen];
  const printed = execFileSync('npm', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1_024 * 1_024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const bom = JSON.parse(printed) as Bom;
  const production = new Set(productionPackages().values());
  const isKept = (ref: string) => production.has(ref);
  // The same commit has the same bytes, so that a signed statement can name their hash.
  delete bom.serialNumber;
  delete bom.metadata.timestamp;
  bom.metadata.component.name = (readJson('package.json') as { name: string }).name;
  bom.components = bom.components.filter((one) => isKept(one['bom-ref']));
  bom.dependencies = bom.dependencies
    .filter(({ ref }) => isKept(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isKept) }));
  console.log(JSON.stringify(bom, null, 2));
});
