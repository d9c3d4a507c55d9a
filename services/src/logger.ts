import { type Logger, pino } from 'pino';
import type { Config } from './config';

const SECRETS = ['password', 'passwordHash', 'token', 'authorization', 'cookie', 'jwtSecret'];

/** JSON lines in production, readable lines in development; secrets are struck out wherever they stand. */
export function createLogger({
  isProduction,
  logLevel,
}: Pick<Config, 'isProduction' | 'logLevel'>): Logger {
  return pino({
    name: 'services',
    level: logLevel,
    redact: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    ...(!isProduction && {
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname,name' } },
    }),
  });
}
