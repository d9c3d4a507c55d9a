// nginx as a child of a composition: SIGTERM stops it, as it stops the others, after the requests under way.
const { spawn } = require('node:child_process');

// As root nginx would run its workers as a user who cannot read root's files.
const user = process.getuid() === 0 ? 'user root;' : '';
const nginx = spawn(
  '/usr/sbin/nginx',
  ['-e', 'stderr', '-c', process.argv[2], '-g', `daemon off; ${user}`],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);
process.on('SIGTERM', () => nginx.kill('SIGQUIT'));
nginx.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
nginx.on('exit', (code) => process.exit(code ?? 1));
