import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Argument, type Command } from 'commander';
import { remotes } from '../../../federation';
import { readReleaseFolder } from '../files/publishedRelease';
import { SIGNATURE_FILE } from '../files/releaseDocument';
import { writeWhole } from '../files/writeWhole';
import { labelOf } from '../registry/findRelease';
import { createSigner } from '../signing/createSigner';
import { createTrust } from '../signing/createTrust';
import { generateKeys } from '../signing/keys';
import { verifySite } from '../verify/verifySite';

export function addSigningCommands(
  program: Command,
  print: (text: string) => void,
  env: NodeJS.ProcessEnv,
): void {
  program
    .command('keygen')
    .description('Makes a key that signs releases, and the public key beside it')
    .argument('<file>', 'where the private key shall be; the public one gets .pub')
    .action(async (file: string) => {
      const { privateKey, publicKey, id } = generateKeys();
      // Never over another key.
      await writeFile(file, privateKey, { mode: 0o600, flag: 'wx' });
      await writeFile(`${file}.pub`, publicKey, { flag: 'wx' });
      print(`${file} is the private key, for RELEASE_SIGNING_KEY where releases are published.`);
      print(`${file}.pub is the public key ${id.slice(0, 16)}, for RELEASE_KEYS of the hosts.`);
    });

  program
    .command('sign')
    .description(
      'Signs the release in a folder with RELEASE_SIGNING_KEY, before it goes to its origin',
    )
    .addArgument(new Argument('<remote>').choices(remotes.map(({ name }) => name)))
    .argument('<folder>', 'with a remote.json and all files; one that others have signed, too')
    .action(async (name: string, given: string) => {
      const signer = createSigner(env);
      if (!signer) throw new Error('RELEASE_SIGNING_KEY names no file with a private key');
      const folder = path.resolve(given);
      const release = await readReleaseFolder(folder, name);
      await writeWhole(path.join(folder, SIGNATURE_FILE), signer(release, given));
      print(
        `${name} ${labelOf(release.manifest)} is signed: ${SIGNATURE_FILE} beside remote.json.`,
      );
    });

  program
    .command('verify')
    .description('Compares every file of a running site with what was published')
    .argument('<site>', 'its address')
    .option('--keys <keys>', 'public keys or files of them, separated by commas (RELEASE_KEYS)')
    .option('--threshold <number>', 'how many of them have to sign (RELEASE_KEYS_THRESHOLD)')
    .action(async (site: string, { keys, threshold }: { keys?: string; threshold?: string }) => {
      if (!/^https?:\/\//.test(site) || !URL.canParse(site)) {
        program.error(`error: ${site} is no address of a site`);
      }
      const needed = Number(threshold ?? (env.RELEASE_KEYS_THRESHOLD || 1));
      if (!(Number.isInteger(needed) && needed > 0)) {
        program.error('error: the threshold is a whole number from 1');
      }
      const trust = createTrust(keys ?? env.RELEASE_KEYS, needed);
      const { fine, differences } = await verifySite(site, trust);
      for (const line of fine) print(line);
      for (const line of differences) print(`DIFFERS ${line}`);
      if (differences.length > 0) throw new Error(`${site} differs: ${differences.length} found`);
    });
}
