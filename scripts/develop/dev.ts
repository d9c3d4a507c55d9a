import { remotes } from '../../federation';
import { endWithNpm } from '../run/endWithNpm';
import { runProgram } from '../runProgram';
import { developAgainst } from './developAgainst';
import { developAll } from './developAll';

process.env.NODE_ENV = 'development';
endWithNpm();

/** `npm run dev`: everything. `npm run dev -- mfe-help [address]`: one remote in a running site. */
const [name, site, ...others] = process.argv.slice(2);
const remote = remotes.find((one) => one.name === name);
if (name === undefined) await runProgram(() => developAll(process.env));
else if (remote && isAddress(site) && others.length === 0) {
  await runProgram(() => developAgainst(remote, site, process.env));
} else {
  const names = remotes.map((one) => one.name).join('|');
  console.error(`usage: npm run dev\n       npm run dev -- <${names}> [<address of a site>]`);
  process.exit(2);
}

function isAddress(text: string | undefined): boolean {
  return text === undefined || /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '');
}
