import { portsOf } from '../scripts/run/ports';

const FIRST = Number(process.env.BENCH_PORT ?? 3240);

export const sitePorts: Readonly<Record<string, string>> = Object.fromEntries(
  [...portsOf({}).keys()].map((name, place) => [name, `${FIRST + place}`]),
);

/** The first of ten ports for other servers of a bench. */
export const FREE_PORT = FIRST + 10;
