import path from 'node:path';
import { remotes } from '../federation';
import { developAgainst } from './developAgainst';
import { developAll } from './developAll';
import { endWithNpm } from './endWithNpm';

process.env.NODE_ENV = 'development';
process.chdir(path.resolve(import.meta.dirname, '..'));
endWithNpm();

/** `npm run dev`: everything. `npm run dev -- mfe-help [address]`: one remote in a running site. */
const [name, site, ...others] = process.argv.slice(2);
const remote = remotes.find((one) => one.name === name);
if (name === undefined) await developAll(process.env);
else if (remote && isAddress(site) && others.length === 0) {
  await developAgainst(remote, site, process.env);
} else {
  const names = remotes.map((one) => one.name).join('|');
  console.error(`usage: npm run dev\n       npm run dev -- <${names}> [<address of a site>]`);
  process.exit(2);
}

function isAddress(text: string | undefined): boolean {
  return text === undefined || /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '');
}
