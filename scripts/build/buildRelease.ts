import path from 'node:path';
import { remotes } from '../../federation';
import { publishRemote, remoteConfigurations } from '../publish/publishRemote';
import { runProgram } from '../runProgram';
import { compile } from './compile';

/**
 * Builds a release of one remote from another copy of its folder, into `<directory>/dist/public`:
 * without the bundles for other people's pages, which are a third of the work.
 */
const [name, directory] = process.argv.slice(2);
const found = remotes.find((candidate) => candidate.name === name);
if (!found || !directory) {
  console.error('usage: buildRelease <remote> <directory>');
  process.exit(2);
}
const remote = { ...found, hasGuest: false };
const source = path.resolve(directory);
await runProgram(async () => {
  const stats = await compile(remoteConfigurations(remote, source));
  await publishRemote(remote, stats, { directory: source });
});
