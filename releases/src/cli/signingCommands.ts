import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Argument, type Command } from 'commander';
import { generateKeys, readPrivateKey, signRelease } from '../checks/signature';
import { readReleaseFolder } from '../files/publishedRelease';
import { SIGNATURE_FILE } from '../files/releaseDocument';
import { writeAtomically } from '../files/writeFiles';
import { labelOf, remoteNames } from '../registry/registryState';

/** Adds the commands that make a key and sign a release with it. */
export function addSigningCommands(program: Command, print: (text: string) => void): void {
  program
    .command('keygen')
    .description('Makes a key that signs releases, and prints its public key')
    .argument('<file>', 'where to write the private key')
    .action(async (file: string) => {
      const { privateKey, publicKey } = generateKeys();
      // Never over another key.
      await writeFile(file, privateKey, { mode: 0o600, flag: 'wx' });
      print(`${file} is the private key. The public key, for RELEASE_KEYS of the hosts:`);
      print(publicKey);
    });

  program
    .command('sign')
    .description('Signs the release in a folder, before it goes to its origin')
    .addArgument(new Argument('<remote>').choices(remoteNames))
    .argument('<folder>', 'with a remote.json and all files')
    .requiredOption('--key <file>', 'the private key')
    .action(async (name: string, given: string, { key }: { key: string }) => {
      const folder = path.resolve(given);
      const release = await readReleaseFolder(folder, name);
      const signature = signRelease(release, readPrivateKey(key));
      await writeAtomically(path.join(folder, SIGNATURE_FILE), signature);
      print(
        `${name} ${labelOf(release.manifest)} is signed: ${SIGNATURE_FILE} beside remote.json.`,
      );
    });
}
