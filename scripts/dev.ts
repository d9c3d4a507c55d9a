import path from 'node:path';
import { developAgainst } from './developAgainst';
import { developAll } from './developAll';

process.env.NODE_ENV = 'development';
process.chdir(path.resolve(import.meta.dirname, '..'));

/** `npm run dev`: everything. `npm run dev -- mfe-help [address]`: one remote in a running site. */
const [remote, site] = process.argv.slice(2);
await (remote ? developAgainst(remote, site, process.env) : developAll(process.env));
