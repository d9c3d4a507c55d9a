import { portsOf } from '../scripts/run/ports';

const FIRST = Number(process.env.BENCH_PORT ?? 3240);

/** The ports of a composition that is measured, by the environment variable of each. */
export const sitePorts: Readonly<Record<string, string>> = Object.fromEntries(
  [...portsOf({}).keys()].map((name, place) => [name, `${FIRST + place}`]),
);

/** The first of ten ports for what a bench itself starts. */
export const FREE_PORT = FIRST + 10;
