import path from 'node:path';
import { remotes } from '../federation';
import { compile } from './compile';
import { publishRemote, remoteConfigurations } from './publishRemote';

/** Builds a release of one remote from another copy of its folder, into `<directory>/dist/public`. */
const [name, directory] = process.argv.slice(2);
const remote = remotes.find((candidate) => candidate.name === name);
if (!remote || !directory) {
  console.error('usage: buildRelease <remote> <directory>');
  process.exit(2);
}
try {
  const source = path.resolve(directory);
  const stats = await compile(remoteConfigurations(remote, source));
  await publishRemote(remote, stats, source);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
