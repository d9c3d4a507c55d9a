import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { requireDebianFile } from '../run/debianPackage';
import { freePort } from '../run/ports';

/** A Debian of its own: its present stable suites do not have the extension. */
const ROOT = '/var/cache/pressline-documentdb';
const SUITE = 'sid';
const PACKAGE = 'postgresql-18-documentdb';
const BINARIES = '/usr/lib/postgresql/18/bin';
const HOME = '/var/lib/pressline';
const DATA = `${HOME}/data`;

// DocumentDB's own jobs reach the server by TCP alone. Data is thrown away after a run, so fsync is off.
const configuration = (port: number) => `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = '${HOME}'
shared_preload_libraries = 'pg_cron,pg_documentdb_core,pg_documentdb'
max_connections = 200
dynamic_shared_memory_type = mmap
fsync = off
deadlock_timeout = 20ms
`;

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });

const asPostgres = (program: string, ...args: string[]) =>
  run('chroot', '--userspec=postgres:postgres', ROOT, `${BINARIES}/${program}`, ...args);

const read = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8' }).split('\n');

function debianArchive(): string {
  const addresses = read(
    'apt-get',
    'indextargets',
    '--format',
    '$(REPO_URI)',
    'Created-By: Packages',
  );
  const archive = addresses.find((address) => /\/debian\/?$/.test(address));
  if (!archive) throw new Error('apt knows no archive of Debian');
  return archive;
}

/** This machine's proxies and dates of apt. */
const aptOptions = () =>
  read('apt-config', 'dump', '--format', '%F "%v";%n', 'Acquire')
    .filter((line) => /^Acquire::(?:Check-|https?::)\S* "./.test(line))
    .map((line) => `--aptopt=${line}`);

function install(): void {
  if (existsSync(ROOT)) return;
  requireDebianFile('/usr/bin/mmdebstrap', ['mmdebstrap']);
  console.log(`Unpacking ${PACKAGE} below ${ROOT}`);
  try {
    const options = ['--quiet', '--variant=minbase', `--include=${PACKAGE}`, ...aptOptions()];
    run('mmdebstrap', ...options, SUITE, ROOT, debianArchive());
  } catch (error) {
    rmSync(ROOT, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Starts an empty PostgreSQL with the extension DocumentDB, unpacked from Debian's archive if need be.
 * @throws without root, on another system than Debian, and when the last run's server still runs
 */
export async function startPostgres() {
  if (process.getuid?.() !== 0) throw new Error('Run it as root: PostgreSQL runs in a chroot.');
  install();
  const home = path.join(ROOT, HOME);
  if (existsSync(path.join(ROOT, DATA, 'postmaster.pid'))) {
    throw new Error(`PostgreSQL is still running, or was killed: end it and remove ${home}`);
  }
  rmSync(home, { recursive: true, force: true });
  const port = await freePort();
  run('chroot', ROOT, 'install', '-d', '-o', 'postgres', '-m', '700', HOME);
  asPostgres('initdb', '-D', DATA, '-A', 'trust', '-E', 'UTF8', '--no-sync');
  appendFileSync(path.join(ROOT, DATA, 'postgresql.conf'), configuration(port));
  asPostgres('pg_ctl', '-D', DATA, '-l', `${HOME}/log`, '-w', 'start');
  const stop = () => asPostgres('pg_ctl', '-D', DATA, '-m', 'fast', 'stop');
  const connection = { host: home, port, username: 'postgres', onnotice: () => undefined };
  const sql = postgres(connection);
  try {
    await sql`CREATE EXTENSION documentdb CASCADE`;
  } catch (error) {
    stop();
    throw error;
  } finally {
    await sql.end();
  }
  return { connection, stop };
}
