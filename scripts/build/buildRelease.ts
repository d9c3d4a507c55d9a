import path from 'node:path';
import { remotes } from '../../federation';
import { publishRemote, remoteConfigurations } from '../publish/publishRemote';
import { runProgram } from '../runProgram';
import { compile } from './compile';

/** Builds a release of one remote from another copy of its folder, into `<directory>/dist/public`. */
const [name, directory] = process.argv.slice(2);
const remote = remotes.find((candidate) => candidate.name === name);
if (!remote || !directory) {
  console.error('usage: buildRelease <remote> <directory>');
  process.exit(2);
}
const source = path.resolve(directory);
await runProgram(async () => {
  const stats = await compile(remoteConfigurations(remote, source));
  await publishRemote(remote, stats, source);
});
