import { type Logger, pino } from 'pino';
import type { Config } from './config';

const SECRETS = ['password', 'passwordHash', 'token', 'authorization', 'cookie', 'jwtSecret'];

/** JSON lines in production, readable lines in development, without secrets. */
export async function createLogger({
  isProduction,
  logLevel,
}: Pick<Config, 'isProduction' | 'logLevel'>): Promise<Logger> {
  const options = {
    name: 'services',
    level: logLevel,
    redact: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  };
  if (isProduction) return pino(options);
  const { default: pretty } = await import('pino-pretty');
  return pino(options, pretty({ ignore: 'pid,hostname,name' }));
}
